package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector3;
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
        double carried = before * StrictMath.pow(shot.potentialRatio(), spread.carryExponent()) + 0.0;
        double lift = spread.lift() == null
                ? 0
                : spread.lift().magnitude()
                        * StrictMath.pow(shot.potentialRatio(), spread.lift().exponent());
        List<Double> random = spread.random() == null ? NOTHING : random(spread.random(), shot);
        List<Double> running = spread.running() == null ? NOTHING : running(spread.running(), shot);
        Vector3 pqr = new Vector3(
                spread.forwardDistance(),
                carried + random.get(0) + running.get(0),
                lift + random.get(1) + running.get(1));
        return new Deviation(carried, lift, random, running, pqr);
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

    private List<Double> running(RunningSpread running, Shot shot) {
        Generator generator = algorithm.generator(runningSeed + shot.number());
        double angle = -Math.PI + 2 * Math.PI * generator.unit();
        double effort = StrictMath.pow(Math.min(1, shot.speed() / running.maxSpeed()), running.exponent());
        double distance = share(generator, running.magnitude() * effort, running.range());
        return List.of(
                distance * StrictMath.cos(angle) + 0.0,
                running.verticalScale() * distance * StrictMath.sin(angle) + 0.0);
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
