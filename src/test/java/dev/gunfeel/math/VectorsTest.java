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

    /** A 3-4-5 triangle and 1-1-1-1, whose lengths are whole numbers, at sizes whose squares no double holds. */
    @ParameterizedTest
    @ValueSource(doubles = {0x1p-1000, 0x1p-600, 1, 0x1p600, 0x1p1020})
    void lengthsAreTrueAtEverySize(double size) {
        assertThat(new Vector3(0, 3 * size, -4 * size).length()).isEqualTo(5 * size);
        assertThat(new Quaternion(size, -size, size, size).norm()).isEqualTo(2 * size);
        assertThat(new Quaternion(0, 4 * size, 0, 3 * size).norm()).isEqualTo(5 * size);
    }

    @Test
    void whatIsNoNumberHasNoLengthAndWhatIsEndlessHasAnEndlessOne() {
        assertThat(new Vector3(0, Double.NaN, 0).length()).isNaN();
        assertThat(new Vector3(1, Double.NEGATIVE_INFINITY, 0).length()).isInfinite();
        assertThat(Vector3.ZERO.length()).isZero();
        assertThat(new Quaternion(0, 0, Double.NaN, 0).norm()).isNaN();
        assertThat(new Quaternion(0, Double.NEGATIVE_INFINITY, 0, 1).norm()).isInfinite();
        assertThat(new Quaternion(0, 0, 0, 0).norm()).isZero();
        assertThat(new Vector3(Double.NaN, 0, 0).normalized().isFinite()).isFalse();
        assertThat(new Quaternion(0, 0, 0, Double.POSITIVE_INFINITY)
                        .normalized()
                        .isFinite())
                .isFalse();
    }

    @Test
    void finiteIsWhatHasOnlyNumbers() {
        assertThat(new Vector2(1, 2).isFinite()).isTrue();
        assertThat(new Vector3(1, 2, 3).isFinite()).isTrue();
        assertThat(new Quaternion(1, 2, 3, 4).isFinite()).isTrue();
        for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThat(new Vector2(bad, 2).isFinite()).isFalse();
            assertThat(new Vector2(1, bad).isFinite()).isFalse();
            assertThat(new Vector3(bad, 2, 3).isFinite()).isFalse();
            assertThat(new Vector3(1, bad, 3).isFinite()).isFalse();
            assertThat(new Vector3(1, 2, bad).isFinite()).isFalse();
            assertThat(new Quaternion(bad, 2, 3, 4).isFinite()).isFalse();
            assertThat(new Quaternion(1, bad, 3, 4).isFinite()).isFalse();
            assertThat(new Quaternion(1, 2, bad, 4).isFinite()).isFalse();
            assertThat(new Quaternion(1, 2, 3, bad).isFinite()).isFalse();
        }
    }

    @Test
    void belowTenToTheMinusTwelveNothingIsMeant() {
        assertThat(new Vector3(0, 0, 1e-12).pointsNowhere()).isFalse();
        assertThat(new Vector3(0, 0, Math.nextDown(1e-12)).pointsNowhere()).isTrue();
        assertThat(new Quaternion(0, 0, 1e-12, 0).isNoRotation()).isFalse();
        assertThat(new Quaternion(0, 0, Math.nextDown(1e-12), 0).isNoRotation()).isTrue();
    }

    @Test
    void noZeroKeepsAMinus() {
        assertThat(new Vector3(-0.0, -0.0, -0.0).withoutNegativeZeros()).isEqualTo(Vector3.ZERO);
        assertThat(new Vector3(-1, 2, -3).withoutNegativeZeros()).isEqualTo(new Vector3(-1, 2, -3));
        assertThat(new Quaternion(-0.0, -0.0, -0.0, -0.0).withoutNegativeZeros())
                .isEqualTo(new Quaternion(0, 0, 0, 0));
        assertThat(new Quaternion(-1, 2, -3, 4).withoutNegativeZeros()).isEqualTo(new Quaternion(-1, 2, -3, 4));
    }

    /** A unit vector stays as it is to the last bit, and a longer one is divided by its length. */
    @Test
    void unitLeavesAloneWhatIsOfLengthOne() {
        Vector3 divided = new Vector3(1, 2, 3).normalized();
        assertThat(divided.unit()).isSameAs(divided);
        assertThat(new Vector3(1 + 1e-14, 0, 0).unit()).isEqualTo(new Vector3(1, 0, 0));
        assertThat(new Vector3(0, 0, -7).unit()).isEqualTo(new Vector3(0, 0, -1));
        Quaternion rotation = new Quaternion(1, 2, 3, 4).normalized();
        assertThat(rotation.unit()).isSameAs(rotation);
        assertThat(new Quaternion(0, 1 - 1e-14, 0, 0).unit()).isEqualTo(new Quaternion(0, 1, 0, 0));
    }

    @Test
    void theConjugateTurnsBack() {
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 100; i++) {
            Quaternion rotation = Quaternion.about(vector(random).normalized(), random.nextDouble(-3, 3));
            Vector3 vector = vector(random);
            assertThat(rotation.conjugate()
                            .rotate(rotation.rotate(vector))
                            .minus(vector)
                            .length())
                    .isLessThan(1e-14);
        }
    }

    @Test
    void yawAndPitchOfAViewsOwnFrame() {
        Vector3 level = new Vector3(1, 1, Math.sqrt(2)).times(30);
        assertThat(YawPitch.yawDegrees(level)).isCloseTo(45, within(1e-12));
        assertThat(YawPitch.pitchDegrees(level)).isCloseTo(45, within(1e-12));
        Vector3 behind = new Vector3(-1, -Math.sqrt(3), -2);
        assertThat(YawPitch.yawDegrees(behind)).isCloseTo(-120, within(1e-12));
        assertThat(YawPitch.pitchDegrees(behind)).isCloseTo(-45, within(1e-12));
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
