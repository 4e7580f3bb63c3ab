package dev.gunfeel.boids;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
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

/**
 * The time of a step per agent, in flocks of very different size and equal density: evenly spread in a cube in which an
 * agent has about 20 neighbours. Each invocation steps 100 000 agents, many times a small flock or once the large one. The
 * steps are of a microsecond, so that the density stays: a flock condenses as it flies.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class BoidsBenchmark {
    private static final int AGENTS_PER_INVOCATION = 100_000;
    private static final double NEIGHBORS = 20;

    /** How many agents the flock has. */
    @Param({"1000", "10000", "100000"})
    public int agents;

    private Flock start = new Flock(0, false);
    private Flock flock = start;
    private Flock next = start;
    private Cells cells = new Cells(0, 1);
    private Steering steering = new Steering(cells, BoidsRules.standard(), 1, Formulas.PUBLISHED, Axes.UNITY);
    private FlockSummary summary = new FlockSummary(cells, 1);

    /** Makes the flock. */
    @Setup
    public void spawn() {
        BoidsRules rules = BoidsRules.standard();
        double radius = rules.neighborRadius();
        double side = Math.cbrt(agents * 4 / 3.0 * Math.PI * radius * radius * radius / NEIGHBORS);
        SplitMix64 random = new SplitMix64(1);
        start = new Flock(agents, false);
        flock = new Flock(agents, false);
        next = new Flock(agents, false);
        for (int i = 0; i < agents; i++) {
            Vector3 position = new Vector3(random.range(0, side), random.range(0, side), random.range(0, side));
            Vector3 velocity = new Vector3(random.range(-1, 1), random.range(-1, 1), random.range(-1, 1));
            start.put(i, position, velocity);
            flock.put(i, position, velocity);
        }
        cells = new Cells(agents, radius);
        steering = new Steering(cells, rules, 1e-6, Formulas.PUBLISHED, Axes.UNITY);
        summary = new FlockSummary(cells, radius);
    }

    /** A step of a sequence, per agent: sorting into cells, counting pairs, steering and moving. */
    @Benchmark
    @OperationsPerInvocation(AGENTS_PER_INVOCATION)
    public long step() {
        long pairs = 0;
        for (int done = 0; done < AGENTS_PER_INVOCATION; done += agents) {
            pairs += step(flock);
            Flock before = flock;
            flock = next;
            next = before;
        }
        return pairs;
    }

    /** A single step, per agent: the same, of agents that lie in memory as they were given, without order. */
    @Benchmark
    @OperationsPerInvocation(AGENTS_PER_INVOCATION)
    public long firstStep() {
        long pairs = 0;
        for (int done = 0; done < AGENTS_PER_INVOCATION; done += agents) {
            pairs += step(start);
        }
        return pairs;
    }

    private long step(Flock from) {
        cells.sort(from);
        long pairs = RowsAround.pairs(cells);
        steering.step(from, null, next);
        return pairs;
    }

    /** The numbers of a kept frame, per agent. */
    @Benchmark
    @OperationsPerInvocation(AGENTS_PER_INVOCATION)
    public int summary() {
        int groups = 0;
        for (int done = 0; done < AGENTS_PER_INVOCATION; done += agents) {
            cells.sort(flock);
            groups += summary.summarize().groups();
        }
        return groups;
    }
}
