package dev.gunfeel.boids;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs that are meant to hang, overflow or exhaust a service. */
class BoidsHostileTest {
    private static final Limits LIMITS = Limits.of(variable -> null);
    private static final int MOST = 100_000;

    /** Far more than any machine takes. */
    private static final int HANGS_AFTER_SECONDS = 300;

    @Test
    @Timeout(HANGS_AFTER_SECONDS)
    void aFlockWithinOneRadiusIsRefusedBeforeAnyWork() {
        BoidsSequenceRequest request = Flocks.sequence(Flocks.spawn(MOST, 1, 2), BoidsRules.standard(), 1, 1);
        complaintsOf(() -> Boids.frames(request, LIMITS))
                .onlyAt(
                        "/rules/neighborRadius",
                        "10000000000 pairs",
                        "at the start",
                        "GUNFEEL_MAX_PAIRS",
                        "make it smaller");
    }

    @Test
    @Timeout(HANGS_AFTER_SECONDS)
    void aFlockAtOneSpotFarOutIsRefusedBeforeAnyWork() {
        BoidsSpawn spawn = BoidsSpawn.of(MOST)
                .withSeed(1L)
                .withRadius(0.0)
                .withCenter(new Vector3(1e300, -1e300, 1e300))
                .withSpeed(1.0);
        assertThatThrownBy(() -> Boids.frames(Flocks.sequence(spawn, BoidsRules.standard(), 1, 1), LIMITS))
                .isInstanceOf(InputException.class);
    }

