package dev.gunfeel.boids;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;

import dev.gunfeel.homing.Waypoint;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the check says about inputs for flocks. */
class BoidsRulesTest {
    private static final BoidsAgent AGENT = Flocks.at(1, 2, 3);
    private static final BoidsAgent TURNED = Flocks.turned(AGENT, Quaternion.IDENTITY);

    private static BoidsStepRequest step(BoidsRules rules, BoidsAgent... agents) {
        return Flocks.step(List.of(agents), rules);
    }

    @Test
    void whatIsRightIsNotComplainedAbout() {
        assertSound(step(BoidsRules.standard(), AGENT));
        assertSound(step(new RulesOf().facing(1, true).rules(), TURNED, TURNED));
        assertSound(Flocks.sequence(
                Flocks.spawn(3, 1, 1), new RulesOf().facing(1, true).rules(), 5, 1));
        assertSound(step(new RulesOf().radii(1, 1).rules(), AGENT));
        assertSound(step(BoidsRules.standard(), Flocks.at(1e300, -1e300, 1e300)));
    }

    /** The largest velocity still has a square, and the largest position a difference, whichever way they point. */
    @ParameterizedTest
    @CsvSource({"1, 0, 0", "0, 1, 0", "0, 0, 1"})
    void placesAndSpeedsStayWhereNumbersReach(double x, double y, double z) {
        Vector3 axis = new Vector3(x, y, z);
        assertSound(step(BoidsRules.standard(), Flocks.agent(Vector3.ZERO, axis.times(-1e100))));
        complaintsAbout(step(BoidsRules.standard(), Flocks.agent(Vector3.ZERO, axis.times(-1.01e100))))
                .onlyAt("/agents/0/velocity", "has a component beyond 1e100 m/s; make it slower");
        complaintsAbout(step(BoidsRules.standard(), Flocks.agent(axis.times(-1.01e300), Vector3.ZERO)))
                .onlyAt("/agents/0/position", "has a component beyond 1e300 m from the origin; bring it nearer");
    }

    @Test
    void separationReachesNoFartherThanTheNeighbours() {
        complaintsAbout(step(new RulesOf().radii(2, 3).rules(), AGENT))
                .at("/rules/separationRadius")
                .saying("is 3 m", "at most neighborRadius (2 m)", "make it smaller");
    }

    @Test
    void rangesAreKept() {
        BoidsRules rules = new RulesOf()
                .speed(0)
                .force(-1)
                .radii(0, 1e101)
                .weights(-1, -0.1, -2, -3, -4)
                .viewAngle(361)
                .maxNeighbors(0)
                .bounds(0)
                .facing(-1, true)
                .obstacles(new BoidsObstacle(Vector3.ZERO, 0.0))
                .flee(BoidsFlee.of(new Vector3(2e300, 0, 0), -1.0).withWeight(-1.0))
                .target(0, 0, 1.1e300)
                .arrival(0)
                .rules();
        complaintsAbout(Flocks.step(Formulas.PUBLISHED, Axes.UNITY, List.of(TURNED), rules, 0))
                .at(
                        "/rules/maxSpeed",
                        "/rules/maxSteerForce",
                        "/rules/neighborRadius",
                        "/rules/separationRadius",
                        "/rules/weights/separation",
                        "/rules/weights/alignment",
                        "/rules/weights/cohesion",
                        "/rules/weights/target",
                        "/rules/weights/bounds",
                        "/rules/viewAngleDegrees",
                        "/rules/maxNeighbors",
                        "/rules/bounds/radius",
                        "/rules/facing/rotationSpeed",
                        "/rules/obstacles/0/radius",
                        "/rules/flee/0/position",
                        "/rules/flee/0/radius",
                        "/rules/flee/0/weight",
                        "/rules/target",
                        "/rules/arrivalRadius",
                        "/deltaSeconds");
    }

    @Test
    void agentsAreWhereNumbersHold() {
        complaintsAbout(step(
                        BoidsRules.standard(),
                        Flocks.at(0, 0, -1.0001e300),
                        Flocks.agent(new Vector3(Double.NaN, 0, 0), new Vector3(0, 1e101, 0)),
                        Flocks.turned(AGENT, new Quaternion(0, 0, 1e-13, 0))))
                .at("/agents/0/position", "/agents/1/position/0", "/agents/1/velocity", "/agents/2/rotation")
                .saying("1e300 m from the origin", "1e100 m/s");
    }

