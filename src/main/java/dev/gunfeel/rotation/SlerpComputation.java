package dev.gunfeel.rotation;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Quaternion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The orientations that one {@link SlerpRequest} asks for, with what there is to say about them. */
final class SlerpComputation {
    /** A dot product nearer to 0 than this is rounding: half a turn, with two short ways. */
    private static final double HALF_TURN = 1e-12;

    private final SlerpRequest request;
    private final double[] times;
    private final Quaternion from;
    private final Quaternion to;
    private final Quaternion end;

    SlerpComputation(SlerpRequest request) {
        this.request = request;
        times = request.times();
        from = request.from().unit();
        to = request.goal().rotation();
        end = Slerp.end(from, to, request.path());
    }

    SlerpResult result() {
        List<SlerpRotation> rotations = new ArrayList<>(times.length);
        double smallest = Double.POSITIVE_INFINITY;
        double largest = 0;
        double deviation = 0;
        double shortestNorm = 1;
        Quaternion before = null;
        for (double t : times) {
            Interruption.poll();
            double at = request.clamp() ? Math.max(0, Math.min(1, t)) : t;
            Quaternion rotation = Slerp.interpolate(
                    from,
                    end,
                    at,
                    RotationPath.AS_GIVEN,
                    request.method(),
                    TurnRules.hybridThreshold(request.hybridThresholdDegrees()));
            Quaternion unit = unit(rotation);
            rotations.add(new SlerpRotation(t, rotation, unit == null ? null : Rotation.degrees(from, unit)));
            shortestNorm = Math.min(shortestNorm, rotation.norm());
            if (unit != null) {
                deviation =
                        Math.max(deviation, Rotation.degrees(unit, Slerp.slerp(from, end, at, RotationPath.AS_GIVEN)));
                if (before != null) {
                    double step = Rotation.degrees(before, unit);
                    smallest = Math.min(smallest, step);
                    largest = Math.max(largest, step);
                }
            }
            before = unit;
        }
        boolean stepped = smallest <= largest;
        return new SlerpResult(
                Rotation.degrees(from, end),
                rotations,
                new SlerpSummary(stepped ? smallest : null, stepped ? largest : null, deviation),
                warnings(shortestNorm));
    }

    /** Returns the orientation that a lerp stands for, null where it vanished. */
    private @Nullable Quaternion unit(Quaternion rotation) {
        return rotation.isNoRotation() ? null : rotation.unit();
    }

    private List<Warning> warnings(double shortestNorm) {
        List<Warning> warnings = new ArrayList<>();
        if (request.method() == RotationMethod.LERP && shortestNorm < 1 - 1e-9) {
            warnings.add(new Warning(
                    "notNormalized",
                    "lerp doesn't normalise: the shortest of these quaternions has length "
                            + Figures.of(shortestNorm)
                            + ", and whoever turns by it scales or shears as well; nlerp normalises",
                    shortestNorm,
                    "/method"));
        }
        double degrees = Rotation.degrees(from, end);
        if (degrees > 180 + 1e-9) {
            warnings.add(new Warning(
                    "longWayRound",
                    "path asGiven turns " + Figures.significant(degrees, 6) + " degrees where "
                            + Figures.significant(360 - degrees, 6) + " would do; path shortest takes the short way",
                    degrees,
                    "/path"));
        }
        if (Math.abs(from.dot(to)) < HALF_TURN) {
            warnings.add(new Warning(
                    "halfTurn",
                    "from and to are half a turn apart, so both ways round are equally short and rounding may choose;"
                            + " put an orientation between the two to say which way",
                    degrees,
                    request.goal().pointer()));
        }
        if (request.clamp()) {
            clamped(warnings);
        }
        return warnings;
    }

    private void clamped(List<Warning> warnings) {
        for (int i = 0; i < times.length; i++) {
            if (times[i] < 0 || times[i] > 1) {
                warnings.add(new Warning(
                        "clamped",
                        "t " + Figures.significant(times[i], 6) + " is outside [0, 1] and held at its end; clamp false"
                                + " lets the turn go on",
                        times[i],
                        "/t/" + i));
                return;
            }
        }
    }
}
