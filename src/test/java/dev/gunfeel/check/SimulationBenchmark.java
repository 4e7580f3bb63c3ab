package dev.gunfeel.check;

import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.target.Silhouette;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.document.Presets;
import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A million bursts of thirty shots on the move, and how many of them hit a humanoid: by the checks on one and two threads,
 * and by a loop that does the same maths burst for burst, as somebody would write it down who read docs/formulas.md.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class SimulationBenchmark {
    private static final int SHOTS = 30;
    private static final double SPEED = 5;
    private static final double DISTANCE = 25;

    /** How many bursts; fewer where only the ratio is of interest. */
    @Param("1000000")
    public int bursts;

    private final Weapon weapon =
            Objects.requireNonNull(Presets.find("assaultRifle")).weapon();
    private List<Shot> shots = List.of();

    /** Fires the burst that both simulate. */
    @Setup
    public void fire() {
        shots = Firing.of(SHOTS).atSpeed(SPEED).fire(weapon);
        if (Math.abs(straightforward() - checksOnTwoThreads()) > 1e-12) {
            throw new IllegalStateException("the two disagree");
        }
    }

    /** Measures the checks on one thread. */
    @Benchmark
    public double checksOnOneThread() {
        return checks(1);
    }

    /** Measures the checks on two threads. */
    @Benchmark
    public double checksOnTwoThreads() {
        return checks(2);
    }

    private double checks(int threads) {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.humanoid(), DISTANCE))
                .fired(SHOTS, SPEED)
                .atLeast(0);
        ChecksRequest request =
                ChecksRequest.of(List.of(weapon), List.of(check)).withSimulations(bursts);
        return Objects.requireNonNull(
                Checks.run(request, threads, Progress.NONE).results().get(0).value());
    }

    /** Measures the plain loop. */
    @Benchmark
    public double straightforward() {
        WeaponSpread spread = Objects.requireNonNull(weapon.spread());
        RandomSpread random = Objects.requireNonNull(spread.random());
        RunningSpread running = Objects.requireNonNull(spread.running());
        Silhouette silhouette = Target.humanoid().silhouette();
        long hits = 0;
        for (int i = 0; i < bursts; i++) {
            long runningSeed = SplitMix64.number(1, 3L * i + 2);
            double q = 0;
            for (Shot shot : shots) {
                double ratio = shot.potentialRatio();
                double growth = StrictMath.pow(ratio, random.exponent());
                SplitMix64 drawn = new SplitMix64(1 + shot.seedOffset());
                double width = random.horizontal() * growth;
                double sideways = drawn.range(
                        width * random.horizontalRange().min(),
                        width * random.horizontalRange().max());
                double share = sideways / random.horizontal();
                double height = random.vertical() * Math.sqrt(Math.max(0, 1 - share * share));
                double r = Objects.requireNonNull(spread.lift()).magnitude() * ratio + drawn.range(-height, height);
                SplitMix64 chance = new SplitMix64(runningSeed + shot.number());
                double angle = -Math.PI + 2 * Math.PI * chance.unit();
                double length = running.magnitude()
                        * StrictMath.pow(Math.min(1, shot.speed() / running.maxSpeed()), running.exponent())
                        * chance.unit();
                q = q * StrictMath.pow(ratio, spread.carryExponent())
                        + random.sign(shot.seedOffset()) * sideways
                        + length * StrictMath.cos(angle);
                r += running.verticalScale() * length * StrictMath.sin(angle);
                double scale = DISTANCE / spread.forwardDistance();
                if (silhouette.zone(q * scale, r * scale) != Zone.NOTHING) {
                    hits++;
                }
            }
        }
        return (double) hits / bursts / SHOTS;
    }
}
