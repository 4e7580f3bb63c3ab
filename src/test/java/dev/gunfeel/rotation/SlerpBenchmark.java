package dev.gunfeel.rotation;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.random.SplitMix64;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The time of one orientation between two, by each method: what the constant speed of slerp costs against nlerp, and
 * normalising against lerp. Blending asks for one for each bone and frame. The pairs are evenly spread over all
 * orientations, so a slerp's angle is a new one each time.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SlerpBenchmark {
    private static final int PAIRS = 1024;

    /** The method. */
    @Param
    public RotationMethod method = RotationMethod.SLERP;

    private final Quaternion[] from = new Quaternion[PAIRS];
    private final Quaternion[] to = new Quaternion[PAIRS];

    /** Draws the pairs. */
    @Setup
    public void draw() {
        SplitMix64 random = new SplitMix64(1);
        for (int i = 0; i < PAIRS; i++) {
            from[i] = any(random);
            to[i] = any(random);
        }
    }

    /** Uniform over all orientations (Shoemake, Uniform random rotations, Graphics Gems III, 1992). */
    private static Quaternion any(SplitMix64 random) {
        double share = random.unit();
        double one = random.range(0, 2 * Math.PI);
        double other = random.range(0, 2 * Math.PI);
        return new Quaternion(
                        Math.sqrt(1 - share) * StrictMath.sin(one),
                        Math.sqrt(1 - share) * StrictMath.cos(one),
                        Math.sqrt(share) * StrictMath.sin(other),
                        Math.sqrt(share) * StrictMath.cos(other))
                .unit();
    }

    /** A third of the way, per pair. */
    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public void between(Blackhole blackhole) {
        for (int i = 0; i < PAIRS; i++) {
            blackhole.consume(Slerp.interpolate(from[i], to[i], 1.0 / 3, RotationPath.SHORTEST, method, 30));
        }
    }
}
