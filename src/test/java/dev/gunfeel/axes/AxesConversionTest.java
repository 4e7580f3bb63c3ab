package dev.gunfeel.axes;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static java.lang.Math.cos;
import static java.lang.Math.sin;
import static java.lang.Math.toRadians;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The axes against what the engines' public documentation says of its own. */
@NullUnmarked // a list is there where it was given
class AxesConversionTest {
    /** A quarter turn's half, as sine and cosine. */
    private static final double HALF = Math.sqrt(0.5);

    private static AxesConversionRequest between(Axes from, Axes to) {
        return AxesConversionRequest.of(from, to);
    }

    private static Vector3 vector(Axes from, Axes to, Vector3 vector) {
        return AxesConversion.of(between(from, to).withVectors(List.of(vector)))
                .vectors()
                .get(0);
    }

    private static Quaternion rotation(Axes from, Axes to, Quaternion rotation) {
        return AxesConversion.of(between(from, to).withRotations(List.of(rotation)))
                .rotations()
                .get(0);
    }

    private static Angles angles(Axes from, Axes to, Angles angles) {
        return AxesConversion.of(between(from, to).withAngles(List.of(angles)))
                .angles()
                .get(0);
    }

    static Stream<Arguments> pairs() {
        return Stream.of(Axes.values()).flatMap(from -> Stream.of(Axes.values()).map(to -> Arguments.of(from, to)));
    }

    /** Each engine's names for right, up and forward. */
    @ParameterizedTest
    @CsvSource({
        "UNITY, 1 0 0, 0 1 0, 0 0 1", // Vector3.right, up, forward
        "UNREAL, 0 1 0, 0 0 1, 1 0 0", // FVector::RightVector, UpVector, ForwardVector
        "GODOT, 1 0 0, 0 1 0, 0 0 -1", // Vector3.RIGHT, UP, FORWARD
        "GLTF, -1 0 0, 0 1 0, 0 0 1", // +Y up, +Z forward, -X right
        "BLENDER, 1 0 0, 0 0 1, 0 1 0", // the front view looks along +Y
        "SOURCE, 0 -1 0, 0 0 1, 1 0 0" // X forward, Y left, Z up
    })
    void directionsHaveTheNamesOfTheEngine(Axes axes, String right, String up, String forward) {
        assertThat(vector(Axes.UNITY, axes, new Vector3(1, 0, 0))).isEqualTo(parsed(right));
        assertThat(vector(Axes.UNITY, axes, new Vector3(0, 1, 0))).isEqualTo(parsed(up));
        assertThat(vector(Axes.UNITY, axes, new Vector3(0, 0, 1))).isEqualTo(parsed(forward));
    }