    @Test
    @SuppressWarnings("NullAway") // What a body may leave out.
    void agentsAreComplete() {
        complaintsAbout(Flocks.step(List.of(), BoidsRules.standard())).at("/agents");
        complaintsAbout(Flocks.step(null, BoidsRules.standard())).at("/agents").saying("is required");
        complaintsAbout(step(BoidsRules.standard(), new BoidsAgent(null, null, null)))
                .at("/agents/0/position", "/agents/0/velocity");
        complaintsAbout(Flocks.step(Arrays.asList(AGENT, null), BoidsRules.standard()))
                .at("/agents/1");
    }

    @Test
    void rotationsAreForAllOrNone() {
        complaintsAbout(step(BoidsRules.standard(), AGENT, TURNED, AGENT))
                .at("/agents/0/rotation")
                .saying("give one to every agent or to none");
        complaintsAbout(step(BoidsRules.standard(), TURNED, TURNED, AGENT)).at("/agents/2/rotation");
        complaintsAbout(step(new RulesOf().facing(1, true).rules(), AGENT))
                .at("/rules/facing")
                .saying("no agent has one", "or leave this out");
    }

    @Test
    void arrivalNeedsATarget() {
        complaintsAbout(step(new RulesOf().arrival(3).rules(), AGENT)).at("/rules/arrivalRadius");
        complaintsAbout(Flocks.sequence(
                        Flocks.spawn(3, 1, 1), new RulesOf().arrival(3).rules(), 1, 1))
                .at("/rules/arrivalRadius")
                .saying("rules.target or targetPath");
        assertSound(withPath(new RulesOf().arrival(3).rules(), new Waypoint(0.0, Vector3.ZERO)));
    }

    private static BoidsSequenceRequest withPath(BoidsRules rules, Waypoint... path) {
        return Flocks.sequence(Formulas.PUBLISHED, null, Flocks.spawn(3, 1, 1), rules, 5, 1, List.of(path));
    }

    @Test
    void aPathIsInOrderAndAlone() {
        Waypoint early = new Waypoint(1.0, Vector3.ZERO);
        Waypoint late = new Waypoint(2.0, Vector3.ZERO);
        complaintsAbout(withPath(BoidsRules.standard(), late, early, late))
                .at("/targetPath/1/timeSeconds")
                .saying("put the waypoints in order of time");
        complaintsAbout(withPath(new RulesOf().target(1, 1, 1).rules(), early))
                .at("/targetPath")
                .saying("leave one of the two out");
        complaintsAbout(withPath(BoidsRules.standard(), new Waypoint(-1.0, new Vector3(0, 2e300, 0))))
                .at("/targetPath/0/timeSeconds", "/targetPath/0/position");
        complaintsAbout(withPath(BoidsRules.standard())).at("/targetPath");
    }

    @Test
    @SuppressWarnings("NullAway") // What a body may leave out.
    void aSequenceStartsSomewhere() {
        BoidsRules rules = BoidsRules.standard();
        complaintsAbout(Flocks.sequence(Formulas.PUBLISHED, null, null, rules, 5, 1, null))
                .at("/agents")
                .saying("unless spawn makes the flock");
        complaintsAbout(Flocks.sequence(Formulas.PUBLISHED, List.of(AGENT), Flocks.spawn(1, 1, 1), rules, 5, 1, null))
                .at("/spawn")
                .saying("leave one of the two out");
        complaintsAbout(Flocks.sequence(Flocks.spawn(0, 1, -1), rules, -1, 0))
                .at("/spawn/count", "/spawn/radius", "/steps", "/every");
        complaintsAbout(BoidsSequenceRequestBuilder.builder()
                        .agents(List.of(AGENT))
                        .build())
                .at("/steps")
                .saying("is required");
    }

    @Test
    void limitsAreCheckedBeforeAnyWork() {
        BoidsRules rules = BoidsRules.standard();
        complaintsAbout(Flocks.sequence(Flocks.spawn(100_001, 1, 1000), rules, 1, 1))
                .at("/spawn/count")
                .saying("asks for 100001 agents", "GUNFEEL_MAX_AGENTS");
        complaintsAbout(Flocks.step(Collections.nCopies(100_001, AGENT), rules)).at("/agents");
        complaintsAbout(Flocks.sequence(Flocks.spawn(100_000, 1, 1000), rules, 101, 100))
                .at("/steps", "/every")
                .saying("GUNFEEL_MAX_AGENT_STEPS", "GUNFEEL_MAX_FRAME_AGENTS");
        complaintsAbout(Flocks.sequence(Flocks.spawn(1, 1, 10), rules, Integer.MAX_VALUE, Integer.MAX_VALUE))
                .at("/steps");
        complaintsAbout(Flocks.sequence(Flocks.spawn(1000, 1, 10), rules, 10_000, 50))
                .at("/every");
        assertSound(Flocks.sequence(Flocks.spawn(1000, 1, 10), rules, 10_000, 51));
    }
}
