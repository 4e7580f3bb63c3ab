package dev.gunfeel.burst;

import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilModel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.SignPattern;
import dev.gunfeel.weapon.Stacking;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Weapons and bursts of every kind that both forms of the formulas take, the same for the same seed. */
public final class RandomWeapons {
    private final Random random;

    /** Starts the weapons of a seed. */
    public RandomWeapons(long seed) {
        random = new Random(seed);
    }

    /** Returns a weapon; any part but the potential may be missing. */
    public Weapon weapon() {
        return weapon(maybe(4) ? null : spread(), maybe(4) ? null : recoil());
    }

    /** Returns a weapon that has spread and recoil, though perhaps not every part of them. */
    public Weapon wholeWeapon() {
        return weapon(spread(), recoil());
    }

    private Weapon weapon(@Nullable WeaponSpread spread, @Nullable WeaponRecoil recoil) {
        return Weapon.firingEvery(between(0.03, 0.4))
                .withPotential(Potential.of(between(0.1, 2), maybe(10) ? 0 : between(0, 1)))
                .withSeeds(Seeds.NONE
                        .withSpread(random.nextLong())
                        .withRecoil(random.nextLong())
                        .withRunning(random.nextLong()))
                .withSpread(spread)
                .withRecoil(recoil);
    }

    /** Returns one to five bursts with pauses from the fire interval up to well past rest. */
    public List<Burst> bursts(Weapon weapon) {
        List<Burst> bursts = new ArrayList<>();
        int count = 1 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            double pause = weapon.intervalSeconds() + (maybe(4) ? 0 : between(0, 1.5));
            bursts.add(Burst.of(1 + random.nextInt(12))
                    .withPauseSeconds(i == 0 ? null : pause)
                    .withSpeed(maybe(2) ? 0 : between(0, 8)));
        }
        return bursts;
    }

    private WeaponSpread spread() {
        LiftingSpread lift = maybe(4) ? null : LiftingSpread.of(between(0, 2)).withExponent(between(1, 3));
        RandomSpread scatter = maybe(6)
                ? null
                : RandomSpread.of(maybe(8) ? 0 : between(0, 1), maybe(8) ? 0 : between(0, 1))
                        .withExponent(between(1, 3))
                        .withHorizontalRange(range())
                        .withVerticalRange(range())
                        .withSignPattern(maybe(3) ? SignPattern.RANDOM : SignPattern.RUNS)
                        .withSignRuns(runs())
                        .withFirstSign(maybe(2) ? 1 : -1);
        RunningSpread running = maybe(4)
                ? null
                : RunningSpread.of(between(0, 3), 1)
                        .withExponent(between(1, 3))
                        .withMaxSpeed(between(1, 8))
                        .withRange(range())
                        .withVerticalScale(between(0, 1.5));
        return WeaponSpread.NONE
                .withForwardDistance(between(1, 20))
                .withCarryExponent(between(1, 4))
                .withLift(lift)
                .withRandom(scatter)
                .withRunning(running);
    }

    private List<Integer> runs() {
        List<Integer> runs = new ArrayList<>();
        int count = 1 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            runs.add(1 + random.nextInt(9));
        }
        return runs;
    }

    private Range range() {
        double one = between(-1, 1);
        double other = between(-1, 1);
        return new Range(Math.min(one, other), Math.max(one, other));
    }

    private WeaponRecoil recoil() {
        Knocking knocking = maybe(5)
                ? null
                : Knocking.NONE
                        .withVertical(maybe(5) ? null : critical())
                        .withHorizontal(maybe(5) ? null : critical())
                        .withStacking(maybe(2) ? Stacking.RESTART : Stacking.SUPERPOSE);
        return WeaponRecoil.NONE
                .withRolling(maybe(5) ? null : channel())
                .withKnocking(knocking)
                .withPunching(maybe(5) ? null : channel());
    }

    private RecoilChannel channel() {
        return maybe(2) ? critical() : underdamped();
    }

    private RecoilChannel critical() {
        return RecoilChannel.of(between(-3, 3), between(0.05, 1.5))
                .withVariation(variation())
                .withSign(sign());
    }

    private RecoilChannel underdamped() {
        double settle = between(0.05, 1.5);
        return RecoilChannel.of(between(-3, 3), settle)
                .withModel(RecoilModel.UNDERDAMPED)
                .withPeakSeconds(settle * between(0.01, 0.2))
                .withVariation(variation())
                .withSign(sign());
    }

    private double variation() {
        return maybe(3) ? 0 : between(0, 1);
    }

    private @Nullable RecoilSign sign() {
        return maybe(4) ? null : List.of(RecoilSign.values()).get(random.nextInt(3));
    }

    private boolean maybe(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    /** Returns a number of an interval. */
    public double between(double low, double high) {
        return low + (high - low) * random.nextDouble();
    }
}
