package dev.gunfeel.picture;

import dev.gunfeel.arsenal.Arsenal;
import dev.gunfeel.blend.BlendSequence;
import dev.gunfeel.boids.BoidsSequence;
import dev.gunfeel.boids.BoidsStep;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.check.RecordedPattern;
import dev.gunfeel.homing.HomingSequence;
import dev.gunfeel.recoil.RecoilCurve;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.rotation.RotationSequence;
import dev.gunfeel.rotation.SlerpResult;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Which answers have a picture, and what it is. */
public final class Pictures {
    private static final Map<Class<? extends Record>, Function<Record, Picture>> PICTURES = Map.ofEntries(
            entry(SpreadSequence.class, SpreadPicture::new),
            entry(RecoilCurve.class, ImpulsePicture::new),
            entry(RecoilSequence.class, RecoilPicture::new),
            entry(SlerpResult.class, SlerpPicture::new),
            entry(RotationSequence.class, RotationPicture::new),
            entry(HomingSequence.class, HomingPicture::new),
            entry(BlendSequence.class, BlendPicture::new),
            entry(BoidsStep.class, BoidsPicture::of),
            entry(BoidsSequence.class, BoidsPicture::of),
            entry(WeaponSequence.class, WeaponPicture::new),
            entry(Arsenal.class, ArsenalPicture::new),
            entry(Weapon.class, WeaponPattern::of),
            entry(Preset.class, preset -> WeaponPattern.of(preset.weapon())));

    private Pictures() {}

    /**
     * Draws a weapon over what was recorded of it earlier. The recorded impacts are shown as they are,
     * whatever the weapon would do today; nothing is shown of a pattern that has stayed the same.
     *
     * @param answer the burst, of somebody who stands still
     * @param before the pattern as it was
     * @return the picture of both
     */
    public static Picture over(WeaponSequence answer, RecordedPattern before) {
        return new WeaponPicture(answer, before);
    }

    private static <T extends Record> Map.Entry<Class<? extends Record>, Function<Record, Picture>> entry(
            Class<T> type, Function<T, Picture> picture) {
        return Map.entry(type, answer -> picture.apply(type.cast(answer)));
    }

    /**
     * Tells which answers can be drawn.
     *
     * @param type the type of an answer
     * @return whether answers of the type have a picture
     */
    public static boolean has(Class<?> type) {
        return PICTURES.containsKey(type);
    }

    /**
     * Draws an answer.
     *
     * @param answer what an entry point of the core returned, a weapon, or a preset
     * @return its picture, empty where it has none
     */
    public static Optional<Picture> of(Record answer) {
        return Optional.ofNullable(PICTURES.get(answer.getClass())).map(picture -> picture.apply(answer));
    }
}