    private static Vector3 parsed(String components) {
        String[] parts = components.split(" ");
        return new Vector3(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]), Double.parseDouble(parts[2]));
    }

    /** A quarter turn to the right is a positive one about the up of left-handed axes and a negative one of right-handed. */
    @ParameterizedTest
    @CsvSource({"UNREAL, 0, 0, 1", "GODOT, 0, -1, 0", "GLTF, 0, -1, 0", "BLENDER, 0, 0, -1", "SOURCE, 0, 0, -1"})
    void aQuarterTurnToTheRight(Axes axes, int x, int y, int z) {
        assertThat(rotation(Axes.UNITY, axes, new Quaternion(0, HALF, 0, HALF)))
                .isEqualTo(new Quaternion(x * HALF, y * HALF, z * HALF, HALF));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void aRotationTurnsThereWhatItTurnsHere(Axes from, Axes to) {
        Random random = new Random(7);
        for (int i = 0; i < 100; i++) {
            Quaternion turn = new Quaternion(
                            random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), random.nextGaussian())
                    .normalized();
            Vector3 before = new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
            Vector3 there = rotation(from, to, turn).rotate(vector(from, to, before));
            Vector3 here = vector(from, to, turn.rotate(before));
            assertThat(there.minus(here).length()).isLessThan(1e-14);
        }
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void thereAndBackGivesTheSameBits(Axes from, Axes to) {
        Random random = new Random(8);
        for (int i = 0; i < 100; i++) {
            Vector3 vector = new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
            assertThat(vector(to, from, vector(from, to, vector))).isEqualTo(vector);
            Quaternion turn =
                    new Quaternion(random.nextDouble(), -random.nextDouble(), random.nextDouble(), random.nextDouble());
            assertThat(rotation(to, from, rotation(from, to, turn))).isEqualTo(turn);
            Angles angles = new Angles(
                    360 * random.nextDouble() - 180, 180 * random.nextDouble() - 90, 360 * random.nextDouble() - 180);
            assertThat(angles(to, from, angles(from, to, angles))).isEqualTo(angles);
        }
    }

    /** What Unity, Unreal, Godot and Source publish of how their angles become a rotation, against one another. */
    @ParameterizedTest
    @MethodSource("pairs")
    void anglesAndTheRotationThatTheyMeanGoToTheSame(Axes from, Axes to) {
        Random random = new Random(9);
        for (int i = 0; i < 100; i++) {
            Angles angles = new Angles(
                    360 * random.nextDouble() - 180, 180 * random.nextDouble() - 90, 360 * random.nextDouble() - 180);
            Quaternion wanted = published(to, angles(from, to, angles));
            Quaternion got = rotation(from, to, published(from, angles));
            assertThat(Math.abs(wanted.dot(got))).isCloseTo(1, within(1e-14));
        }
    }

    /** The rotation of inspector angles by each engine's published rule. */
    private static Quaternion published(Axes axes, Angles angles) {
        double yaw = toRadians(angles.yawDegrees());
        double pitch = toRadians(angles.pitchDegrees());
        double roll = toRadians(angles.rollDegrees());
        Quaternion aboutX = about(1, 0, 0, pitch);
        Quaternion aboutY = about(0, 1, 0, yaw);
        return switch (axes) {
            // Quaternion.Euler: z, then x, then y; Basis.from_euler in the order YXZ is the same.
            case UNITY, GODOT, GLTF -> aboutY.times(aboutX).times(about(0, 0, 1, roll));
            // FRotator::Quaternion(), of half the angles.
            case UNREAL -> unreal(pitch / 2, yaw / 2, roll / 2);
            // AngleVectors turns about x by roll, about y by pitch, about z by yaw.
            case SOURCE -> about(0, 0, 1, yaw).times(about(0, 1, 0, pitch)).times(about(1, 0, 0, roll));
            // The rotation mode YXZ: y first.
            case BLENDER -> about(0, 0, 1, yaw).times(aboutX).times(about(0, 1, 0, roll));
        };
    }

    private static Quaternion about(double x, double y, double z, double radians) {
        double sine = sin(radians / 2);
        return new Quaternion(x * sine, y * sine, z * sine, cos(radians / 2));
    }

    private static Quaternion unreal(double pitch, double yaw, double roll) {
        return new Quaternion(
                cos(roll) * sin(pitch) * sin(yaw) - sin(roll) * cos(pitch) * cos(yaw),
                -cos(roll) * sin(pitch) * cos(yaw) - sin(roll) * cos(pitch) * sin(yaw),
                cos(roll) * cos(pitch) * sin(yaw) - sin(roll) * sin(pitch) * cos(yaw),
                cos(roll) * cos(pitch) * cos(yaw) + sin(roll) * sin(pitch) * sin(yaw));
    }

    /** The directions that Source's AngleVectors prints in its public SDK, by its own matrix. */
    @Test
    void sourceAnglesPointWhereItsMatrixSays() {
        double yaw = toRadians(35);
        double pitch = toRadians(-20);
        Vector3 forward = new Vector3(cos(pitch) * cos(yaw), cos(pitch) * sin(yaw), -sin(pitch));
        Quaternion inUnity = published(Axes.UNITY, angles(Axes.SOURCE, Axes.UNITY, new Angles(35.0, -20.0, 0.0)));
        Vector3 there = inUnity.rotate(new Vector3(0, 0, 1));
        assertThat(there.minus(vector(Axes.SOURCE, Axes.UNITY, forward)).length())
                .isLessThan(1e-15);
    }

    @ParameterizedTest
    @CsvSource({
        "UNITY, 20, -10, -5",
        "UNREAL, 20, 10, 5",
        "GODOT, -20, 10, -5",
        "SOURCE, -20, -10, 5",
        "BLENDER, -20, 10, 5",
        "GLTF, -20, -10, 5"
    })
    void aViewTurnedRightAndUpWithItsRightSideDown(Axes axes, double yaw, double pitch, double roll) {
        assertThat(angles(Axes.UNREAL, axes, new Angles(20.0, 10.0, 5.0))).isEqualTo(new Angles(yaw, pitch, roll));
    }

    @Test
    void positionsAreInTheUnitsOfTheEngine() {
        List<Vector3> tenMetersAhead = AxesConversion.of(
                        between(Axes.UNITY, Axes.UNREAL).withPositions(List.of(new Vector3(0, 0, 10))))
                .positions();
        assertThat(tenMetersAhead).containsExactly(new Vector3(1000, 0, 0));
        // A unit of Source is 0.75 inches: 16 of them are a foot.
        Vector3 foot = AxesConversion.of(between(Axes.SOURCE, Axes.UNITY).withPositions(List.of(new Vector3(16, 0, 0))))
                .positions()
                .get(0);
        assertThat(foot.z()).isCloseTo(0.3048, within(1e-5));
    }

    @Test
    void unitsGoOverTheEngines() {
        AxesConversion conversion = AxesConversion.of(between(Axes.SOURCE, Axes.UNITY)
                .withPositions(List.of(new Vector3(39.37, 0, 0)))
                .withVectors(List.of(new Vector3(39.37, 0, 0)))
                .withUnitsPerMeter(new UnitsPerMeter(39.37, 2.0)));
        assertThat(conversion.positions()).containsExactly(new Vector3(0, 0, 2));
        assertThat(conversion.vectors()).containsExactly(new Vector3(0, 0, 39.37));
    }

    @ParameterizedTest
    @EnumSource
    void positionsComeBack(Axes axes) {
        Random random = new Random(10);
        for (int i = 0; i < 100; i++) {
            Vector3 before = new Vector3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
            List<Vector3> there = AxesConversion.of(between(Axes.SOURCE, axes).withPositions(List.of(before)))
                    .positions();
            Vector3 back = AxesConversion.of(between(axes, Axes.SOURCE).withPositions(there))
                    .positions()
                    .get(0);
            assertThat(back.minus(before).length() / before.length()).isLessThan(4e-16);
        }
    }

    @Test
    void nothingIsMinusZero() {
        AxesConversion conversion = AxesConversion.of(between(Axes.UNITY, Axes.GODOT)
                .withVectors(List.of(Vector3.ZERO))
                .withRotations(List.of(Quaternion.IDENTITY))
                .withAngles(List.of(new Angles(0.0, 0.0, 0.0))));
        assertThat(conversion.toString()).doesNotContain("-0.0");
    }

    @Test
    void whatIsNotAskedForIsLeftOut() {
        AxesConversion conversion =
                AxesConversion.of(between(Axes.UNITY, Axes.UNREAL).withVectors(List.of()));
        assertThat(conversion.vectors()).isEmpty();
        assertThat(conversion.positions()).isNull();
        assertThat(conversion.rotations()).isNull();
        assertThat(conversion.angles()).isNull();
    }

    @Test
    void blendersRotationModeIsNamedWhereItMatters() {
        AxesConversionRequest request = between(Axes.UNITY, Axes.BLENDER);
        assertThat(AxesConversion.of(request.withAngles(List.of(new Angles(10.0, 20.0, 0.0))))
                        .warnings())
                .isEmpty();
        assertThat(AxesConversion.of(request.withAngles(List.of(new Angles(10.0, 20.0, 5.0))))
                        .warnings())
                .extracting(Warning::code)
                .containsExactly("rotationMode");
    }

    @Test
    void everyFaultIsTold() {
        complaintsAbout(AxesConversionRequest.class, """
                {"from": "unity"}""").at("/to", "/vectors");
        complaintsAbout(AxesConversionRequest.class, """
                {"from": "unity", "to": "unreal"}""").at("/vectors");
        complaintsAbout(AxesConversionRequest.class, """
                {"from": "unity", "to": "unrael", "rotations": [[0, 0, 0, 1], [0, 0, 0, 0]],
                 "positions": [[1e101, 0, 0]], "unitsPerMeter": {"to": 0}}""")
                .at("/to", "/rotations/1", "/positions/0", "/unitsPerMeter/to");
    }
}
