package dev.gunfeel.check.run;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.spread.SpreadPattern;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where chance has a part in a burst, so that bursts must be simulated. What has none is the same in every burst, and
 * computed exactly.
 */
public final class Chance {
    private Chance() {}

    /**
     * Returns whether bullets may go elsewhere from the aim in another burst.
     *
     * @param conditions the weapon, and how it is fired
     * @return whether chance has a part
     */
    public static boolean inSpread(Conditions conditions) {
        Weapon weapon = conditions.weapon();
        // Neither the formulas nor the generator have a say in where chance has one.
        SpreadPattern spread =
                new SpreadPattern(weapon, Formulas.PUBLISHED, GeneratorSettings.STANDARD, weapon.seeds());
        return (conditions.vary() == Vary.ALL && spread.isSeeded()) || spread.isByChance(conditions.firing());
    }

    /**
     * Returns whether the view may go up differently in another burst.
     *
     * @param conditions the weapon, and how it is fired
     * @return whether chance has a part
     */
    public static boolean inPitch(Conditions conditions) {
        return varies(conditions, recoil -> knocking(recoil, Knocking::vertical));
    }

    /**
     * Returns whether the view may go sideways differently in another burst.
     *
     * @param conditions the weapon, and how it is fired
     * @return whether chance has a part
     */
    public static boolean inYaw(Conditions conditions) {
        return varies(conditions, recoil -> knocking(recoil, Knocking::horizontal));
    }

    /**
     * Returns whether the view, and with it the aim, may be elsewhere in another burst.
     *
     * @param conditions the weapon, and how it is fired
     * @return whether chance has a part
     */
    public static boolean inAim(Conditions conditions) {
        return inPitch(conditions) || inYaw(conditions);
    }

    /**
     * Returns whether the view may lean differently in another burst.
     *
     * @param conditions the weapon, and how it is fired
     * @return whether chance has a part
     */
    public static boolean inRoll(Conditions conditions) {
        return varies(conditions, WeaponRecoil::rolling);
    }

    /**
     * Returns whether the field of view may change differently in another burst.
     *
     * @param conditions the weapon, and how it is fired
     * @return whether chance has a part
     */
    public static boolean inFieldOfView(Conditions conditions) {
        return varies(conditions, WeaponRecoil::punching);
    }

    private static @Nullable RecoilChannel knocking(
            WeaponRecoil recoil, Function<Knocking, @Nullable RecoilChannel> channel) {
        Knocking knocking = recoil.knocking();
        return knocking == null ? null : channel.apply(knocking);
    }

    private static boolean varies(Conditions conditions, Function<WeaponRecoil, @Nullable RecoilChannel> part) {
        WeaponRecoil recoil = conditions.weapon().recoil();
        RecoilChannel channel = recoil == null || conditions.vary() != Vary.ALL ? null : part.apply(recoil);
        return channel != null
                && (channel.size() != 0 || hasPattern(recoil))
                && (channel.variation() > 0 || channel.sign() == RecoilSign.RANDOM);
    }

    private static boolean hasPattern(@Nullable WeaponRecoil recoil) {
        return recoil != null && recoil.knocking() != null && recoil.knocking().pattern() != null;
    }
}
