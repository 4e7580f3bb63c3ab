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
        return new Weapon(
                null,
                between(0.03, 0.4),
                new Potential(between(0.1, 2), maybe(10) ? 0 : between(0, 1)),
                new Seeds(random.nextLong(), random.nextLong(), random.nextLong()),
                spread,
                recoil,
                null,
                null);
    }

    /** Returns one to five bursts with pauses from the fire interval up to well past rest. */
    public List<Burst> bursts(Weapon weapon) {
        List<Burst> bursts = new ArrayList<>();
        int count = 1 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            double pause = weapon.fireIntervalSeconds() + (maybe(4) ? 0 : between(0, 1.5));
            bursts.add(new Burst(1 + random.nextInt(12), i == 0 ? null : pause, maybe(2) ? 0 : between(0, 8)));
        }
        return bursts;
    }

    private WeaponSpread spread() {
        LiftingSpread lift = maybe(4) ? null : new LiftingSpread(between(0, 2), between(1, 3));
        RandomSpread scatter = maybe(6)
                ? null
                : new RandomSpread(
                        maybe(8) ? 0 : between(0, 1),
                        maybe(8) ? 0 : between(0, 1),
                        between(1, 3),
                        range(),
                        range(),
                        maybe(3) ? SignPattern.RANDOM : SignPattern.RUNS,
                        runs(),
                        maybe(2) ? 1 : -1);
        RunningSpread running = maybe(4)
                ? null
                : new RunningSpread(between(0, 3), between(1, 3), between(1, 8), range(), between(0, 1.5));
        return new WeaponSpread(between(1, 20), between(1, 4), lift, scatter, running);
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
                : new Knocking(
                        maybe(5) ? null : critical(),
                        maybe(5) ? null : critical(),
                        maybe(2) ? Stacking.RESTART : Stacking.SUPERPOSE);
        return new WeaponRecoil(maybe(5) ? null : channel(), knocking, maybe(5) ? null : channel());
    }

    private RecoilChannel channel() {
        return maybe(2) ? critical() : underdamped();
    }

    private RecoilChannel critical() {
        return new RecoilChannel(RecoilModel.CRITICAL, between(-3, 3), between(0.05, 1.5), null, variation(), sign());
    }

    private RecoilChannel underdamped() {
        double settle = between(0.05, 1.5);
        return new RecoilChannel(
                RecoilModel.UNDERDAMPED, between(-3, 3), settle, settle * between(0.01, 0.2), variation(), sign());
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
