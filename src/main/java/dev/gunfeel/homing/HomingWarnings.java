package dev.gunfeel.homing;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Pace;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;
import dev.gunfeel.rotation.TurnSummary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gathers what surprises about one homing computation. */
final class HomingWarnings {
    /** A ratio nearer to 1 than this is as asked. */
    private static final double AS_ASKED = 1e-6;

    /** Rotations that agree to 0.01 degrees in direction may differ in roll by as little without meaning to. */
    private static final double ROLL_DEGREES = 0.1;

    private final List<Warning> warnings = new ArrayList<>();
    private final HomingMethod method;
    private double leastFactor = Double.POSITIVE_INFINITY;
    private double greatestFactor = Double.NEGATIVE_INFINITY;

    HomingWarnings(HomingMethod method) {
        this.method = method;
    }

    /** Takes account of one step. */
    void moved(Move move) {
        Double factor = move.factor();
        if (factor != null) {
            leastFactor = Math.min(leastFactor, factor);
            greatestFactor = Math.max(greatestFactor, factor);
        }
    }

    /** Warns that a published exponential approach depends on the frame rate. */
    void frameRate(Formulas formulas, double deltaSeconds) {
        Warning warning = method.frameRate(formulas, deltaSeconds);
        if (warning != null) {
            warnings.add(warning);
        }
    }

    /** Warns that a method which goes on from directions alone drops a roll. */
    void roll(Axes axes, Vector3 direction, @Nullable Quaternion rotation) {
        if (rotation == null || method instanceof HomingMethod.OfOrientations) {
            return;
        }
        Quaternion given = rotation.unit();
        Quaternion upright = axes.lookRotation(direction.unit());
        double degrees = 2 * Slerp.angle(given, Slerp.end(given, upright, RotationPath.SHORTEST)) / Pace.RADIANS;
        if (degrees > ROLL_DEGREES) {
            warnings.add(new Warning(
                    "rollDropped",
                    "rotation rolls by " + Figures.of(degrees)
                            + " degrees, but this method goes on from the direction alone and answers a rotation without"
                            + " roll; add the roll afterwards, or use slerp, which carries it",
                    degrees,
                    "/rotation"));
        }
    }

    /** Warns that the aim goes a long way round. */
    void detour(TurnSummary summary) {
        if (method instanceof HomingMethod.OfOrientations && summary.detour() > 1 + AS_ASKED) {
            warnings.add(new Warning(
                    "detour",
                    "mixing orientations goes a long way round: the aim turned by "
                            + Figures.of(summary.turnedDegrees())
                            + " degrees, while from its first direction to its last"
                            + " it is " + Figures.of(summary.shortestDegrees())
                            + "; method vector goes straight to a target that stands still",
                    summary.detour(),
                    "/method"));
        }
    }

    /** Warns that the target never came near enough to be followed. */
    void neverFollowed(double nearest) {
        warnings.add(new Warning(
                "neverFollowed",
                "the target never comes within activationRadius, so the aim never moves; it comes as near as "
                        + Figures.of(nearest) + " on the frames",
                nearest,
                "/activationRadius"));
    }

    /** Returns all warnings. */
    List<Warning> list() {
        boolean asAsked = Math.abs(leastFactor - 1) < AS_ASKED && Math.abs(greatestFactor - 1) < AS_ASKED;
        if (leastFactor <= greatestFactor && !asAsked) {
            turnRate();
        }
        return warnings;
    }

    private void turnRate() {
        String least = Figures.of(leastFactor);
        String greatest = Figures.of(greatestFactor);
        String factors = least.equals(greatest) ? least : least + " to " + greatest;
        double farthest = Math.abs(leastFactor - 1) >= Math.abs(greatestFactor - 1) ? leastFactor : greatestFactor;
        if (method instanceof HomingMethod.VectorAsPrinted) {
            warnings.add(new Warning(
                    "turnRateNotHeld",
                    "as printed, the axis is not normalised and a step turns by " + factors
                            + " times what turnRateDegreesPerSecond asks for; method vector turns by exactly as much",
                    farthest,
                    "/method"));
            if (leastFactor == 0) {
                warnings.add(new Warning(
                        "stuck",
                        "the target is exactly opposite, where the cross product is zero: as printed, the aim never"
                                + " turns away; method vector turns level to the right",
                        null,
                        "/method"));
            }
        } else if (method instanceof HomingMethod.OfOrientations) {
            warnings.add(new Warning(
                    "turnRateNotHeld",
                    "mixing orientations turns the aim by " + factors
                            + " times what turnRateDegreesPerSecond asks for; method vector turns by exactly as much",
                    farthest,
                    "/method"));
        }
    }
}