    /** A sphere of agents that all fly to its middle in one step: what can't be seen at the start stops the sequence. */
    @Test
    @Timeout(HANGS_AFTER_SECONDS)
    void aFlockThatGetsTooDenseStopsAtThatStep() {
        int count = 60_000;
        List<BoidsAgent> agents = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < count; i++) {
            Vector3 out = new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()).normalized();
            agents.add(Flocks.agent(out.times(2000), out.times(-2000)));
        }
        BoidsRules rules = new RulesOf().speed(2000).radii(0.5, 0.5).rules();
        Limits limits = Limits.of(variable -> variable.equals("GUNFEEL_MAX_PAIRS") ? "1000000000" : null);
        BoidsFrames frames = Boids.frames(
                BoidsSequenceRequest.of(2)
                        .withAgents(agents)
                        .withRules(rules)
                        .withDeltaSeconds(0.5)
                        .withEvery(1),
                limits);
        frames.next();
        frames.next();
        complaintsOf(frames::next).onlyAt("/rules/neighborRadius", "by step 2");
        BoidsStepRequest step = Flocks.step(Formulas.PUBLISHED, Axes.UNITY, agents, rules, 1);
        complaintsOf(() -> Boids.step(step, limits)).onlyAt("/rules/neighborRadius", "by step 1");
    }

    /** Without a limit on pairs, work is still counted: obstacles and points to flee from are pairs too. */
    @Test
    void pairsAddUpOverTheSteps() {
        List<BoidsFlee> everywhere = IntStream.range(0, 100)
                .mapToObj(i -> BoidsFlee.of(new Vector3(i, 0, 0), 1.0).withWeight(1.0))
                .toList();
        BoidsRules rules =
                new RulesOf().flee(everywhere.toArray(BoidsFlee[]::new)).rules();
        Limits few = Limits.of(variable -> variable.equals("GUNFEEL_MAX_PAIRS") ? "10000" : null);
        // 10 agents: at most 100 pairs to summarise, at least 1000 with the points a step.
        complaintsOf(() -> Boids.sequence(Flocks.sequence(Flocks.spawn(10, 1, 3), rules, 10, 10), few))
                .onlyAt("/rules/neighborRadius", "by step 9");
        assertThat(Boids.sequence(Flocks.sequence(Flocks.spawn(10, 1, 3), rules, 7, 7), few)
                        .frames())
                .hasSize(2);
    }

    /** As many agents as allowed, so far apart that the box around them has more cells than a double can count. */
    @ParameterizedTest
    @ValueSource(doubles = {1e4, 1e9, 1e100})
    @Timeout(HANGS_AFTER_SECONDS)
    void spaceCostsNothing(double radius) {
        BoidsSequence sequence =
                Boids.sequence(Flocks.sequence(Flocks.spawn(MOST, 1, radius), BoidsRules.standard(), 1, 1), LIMITS);
        BoidsSummary summary = sequence.frames().get(1).summary();
        assertThat(summary.groups()).isGreaterThan(MOST * 9 / 10);
        // The mean distance to the nearest of n evenly spread points per volume: 0.554 n^(-1/3), in a ball's inside.
        double perAxis = radius * Math.cbrt(4 * Math.PI / 3 / MOST);
        assertThat(summary.meanNearestDistance()).isBetween(0.54 * perAxis, 0.58 * perAxis);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void theLargestNumbersStayNumbers(Kind kind) {
        List<BoidsAgent> agents = new ArrayList<>();
        List<BoidsAgent> random = Flocks.random(kind, 60, 1);
        for (int i = 0; i < random.size(); i++) {
            Vector3 position = random.get(i).position();
            Vector3 velocity = random.get(i).velocity();
            double size = i % 2 == 0 || kind == Kind.OUTLIERS ? 1 : 1e300 / position.length();
            agents.add(new BoidsAgent(
                    position.times(size), velocity.times(i % 3 == 0 ? 1e99 : 1), new Quaternion(0, 1e-300, 0, 1e300)));
        }
        RulesOf largest = new RulesOf()
                .speed(1e100)
                .force(1e100)
                .radii(1e100, 1e100)
                .weights(1e100, 1e100, 1e100, 1e100, 1e100)
                .target(1e300, 1e300, -1e300)
                .bounds(Double.MAX_VALUE)
                .facing(1e100, false)
                .viewAngle(180)
                .maxNeighbors(Integer.MAX_VALUE)
                .obstacles(
                        new BoidsObstacle(new Vector3(-1e300, 1e300, 1e300), 1e100),
                        new BoidsObstacle(Vector3.ZERO, 1e100))
                .flee(BoidsFlee.of(new Vector3(1e300, 0, 0), Double.MAX_VALUE).withWeight(1e100))
                .arrival(Double.MAX_VALUE);
        RulesOf smallest = new RulesOf()
                .speed(Double.MIN_VALUE)
                .force(Double.MIN_VALUE)
                .radii(1e-50, 1e-50)
                .weights(0, Double.MIN_VALUE, 0, Double.MIN_VALUE, 0)
                .target(Double.MIN_VALUE, 0, 0)
                .bounds(Double.MIN_VALUE)
                .facing(0, true)
                .viewAngle(Double.MIN_VALUE)
                .maxNeighbors(1)
                .obstacles(new BoidsObstacle(Vector3.ZERO, Double.MIN_VALUE))
                .flee(BoidsFlee.of(Vector3.ZERO, Double.MIN_VALUE).withWeight(0.0))
                .arrival(Double.MIN_VALUE);
        RulesOf mixed = new RulesOf()
                .speed(1e100)
                .force(Double.MIN_VALUE)
                .radii(1e100, 1e-50)
                .obstacles(new BoidsObstacle(new Vector3(1e300, 1, 1), 1e100))
                .target(0, 0, 0)
                .arrival(1);
        for (RulesOf rules : List.of(largest, smallest, mixed)) {
            for (Formulas formulas : Formulas.values()) {
                for (double deltaSeconds : new double[] {Double.MIN_VALUE, 0.02, 1e6}) {
                    Numbers.assertFinite(Boids.sequence(BoidsSequenceRequest.of(12)
                            .withFormulas(formulas)
                            .withAxes(Axes.UNREAL)
                            .withAgents(agents)
                            .withRules(rules.rules())
                            .withDeltaSeconds(deltaSeconds)
                            .withEvery(3)));
                }
            }
        }
    }
}
