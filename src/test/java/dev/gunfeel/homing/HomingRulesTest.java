package dev.gunfeel.homing;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static dev.gunfeel.homing.Aims.look;

import dev.gunfeel.input.Words;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

@NullUnmarked // null is what a request leaves out
class HomingRulesTest {
    private static final Vector3 HERE = new Vector3(1, 2, 3);
    private static final Vector3 THERE = new Vector3(4, 5, 6);

    private static HomingStepRequest step(Vector3 direction, Quaternion rotation, Vector3 target) {
        return HomingStepRequest.of(HERE, direction)
                .withRotation(rotation)
                .withTarget(target)
                .withMethod(Method.VECTOR.at(90.0))
                .withDeltaSeconds(0.1);
    }

    private static HomingSequenceRequest sequence(List<Waypoint> path, Double delta, Double duration) {
        return HomingSequenceRequest.of(HERE, look(0, 0))
                .withPath(path)
                .withMethod(Method.VECTOR.at(90.0))
                .withDeltaSeconds(delta)
                .withDurationSeconds(duration);
    }

    @Test
    void nothingIsWrongWithAPlainRequest() {
        assertSound(step(look(0, 0), null, THERE));
        assertSound(sequence(List.of(new Waypoint(0.0, HERE)), 0.1, 1.0));
    }

    @Test
    void everythingThatIsMissingIsSaidAtOnce() {
        complaintsAbout(HomingStepRequestBuilder.builder().build())
                .at("/position", "/direction", "/target", "/deltaSeconds", "/turnRateDegreesPerSecond")
                .saying("is required");
        complaintsAbout(HomingSequenceRequestBuilder.builder().build())
                .at(
                        "/position",
                        "/direction",
                        "/path",
                        "/deltaSeconds",
                        "/durationSeconds",
                        "/turnRateDegreesPerSecond");
    }

    @Test
    void aDirectionMustPointSomewhere() {
        complaintsAbout(step(new Vector3(0, 0, 0), null, THERE))
                .at("/direction")
                .saying("points nowhere");
        complaintsAbout(step(new Vector3(0, 9e-13, 0), null, THERE)).at("/direction");
        complaintsAbout(step(new Vector3(1e-300, 0, 0), null, THERE)).at("/direction");
        assertSound(step(new Vector3(0, 1.1e-12, 0), null, THERE));
        complaintsAbout(step(new Vector3(0, Double.NaN, 0), null, THERE)).at("/direction/1");
        assertSound(step(new Vector3(0, 1e300, 0), null, THERE));
    }

    @Test
    void aTargetMustBeElsewhere() {
        complaintsAbout(step(look(0, 0), null, HERE)).at("/target").saying("the follower's own place");
        assertSound(step(look(0, 0), null, HERE.plus(new Vector3(0, 0, 1e-9))));
        complaintsOf(() -> Homing.step(step(look(0, 0), null, HERE))).at("/target");
    }

    @Test
    void aRotationMustLookAlongTheDirection() {
        Quaternion left = Axes.UNITY.lookRotation(look(-30, 0));
        Quaternion rolled = Axes.UNITY.lookRotation(look(20, 10)).times(Quaternion.about(Axes.UNITY.forward(), 1));
        complaintsAbout(step(look(0, 0), left, THERE)).at("/rotation").saying("30 degrees", "leave rotation out");
        assertSound(step(look(20, 10), rolled, THERE));
        // Single precision is near enough, a hundredth of a degree is not.
        assertSound(step(look(20.00001, 10), rolled, THERE));
        complaintsAbout(step(look(20.02, 10), rolled, THERE)).at("/rotation");
        complaintsAbout(step(look(0, 0), new Quaternion(0, 0, 0, 0), THERE))
                .at("/rotation")
                .saying("no rotation");
    }

    @Test
    void aSequenceKeepsTheRulesOfAStep() {
        HomingSequenceRequest request =
                Aims.sequence(new Vector3(0, 0, 0), Aims.still(THERE), Method.VECTOR, 90, 0.1, 1);
        complaintsAbout(request).at("/direction").saying("points nowhere");
        complaintsAbout(request.withDirection(look(0, 0)).withRotation(Axes.UNITY.lookRotation(look(-30, 0))))
                .at("/rotation");
    }

    @Test
    void waypointsMustBeInOrder() {
        Waypoint start = new Waypoint(1.0, HERE);
        complaintsAbout(sequence(List.of(), 0.1, 1.0)).at("/path");
        complaintsAbout(sequence(List.of(start, new Waypoint(1.0, THERE), new Waypoint(0.5, HERE)), 0.1, 1.0))
                .at("/path/1/timeSeconds", "/path/2/timeSeconds")
                .saying("is 1 s, but must come after the waypoint before (1 s)", "in order of time");
        complaintsAbout(sequence(List.of(new Waypoint(-1.0, null), start), 0.1, 1.0))
                .at("/path/0/timeSeconds", "/path/0/position");
        complaintsAbout(sequence(Arrays.asList(start, null), 0.1, 1.0)).at("/path/1");
        complaintsAbout(sequence(List.of(start, new Waypoint(Double.NaN, HERE)), 0.1, 1.0))
                .at("/path/1/timeSeconds");
    }

    @Test
    void eachMethodTakesItsOwnRate() {
        String request = "{'position': [1, 2, 3], 'direction': [0, 0, 1], 'target': [4, 5, 6], 'deltaSeconds': 0.1,"
                + " 'method': '%s', '%s': 3}";
        for (Method method : Method.values()) {
            boolean exponential = method == Method.EXPONENTIAL;
            String own = exponential ? "ratePerSecond" : "turnRateDegreesPerSecond";
            String other = exponential ? "turnRateDegreesPerSecond" : "ratePerSecond";
            String word = Words.of(method);
            complaintsAbout(HomingStepRequest.class, request.formatted(word, other))
                    .at("/turnRateDegreesPerSecond", "/ratePerSecond")
                    .saying(
                            own + " is required with method " + word + "; add it",
                            other + " means nothing to method " + word + ", which takes " + own + "; leave it out");
            complaintsAbout(HomingStepRequest.of(HERE, look(0, 0))
                            .withTarget(THERE)
                            .withMethod(method.at(-3))
                            .withDeltaSeconds(-0.1)
                            .withActivationRadius(0.0))
                    .at("/" + own, "/deltaSeconds", "/activationRadius");
        }
    }

    @Test
    void stepsAreCountedBeforeTheyAreMade() {
        List<Waypoint> path = List.of(new Waypoint(0.0, THERE));
        assertSound(sequence(path, 0.001, 200.0));
        complaintsAbout(sequence(path, 0.001, 200.001)).at("/durationSeconds").saying("GUNFEEL_MAX_SAMPLES");
        complaintsAbout(sequence(path, 1e-300, 1e300)).at("/durationSeconds");
        complaintsAbout(sequence(path, 0.0, 1.0)).at("/deltaSeconds");
    }
}
