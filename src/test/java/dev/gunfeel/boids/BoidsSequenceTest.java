package dev.gunfeel.boids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.gunfeel.boids.Flocks.Kind;
import dev.gunfeel.homing.Waypoint;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.StoppedException;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoidsSequenceTest {
    private static final List<Waypoint> PATH = List.of(
            new Waypoint(0.1, new Vector3(10, 0, 0)),
            new Waypoint(0.3, new Vector3(-10, 4, 20)),
            new Waypoint(0.5, new Vector3(0, 0, 50)));

    private static RulesOf everything() {
        return new RulesOf()
                .bounds(9)
                .facing(10, false)
                .viewAngle(250)
                .maxNeighbors(6)
                .obstacles(new BoidsObstacle(new Vector3(1, 2, 3), 2.0))
                .flee(BoidsFlee.of(new Vector3(-4, 0, 1), 6.0).withWeight(2.0))
                .arrival(15);
    }

    /** Feeding a step's agents back gives the sequence's frames, bit for bit, whatever is switched on. */
    @ParameterizedTest
    @EnumSource(Formulas.class)
    void stepsFedBackAreTheSequence(Formulas formulas) {
        for (Kind kind : Kind.values()) {
            List<BoidsAgent> agents = new ArrayList<>();
            for (BoidsAgent agent : Flocks.random(kind, 60, 11)) {
                agents.add(Flocks.turned(agent, new Quaternion(0.1 * agents.size(), -1, 0.7, 3)));
            }
            BoidsSequence sequence = Boids.sequence(
                    Flocks.sequence(formulas, agents, null, everything().rules(), 40, 1, PATH));
            assertThat(sequence.frames()).hasSize(41);
            for (int step = 1; step <= 40; step++) {
                Vector3 target = Waypoint.at(PATH, step * 0.02);
                BoidsRules rules =
                        everything().target(target.x(), target.y(), target.z()).rules();
                BoidsStep stepped = Boids.step(Flocks.step(formulas, Axes.UNITY, agents, rules, 0.02));
                agents = stepped.agents();
                BoidsFrame frame = sequence.frames().get(step);
                assertThat(agents).as("%s, step %s", kind, step).isEqualTo(frame.agents());
                assertThat(stepped.summary()).isEqualTo(frame.summary());
            }
        }
    }

    /** The start's own agents, normalised, are a start that leads to the same. */
    @Test
    void theFirstFrameIsAStart() {
        BoidsSequence spawned = Boids.sequence(Flocks.sequence(
                Flocks.spawn(50, 9, 7), new RulesOf().facing(10, true).rules(), 30, 10));
        BoidsSequence again = Boids.sequence(Flocks.sequence(
                spawned.frames().get(0).agents(), new RulesOf().facing(10, true).rules(), 30, 10));
        assertThat(again.frames()).isEqualTo(spawned.frames());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 0",
        "0, 7, 0",
        "1, 1, 0 1",
        "6, 2, 0 2 4 6",
        "7, 3, 0 3 6 7",
        "5, 9, 0 5",
        "5, 2147483647, 0 5",
    })
    void keepsTheStartEveryNthAndTheLast(int steps, int every, String kept) {
        BoidsSequenceRequest request = Flocks.sequence(Flocks.spawn(5, 1, 3), BoidsRules.standard(), steps, every);
        List<BoidsFrame> frames = Boids.sequence(request).frames();
        assertThat(frames).extracting(BoidsFrame::index).containsExactly(indices(kept));
        assertThat(request.frameCount()).isEqualTo(frames.size());
        assertThat(frames).allSatisfy(frame -> assertThat(frame.timeSeconds()).isEqualTo(frame.index() * 0.02));
        // Thinning leaves frames out and changes none.
        List<BoidsFrame> all = Boids.sequence(Flocks.sequence(Flocks.spawn(5, 1, 3), BoidsRules.standard(), steps, 1))
                .frames();
        assertThat(frames).allSatisfy(frame -> assertThat(frame).isEqualTo(all.get(frame.index())));
    }

    private static Integer[] indices(String text) {
        return java.util.Arrays.stream(text.split(" ", -1))
                .map(Integer::valueOf)
                .toArray(Integer[]::new);
    }

    /** Held before the first waypoint and after the last: a flock of one flies there. */
    @Test
    void theTargetMoves() {
        List<Waypoint> path =
                List.of(new Waypoint(1.0, new Vector3(0, 0, 40)), new Waypoint(21.0, new Vector3(40, 0, 40)));
        List<BoidsFrame> frames = Boids.sequence(Flocks.sequence(
                        Formulas.PUBLISHED,
                        List.of(Flocks.at(0, 0, 0)),
                        null,
                        new RulesOf().arrival(8).rules(),
                        2000,
                        50,
                        path))
                .frames();
        Vector3 atFirst = frames.get(1).agents().get(0).position();
        assertThat(atFirst.x()).isZero();
        assertThat(atFirst.z()).isPositive();
        assertThat(frames.get(40)
                        .agents()
                        .get(0)
                        .position()
                        .minus(new Vector3(40, 0, 40))
                        .length())
                .isLessThan(0.01);
        // At 12 s the target is half way along x; the agent follows it at its speed of 2 m/s, some way behind.
        Vector3 between = frames.get(12).agents().get(0).position();
        assertThat(between.minus(Waypoint.at(path, 12)).length()).isLessThan(6);
    }

    @Test
    void framesComeOneByOneAndAreTheSame() {
        BoidsSequenceRequest request =
                Flocks.sequence(Flocks.spawn(20, 4, 6), new RulesOf().bounds(5).rules(), 25, 4);
        BoidsFrames frames = Boids.frames(request, Limits.NONE);
        List<BoidsFrame> streamed = new ArrayList<>();
        frames.forEachRemaining(streamed::add);
        BoidsSequence whole = Boids.sequence(request);
        assertThat(streamed).isEqualTo(whole.frames());
        assertThat(frames.warnings()).isEqualTo(whole.warnings());
        assertThatThrownBy(frames::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void framesAreHeldByNobody() {
        BoidsFrames frames =
                Boids.frames(Flocks.sequence(Flocks.spawn(100, 4, 6), BoidsRules.standard(), 20, 1), Limits.NONE);
        List<WeakReference<BoidsFrame>> seen = new ArrayList<>();
        while (seen.size() < 10) {
            seen.add(new WeakReference<>(frames.next()));
        }
        // A collection clears what nobody holds before it returns; one that only tidies up may come first.
        for (int i = 0; i < 10 && !seen.stream().allMatch(frame -> frame.refersTo(null)); i++) {
            System.gc();
        }
        assertThat(seen).allMatch(frame -> frame.refersTo(null));
        assertThat(frames.hasNext()).isTrue();
    }

    /** Steps whose frames nobody keeps allocate nothing, so memory grows with what is returned alone. */
    @Test
    void memoryDoesNotGrowWithTheSteps() {
        allocated(100);
        long some = allocated(100);
        long many = allocated(1100);
        // A thousand steps of a thousand agents.
        assertThat(many - some).isLessThan(1_000_000);
    }

    private static long allocated(int steps) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        // Bounds keep the flock together, so that the arrays for it stay as long as they are at first.
        BoidsSequenceRequest request = Flocks.sequence(
                Flocks.spawn(1000, 4, 20), new RulesOf().radii(2, 1).bounds(20).rules(), steps, steps);
        long before = threads.getCurrentThreadAllocatedBytes();
        Boids.sequence(request);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void stopsWhenInterrupted() {
        BoidsSequenceRequest request =
                Flocks.sequence(Flocks.spawn(1000, 4, 20), BoidsRules.standard(), 1_000_000, 1_000_000);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Boids.sequence(request)).isInstanceOf(StoppedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void tablesHaveARowForEachFrameAndAgent() {
        BoidsSequence sequence = Boids.sequence(Flocks.sequence(Flocks.spawn(2, 1, 3), BoidsRules.standard(), 4, 2));
        assertThat(sequence.table().header())
                .containsExactly(
                        "index",
                        "timeSeconds",
                        "agent",
                        "positionX",
                        "positionY",
                        "positionZ",
                        "velocityX",
                        "velocityY",
                        "velocityZ");
        assertThat(sequence.table().rows()).hasSize(6);
        BoidsAgent agent = sequence.frames().get(1).agents().get(1);
        assertThat(sequence.table().rows().get(3))
                .containsExactly(
                        2,
                        0.04,
                        1,
                        agent.position().x(),
                        agent.position().y(),
                        agent.position().z(),
                        agent.velocity().x(),
                        agent.velocity().y(),
                        agent.velocity().z());

        BoidsAgent turned = Flocks.turned(Flocks.at(1, 2, 3), Quaternion.IDENTITY);
        BoidsStep step = Boids.step(Flocks.step(List.of(turned), BoidsRules.standard()));
        assertThat(step.table().header())
                .startsWith("agent", "positionX")
                .endsWith("rotationX", "rotationY", "rotationZ", "rotationW");
        assertThat(step.table().rows())
                .containsExactly(new Object[] {0, 1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0});
    }
}
