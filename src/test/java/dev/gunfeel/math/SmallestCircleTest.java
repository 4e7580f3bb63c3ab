package dev.gunfeel.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The smallest circle against known triangles, and against all pairs and triples of random directions. */
class SmallestCircleTest {
    private static Vector3 at(double yawDegrees, double pitchDegrees) {
        double yaw = StrictMath.toRadians(yawDegrees);
        double pitch = StrictMath.toRadians(pitchDegrees);
        return new Vector3(
                StrictMath.cos(pitch) * StrictMath.cos(yaw),
                StrictMath.cos(pitch) * StrictMath.sin(yaw),
                StrictMath.sin(pitch));
    }

    private static double degrees(List<Vector3> directions) {
        return StrictMath.toDegrees(SmallestCircle.radius(directions));
    }

    @Test
    void oneDirectionNeedsNoCircle() {
        assertThat(degrees(List.of(at(3, 4)))).isZero();
        assertThat(degrees(List.of(at(3, 4), at(3, 4), at(3, 4)))).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-5, 1e-3, 1, 80})
    void twoDirectionsAreADiameter(double apart) {
        assertThat(degrees(List.of(at(0, 10), at(0, 10 + apart), at(0, 10 + apart / 3))))
                .isCloseTo(apart / 2, within(1e-7 * apart));
    }

    /** Three directions a third of a turn apart round a middle, and one near it: the circle is theirs. */
    @ParameterizedTest
    @ValueSource(doubles = {1e-4, 2, 60})
    void aTriangleHasItsOwnCircle(double radius) {
        List<Vector3> directions = new ArrayList<>(List.of(new Vector3(1, 0, 0)));
        for (int i = 0; i < 3; i++) {
            double angle = 2 * StrictMath.PI * i / 3 + 0.3;
            double size = StrictMath.toRadians(radius);
            directions.add(new Vector3(
                    StrictMath.cos(size),
                    StrictMath.sin(size) * StrictMath.cos(angle),
                    StrictMath.sin(size) * StrictMath.sin(angle)));
        }
        assertThat(degrees(directions)).isCloseTo(radius, within(1e-9 * radius));
    }

    @Test
    void noPairAndNoTripleMakesASmallerOne() {
        SplittableRandom random = new SplittableRandom(7);
        for (int trial = 0; trial < 200; trial++) {
            double spread = random.nextDouble(0.01, 20);
            List<Vector3> directions = new ArrayList<>();
            int count = random.nextInt(2, 14);
            for (int i = 0; i < count; i++) {
                directions.add(at(40 + random.nextDouble(-spread, spread), random.nextDouble(-spread, spread)));
            }
            assertThat(degrees(directions))
                    .as("trial %d", trial)
                    .isCloseTo(StrictMath.toDegrees(byBruteForce(directions)), within(1e-9));
        }
    }

    /** Takes the smallest of all circles on two or three directions that hold all others; by cosines. */
    private static double byBruteForce(List<Vector3> directions) {
        double least = StrictMath.PI;
        for (Vector3 a : directions) {
            for (Vector3 b : directions) {
                least = Math.min(least, reach(a.plus(b), directions));
                for (Vector3 c : directions) {
                    Vector3 across = b.minus(a).cross(c.minus(a));
                    if (across.length() > 1e-14) {
                        least = Math.min(least, reach(across, directions));
                        least = Math.min(least, reach(across.times(-1), directions));
                    }
                }
            }
        }
        return least;
    }

    private static double reach(Vector3 middle, List<Vector3> directions) {
        return directions.stream()
                .mapToDouble(one -> StrictMath.atan2(one.cross(middle).length(), one.dot(middle)))
                .max()
                .orElseThrow();
    }
}
