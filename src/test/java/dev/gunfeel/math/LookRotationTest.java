package dev.gunfeel.math;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LookRotationTest {
    /** Turns by 90 degrees to look right, as each engine writes them down. */
    @ParameterizedTest
    @CsvSource({"UNITY, 0, 1, 0, 1", "UNREAL, 0, 0, 1, 1", "GODOT, 0, -1, 0, 1", "GLTF, 0, -1, 0, 1"})
    void looksRightAsTheEngineDoes(Axes axes, double x, double y, double z, double w) {
        assertSame(axes.lookRotation(axes.right()), new Quaternion(x, y, z, w));
    }

    /** Unity's LookRotation(forward, right): x becomes -y and y becomes x, which is -90 degrees about z. */
    @Test
    void leansItsUpToTheVectorGiven() {
        Quaternion leaning = Axes.UNITY.lookRotation(new Vector3(0, 0, 1), new Vector3(1, 0, 0));
        assertSame(leaning, new Quaternion(0, 0, -1, 1));
    }

    /**
     * What a look rotation is, whatever the axes: forward becomes the direction, and up stays in the plane of the
     * direction and the vector given, on its side.
     */
    @ParameterizedTest
    @EnumSource
    void upLiesInThePlaneOfTheTwo(Axes axes) {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 2000; i++) {
            Vector3 direction = any(random);
            Vector3 upwards = any(random);
            Quaternion rotation = axes.lookRotation(direction, upwards);

            assertThat(rotation.norm()).isBetween(1 - 1e-15, 1 + 1e-15);
            assertThat(rotation.rotate(axes.forward()).minus(direction).length())
                    .isLessThan(1e-14);
            Vector3 up = rotation.rotate(axes.up());
            Vector3 square = direction.cross(upwards);
            assertThat(up.dot(square)).isBetween(-1e-14, 1e-14);
            assertThat(up.dot(upwards)).isPositive();
        }
    }

    /** With the up of the axes it is the one without roll, whose right is level. */
    @ParameterizedTest
    @EnumSource
    void theAxesOwnUpMakesNoRoll(Axes axes) {
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 2000; i++) {
            Vector3 direction = any(random);
            Quaternion level = axes.lookRotation(direction);
            assertThat(level.rotate(axes.right()).dot(axes.up())).isBetween(-1e-15, 1e-15);
            assertThat(level.rotate(axes.up()).dot(axes.up())).isNotNegative();
            assertThat(axes.lookRotation(direction, axes.up()).minus(level).norm())
                    .isLessThan(1e-14);
        }
    }

    @ParameterizedTest
    @EnumSource
    void straightUpItsYawIsNone(Axes axes) {
        Quaternion up = axes.lookRotation(axes.up());
        assertThat(up.rotate(axes.right()).minus(axes.right()).length()).isLessThan(1e-15);
        assertThat(up.rotate(axes.up()).plus(axes.forward()).length()).isLessThan(1e-15);
    }

    @ParameterizedTest
    @EnumSource
    void theLevelRightIsSquareAndLevel(Axes axes) {
        assertThat(axes.levelRight(axes.forward())).isEqualTo(axes.right());
        assertThat(axes.levelRight(axes.right()))
                .isEqualTo(axes.forward().times(-1).withoutNegativeZeros());
        SplittableRandom random = new SplittableRandom(13);
        for (double tilt : new double[] {1.5, 1e-3, 2e-6, 9e-7, 1e-12, 0}) {
            Vector3 steep = axes.direction(random.nextDouble(-3, 3), Math.PI / 2 - tilt);
            Vector3 right = axes.levelRight(steep);
            assertThat(right.length()).isBetween(1 - 1e-15, 1 + 1e-15);
            assertThat(right.dot(steep)).isBetween(-1e-15, 1e-15);
            if (tilt < 1e-6) {
                assertThat(right.minus(axes.right()).length()).isLessThan(2e-6);
            } else {
                assertThat(right.dot(axes.up())).isZero();
            }
        }
    }

    private static void assertSame(Quaternion rotation, Quaternion expected) {
        assertThat(rotation.minus(expected.normalized()).norm()).isLessThan(1e-15);
    }

    private static Vector3 any(SplittableRandom random) {
        return new Vector3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1)).unit();
    }
}
