package dev.gunfeel.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class VectorsTest {
    private static final double EXACT = 1e-15;

    @ParameterizedTest
    @ValueSource(doubles = {1e-320, 1e-300, 1e-160, 1, 1e160, 1e300, 1.7e308})
    void lengthAndDirectionSurviveEverySize(double size) {
        Vector3 vector = new Vector3(0.3 * size, -0.4 * size, 0);
        Vector3 unit = new Vector3(size, -size, size).normalized();
        assertThat(unit.length()).isCloseTo(1, within(EXACT));
        assertThat(unit.x()).isCloseTo(1 / Math.sqrt(3), within(EXACT));
        if (size > 1e-300) {
            assertThat(vector.length() / size).isCloseTo(0.5, within(EXACT));
        }
        Quaternion quaternion = new Quaternion(size, size, -size, size).normalized();
        assertThat(quaternion.z()).isCloseTo(-0.5, within(EXACT));
        assertThat(quaternion.norm()).isCloseTo(1, within(EXACT));
    }

    @Test
    void nothingHasNoDirection() {
        assertThat(Vector3.ZERO.normalized()).isEqualTo(Vector3.ZERO);
        assertThat(new Quaternion(0, 0, 0, 0).normalized()).isEqualTo(Quaternion.IDENTITY);
    }

    @ParameterizedTest
    @EnumSource
    void yawTurnsRightAndPitchUpInAllAxes(Axes axes) {
        assertThat(axes.direction(0, 0)).isEqualTo(axes.forward().plus(Vector3.ZERO));
        assertThat(axes.yaw(axes.right())).isEqualTo(Math.PI / 2);
        assertThat(axes.pitch(axes.up())).isEqualTo(Math.PI / 2);
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 1000; i++) {
            double yaw = random.nextDouble(-Math.PI, Math.PI);
            double pitch = random.nextDouble(-1.57, 1.57);
            Vector3 direction = axes.direction(yaw, pitch);
            assertThat(direction.length()).isCloseTo(1, within(EXACT));
            assertThat(axes.yaw(direction)).isCloseTo(yaw, within(1e-12));
            assertThat(axes.pitch(direction)).isCloseTo(pitch, within(1e-12));
        }
    }

    @ParameterizedTest
    @EnumSource
    void halfATurnIsPositiveAndStraightDownHasNoYaw(Axes axes) {
        Vector3 back = axes.forward().times(-1);
        assertThat(axes.yaw(back)).isEqualTo(Math.PI);
        assertThat(axes.yaw(axes.up().times(-1))).isZero();
    }

    @Test
    void aRotationIsTheFormulaOfRodrigues() {
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 1000; i++) {
            Vector3 axis = vector(random).normalized();
            Vector3 vector = vector(random);
            double angle = random.nextDouble(-7, 7);
            Vector3 expected = vector.times(Math.cos(angle))
                    .plus(axis.cross(vector).times(Math.sin(angle)))
                    .plus(axis.times(axis.dot(vector) * (1 - Math.cos(angle))));
            assertThat(Quaternion.about(axis, angle)
                            .rotate(vector)
                            .minus(expected)
                            .length())
                    .isLessThan(1e-14);
        }
    }

    private static Vector3 vector(SplittableRandom random) {
        return new Vector3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1));
    }
}
