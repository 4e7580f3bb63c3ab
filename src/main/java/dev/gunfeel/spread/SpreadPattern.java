package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Range;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.Generator;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.SignPattern;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The spread of one weapon with its seeds (docs/formulas.md, Spread). Immutable. */
public final class SpreadPattern {
    private static final List<Double> NOTHING = List.of(0.0, 0.0);

    private final WeaponSpread spread;
    private final Formulas formulas;
    private final Algorithm algorithm;
    private final long spreadSeed;
    private final long runningSeed;

    /**
     * Makes the pattern.
     *
     * @param spread the weapon's spread; null for a weapon whose bullets all go where the aim points
     * @param formulas which form of the vertical random spread
     * @param algorithm where random numbers come from
     * @param seeds the seeds in force
     */
    public SpreadPattern(@Nullable WeaponSpread spread, Formulas formulas, Algorithm algorithm, Seeds seeds) {
        this.spread = spread == null ? WeaponSpread.NONE : spread;
        this.formulas = formulas;
        this.algorithm = algorithm;
        spreadSeed = seeds.spreadInForce();
        runningSeed = seeds.runningInForce();
    }

    /**
     * Returns where a shot's bullet goes.
     *
     * @param shot the shot
     * @param before the sideways place (q) of the shot before, 0 for the first
     */
    public Deviation deviation(Shot shot, double before) {
        StillSpread still = still(shot);
        RunningReach reach = reach(shot);
        if (!reach.moves()) {
            return still.with(before, 0, 0);
        }
        Generator generator = algorithm.generator(runningSeed + shot.number());
        double angle = RunningReach.angle(generator);
        double distance = reach.distance(generator);
        return still.with(before, RunningReach.right(distance, angle), reach.up(distance, angle));
    }

    /** Returns the spread of a burst, ready to be fired many times with other running seeds. */
    public BurstSpread burst(List<Shot> shots) {
        return new BurstSpread(this, algorithm, shots);
    }

    /** Returns the part of a shot's spread that does not depend on the running seed. */
    StillSpread still(Shot shot) {
        double carry = StrictMath.pow(shot.potentialRatio(), spread.carryExponent());
        double lift = spread.lift() == null
                ? 0
                : spread.lift().magnitude()
                        * StrictMath.pow(shot.potentialRatio(), spread.lift().exponent());
        List<Double> random = spread.random() == null ? NOTHING : random(spread.random(), shot);
        return new StillSpread(spread.forwardDistance(), carry, lift, random.get(0), random.get(1));
    }

    /** Returns how far running spread may take a shot's bullet. */
    RunningReach reach(Shot shot) {
        RunningSpread running = spread.running();
        if (running == null) {
            return RunningReach.NONE;
        }
        double effort = StrictMath.pow(Math.min(1, shot.speed() / running.maxSpeed()), running.exponent());
        double magnitude = running.magnitude() * effort;
        return new RunningReach(
                magnitude * running.range().min(), magnitude * running.range().max(), running.verticalScale());
    }

    private List<Double> random(RandomSpread random, Shot shot) {
        Generator generator = algorithm.generator(spreadSeed + shot.seedOffset());
        double growth = StrictMath.pow(shot.potentialRatio(), random.exponent());
        double width = random.horizontal() * growth;
        double sideways = share(generator, width, random.horizontalRange());
        double height = switch (formulas) {
            case PUBLISHED -> random.vertical() * ellipse(sideways, random.horizontal());
            case CORRECTED -> random.vertical() * growth * ellipse(sideways, width);
        };
        double up = share(generator, height, random.verticalRange());
        // The draw for the sign comes last, so that the pattern of signs doesn't move the other numbers.
        int sign = random.signPattern() == SignPattern.RUNS
                ? random.sign(shot.seedOffset())
                : generator.unit() < 0.5 ? -1 : 1;
        return List.of(sign * sideways + 0.0, up + 0.0);
    }

    /** Returns the share of an ellipse's height that is left at a distance from its middle; all where it has no width. */
    private static double ellipse(double distance, double width) {
        if (width == 0) {
            return 1;
        }
        double ratio = distance / width;
        return Math.sqrt(Math.max(0, 1 - ratio * ratio));
    }

    /** Draws from a range of shares of a magnitude; a number is drawn also for the magnitude 0. */
    private static double share(Generator generator, double magnitude, Range range) {
        return generator.range(magnitude * range.min(), magnitude * range.max());
    }
}
