package dev.gunfeel.axes;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The same vectors, positions, rotations and angles in another engine's axes, in the order in which they were given.
 *
 * @param from whose axes they were given in
 * @param to whose axes they stand in here
 * @param vectors what the vectors are there; left out where none were given
 * @param positions what the positions are there, in its units of length; left out where none were given
 * @param rotations what the rotations are there; left out where none were given
 * @param angles what the angles are there; left out where none were given
 * @param warnings what may surprise
 */
public record AxesConversion(
        Axes from,
        Axes to,
        @Nullable List<Vector3> vectors,
        @Nullable List<Vector3> positions,
        @Nullable List<Quaternion> rotations,
        @Nullable List<Angles> angles,
        List<Warning> warnings) {
    /**
     * Converts from the axes of one engine to those of another (docs/engines.md, Axes). Components only change places and
     * signs, so a way there and back gives the same bits; positions are multiplied and divided once more, and come back to a
     * relative 4e-16.
     *
     * @param request what to convert
     * @return the same in the other axes
     * @throws dev.gunfeel.input.InputException if the request is faulty
     */
    public static AxesConversion of(AxesConversionRequest request) {
        Check.require(request);
        Axes from = request.from();
        Axes to = request.to();
        double before = unitsPerMeter(request.unitsPerMeter().from(), from);
        double after = unitsPerMeter(request.unitsPerMeter().to(), to);
        return new AxesConversion(
                from,
                to,
                each(request.vectors(), vector -> vector(vector, from, to)),
                each(request.positions(), position -> scaled(vector(position, from, to), before, after)),
                each(request.rotations(), rotation -> rotation(rotation, from, to)),
                each(request.angles(), angles -> angles.in(from, to)),
                warnings(request));
    }

    private static <T> @Nullable List<T> each(@Nullable List<T> values, UnaryOperator<T> converted) {
        return values == null ? null : values.stream().map(converted).toList();
    }

    private static double unitsPerMeter(@Nullable Double given, Axes axes) {
        return given == null ? axes.unitsPerMeter() : given;
    }

    private static Vector3 vector(Vector3 vector, Axes from, Axes to) {
        return to.vector(vector.dot(from.right()), vector.dot(from.up()), vector.dot(from.forward()));
    }

    private static Vector3 scaled(Vector3 position, double before, double after) {
        return before == after
                ? position
                : new Vector3(
                        position.x() * after / before, position.y() * after / before, position.z() * after / before);
    }

    /** The axis of a rotation goes where vectors go, and turns the other way where the other side is of the other hand. */
    private static Quaternion rotation(Quaternion rotation, Axes from, Axes to) {
        Vector3 axis = vector(new Vector3(rotation.x(), rotation.y(), rotation.z()), from, to);
        double sense = from.isRightHanded() == to.isRightHanded() ? 1 : -1;
        return new Quaternion(axis.x() * sense, axis.y() * sense, axis.z() * sense, rotation.w())
                .withoutNegativeZeros();
    }

    private static List<Warning> warnings(AxesConversionRequest request) {
        boolean blender = request.from() == Axes.BLENDER || request.to() == Axes.BLENDER;
        boolean rolls =
                request.angles() != null && request.angles().stream().anyMatch(angles -> angles.rollDegrees() != 0);
        return blender && rolls
                ? List.of(new Warning(
                        "rotationMode",
                        "Blender shows angles in the rotation mode XYZ unless it is told otherwise; these are for YXZ,"
                                + " which rolls first as the engines do",
                        null,
                        "/angles"))
                : List.of();
    }
}
