package dev.gunfeel.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SlerpTest {
    private static final double[] TINY_AND_HUGE = {0, 1e-300, 1e-17, 1e-9, 0.25, 0.5, 0.75, 1, 1.5, -2, 1e9, 1e16, 1e308
    };

    private static Quaternion random(Random random) {
        return new Quaternion(
                        random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), random.nextGaussian())
                .unit();
    }

    private static double gap(Quaternion a, Quaternion b) {
        return a.minus(b).norm();
    }

    @Test
    void isTheTurnAboutOneAxis() {
        // The second method: turn by the axis and the angle of the difference, built from sine and cosine alone.
        Random random = new Random(11);
        for (int i = 0; i < 2000; i++) {
            Quaternion a = random(random);
            Vector3 axis = new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()).unit();
            double degrees = random.nextDouble() * 180;
            double t = random.nextDouble() * 3 - 1;
            Quaternion b = Quaternion.about(axis, Math.toRadians(degrees)).times(a);

            Quaternion expected =
                    Quaternion.about(axis, Math.toRadians(degrees) * t).times(a);

            assertThat(gap(Slerp.slerp(a, b, t, RotationPath.SHORTEST), expected))
                    .isLessThan(1e-12);
        }
    }

    @Test
    void goesTheLongWayWhereTheSignsSaySo() {
        Quaternion quarter = Quaternion.about(new Vector3(0, 1, 0), Math.PI / 2);

        Quaternion half = Slerp.slerp(Quaternion.IDENTITY, quarter.negated(), 0.5, RotationPath.AS_GIVEN);

        // 270 degrees the other way round: half of it is 135 degrees to the left.
        assertThat(gap(half, Quaternion.about(new Vector3(0, 1, 0), -0.75 * Math.PI)))
                .isLessThan(1e-15);
    }

    @ParameterizedTest
    @EnumSource(RotationPath.class)
    void returnsTheEndsExactly(RotationPath path) {
        Random random = new Random(5);
        for (int i = 0; i < 1000; i++) {
            Quaternion a = random(random);
            Quaternion b = random(random);
            for (RotationMethod method : RotationMethod.values()) {
                assertThat(Slerp.interpolate(a, b, 0, path, method, 30)).isEqualTo(a);
                assertThat(Slerp.interpolate(a, b, 1, path, method, 30))
                        .isEqualTo(path == RotationPath.SHORTEST && a.dot(b) < 0 ? b.negated() : b);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-10, 9e-10})
    void goesThroughTheDocumentedQuaternionBetweenOpposites(double off) {
        Quaternion a = new Quaternion(1, 2, 3, 4).unit();
        Quaternion square = new Quaternion(-2, 1, -4, 3).unit();
        Quaternion b =
                a.negated().plus(new Quaternion(2, -1, -4, 3).unit().times(off)).unit();

        Quaternion slerp = Slerp.slerp(a, b, 0.5, RotationPath.AS_GIVEN);

        assertThat(gap(slerp, square)).isLessThan(1e-15);
        assertThat(gap(Slerp.nlerp(a, b, 0.5, RotationPath.AS_GIVEN), square)).isLessThan(1e-15);
        assertThat(Slerp.lerp(a, b, 0.5, RotationPath.AS_GIVEN).norm()).isLessThan(1e-9);
        // A third of the way round is 60 degrees on the 4-sphere.
        assertThat(Slerp.angle(a, Slerp.slerp(a, b, 1.0 / 3, RotationPath.AS_GIVEN)))
                .isEqualTo(Math.PI / 3, within(1e-12));
    }

    /** The first half of the way leads to the quaternion in the middle, and the second half from it to the end. */
    @Test
    void nlerpBetweenOppositesIsTwoMixes() {
        Quaternion a = new Quaternion(1, 2, 3, 4).unit();
        Quaternion middle = new Quaternion(-2, 1, -4, 3).unit();
        Quaternion b = a.negated();
        assertThat(gap(
                        Slerp.nlerp(a, b, 0.125, RotationPath.AS_GIVEN),
                        a.times(0.75).plus(middle.times(0.25)).normalized()))
                .isLessThan(1e-15);
        assertThat(gap(
                        Slerp.nlerp(a, b, 0.875, RotationPath.AS_GIVEN),
                        middle.times(0.25).plus(b.times(0.75)).normalized()))
                .isLessThan(1e-15);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-2, 1e-4, 1e-6, 1e-8})
    void keepsItsPlaneNearZeroAndNearOpposite(double off) {
        // The unit quaternion square to a in the plane of a and b, in 60 decimals. Computed in doubles as b - a(a . b)
        // it
        // would lose as many digits as the two are near to parallel.
        Random random = new Random(13);
        for (int i = 0; i < 500; i++) {
            Quaternion a = random(random);
            Quaternion b = a.times(random.nextBoolean() ? 1 : -1)
                    .plus(random(random).times(off))
                    .unit();
            Quaternion square = exactSquare(a, b);
            double angle = StrictMath.atan2(square.dot(b), a.dot(b));

            Quaternion third = Slerp.slerp(a, b, 1.0 / 3, RotationPath.AS_GIVEN);

            Quaternion expected = a.times(StrictMath.cos(angle / 3)).plus(square.times(StrictMath.sin(angle / 3)));
            assertThat(gap(third, expected)).isLessThan(2e-15);
        }
    }

    private static Quaternion exactSquare(Quaternion a, Quaternion b) {
        BigDecimal share = exactDot(a, b).divide(exactDot(a, a), new MathContext(60));
        return new Quaternion(
                        apart(a.x(), b.x(), share),
                        apart(a.y(), b.y(), share),
                        apart(a.z(), b.z(), share),
                        apart(a.w(), b.w(), share))
                .unit();
    }

    private static double apart(double a, double b, BigDecimal share) {
        return new BigDecimal(b).subtract(new BigDecimal(a).multiply(share)).doubleValue();
    }

    private static BigDecimal exactDot(Quaternion a, Quaternion b) {
        return new BigDecimal(a.x())
                .multiply(new BigDecimal(b.x()))
                .add(new BigDecimal(a.y()).multiply(new BigDecimal(b.y())))
                .add(new BigDecimal(a.z()).multiply(new BigDecimal(b.z())))
                .add(new BigDecimal(a.w()).multiply(new BigDecimal(b.w())));
    }

    @Test
    void mixesAtTheSpeedOfTheChord() {
        // A chord of an arc of 2 theta: at t the angle from the start is atan2(t sin, 1 - t + t cos).
        Vector3 axis = new Vector3(0, 0, 1);
        for (double degrees : new double[] {1e-6, 10, 90, 179}) {
            Quaternion b = Quaternion.about(axis, Math.toRadians(degrees));
            double angle = Math.toRadians(degrees) / 2;
            for (double t = 0.05; t < 1; t += 0.05) {
                double expected = StrictMath.atan2(t * StrictMath.sin(angle), 1 - t + t * StrictMath.cos(angle));
                Quaternion nlerp = Slerp.nlerp(Quaternion.IDENTITY, b, t, RotationPath.SHORTEST);
                Quaternion lerp = Slerp.lerp(Quaternion.IDENTITY, b, t, RotationPath.SHORTEST);
                assertThat(Slerp.angle(Quaternion.IDENTITY, nlerp)).isEqualTo(expected, within(1e-14));
                assertThat(lerp.norm())
                        .isEqualTo(StrictMath.sqrt(1 - 2 * t * (1 - t) * (1 - StrictMath.cos(angle))), within(1e-15));
            }
        }
    }

    @Test
    void neverReturnsAnythingButARotation() {
        Random random = new Random(7);
        for (int i = 0; i < 5000; i++) {
            Quaternion a = random(random);
            double off = StrictMath.pow(10, -18 * random.nextDouble());
            Quaternion near = a.times(random.nextBoolean() ? 1 : -1)
                    .plus(random(random).times(off))
                    .unit();
            for (Quaternion b : new Quaternion[] {random(random), near, a, a.negated()}) {
                for (double t : TINY_AND_HUGE) {
                    for (RotationPath path : RotationPath.values()) {
                        assertThat(Slerp.slerp(a, b, t, path).norm()).isEqualTo(1, within(1e-12));
                        assertThat(Slerp.nlerp(a, b, t, path).norm()).isEqualTo(1, within(1e-12));
                    }
                }
            }
        }
    }

    @Test
    void measuresSmallAngles() {
        for (double radians : new double[] {1e-300, 1e-150, 1e-20, 1e-9, 1e-3, 1, 3}) {
            Quaternion b = Quaternion.about(new Vector3(1, 0, 0), radians);
            assertThat(2 * Slerp.angle(Quaternion.IDENTITY, b)).isEqualTo(radians, within(radians * 1e-14));
        }
    }

    @Test
    void leavesWhatIsOfLengthOneAlone() {
        Random random = new Random(3);
        for (int i = 0; i < 20_000; i++) {
            double size = StrictMath.pow(10, 600 * random.nextDouble() - 300);
            Quaternion quaternion = random(random).times(size).unit();
            assertThat(quaternion.unit()).isEqualTo(quaternion);
            assertThat(quaternion.norm()).isEqualTo(1, within(1e-15));
            Vector3 vector = new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian())
                    .times(size)
                    .unit();
            assertThat(vector.unit()).isEqualTo(vector);
            assertThat(vector.length()).isEqualTo(1, within(1e-15));
        }
        double most = Double.MAX_VALUE;
        assertThat(new Quaternion(most, -most, most, most).unit()).isEqualTo(new Quaternion(0.5, -0.5, 0.5, 0.5));
        assertThat(new Vector3(most, most, most).unit().length()).isEqualTo(1, within(1e-15));
        assertThat(new Vector3(0, Double.MIN_VALUE, 0).unit()).isEqualTo(new Vector3(0, 1, 0));
    }
}
