package dev.gunfeel.rotation;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Warning;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/** Rules and warnings that all inputs about turning share. */
public final class TurnRules {
    private static final int LONGEST_LIST = Integer.MAX_VALUE - 8;

    /** The article's advice: up to about 30 degrees lerp will do. */
    private static final double HYBRID_THRESHOLD_DEGREES = 30;

    private TurnRules() {}

    /**
     * Complains about a quaternion of norm below 1e-12: it is no rotation.
     *
     * @param complaints of the record that has it
     * @param name of the member
     * @param rotation its value, null where it is left out
     */
    public static void rotation(Complaints complaints, String name, @Nullable Quaternion rotation) {
        if (rotation != null && complaints.sound(name) && rotation.isNoRotation()) {
            complaints.add(
                    name,
                    "has a norm below 1e-12, so it is no rotation; give [0, 0, 0, 1] for none",
                    text(rotation.x(), rotation.y(), rotation.z(), rotation.w()));
        }
    }

    /**
     * Complains about a vector of length below 1e-12: it points nowhere.
     *
     * @param complaints of the record that has it
     * @param name of the member
     * @param direction its value, null where it is left out
     */
    public static void direction(Complaints complaints, String name, @Nullable Vector3 direction) {
        if (direction != null && complaints.sound(name) && direction.pointsNowhere()) {
            complaints.add(name, "has a length below 1e-12, so it points nowhere; give a direction", text(direction));
        }
    }

    /**
     * Complains about a threshold that another method than hybrid has no use for.
     *
     * @param complaints of the record that has both
     * @param name of the method's member
     * @param method how rotations are interpolated
     * @param hybridThresholdDegrees what was given, null where nothing was
     */
    public static void hybrid(
            Complaints complaints, String name, RotationMethod method, @Nullable Double hybridThresholdDegrees) {
        if (hybridThresholdDegrees != null
                && method != RotationMethod.HYBRID
                && complaints.sound(name, "hybridThresholdDegrees")) {
            complaints.add(
                    "hybridThresholdDegrees",
                    "means nothing to " + name + " " + Words.of(method) + "; leave it out, or set " + name
                            + " to hybrid",
                    hybridThresholdDegrees);
        }
    }

    /**
     * Returns up to which turn hybrid mixes.
     *
     * @param given what the request says, null where it says nothing
     * @return degrees of real turn, in [0, 360]
     */
    public static double hybridThreshold(@Nullable Double given) {
        return given == null ? HYBRID_THRESHOLD_DEGREES : given;
    }

    /**
     * Complains about more steps than the limit allows or a list can hold.
     *
     * @param complaints of the record that has both
     * @param durationSeconds how long it takes, at least 0
     * @param deltaSeconds the length of a step, above 0
     */
    public static void steps(Complaints complaints, Double durationSeconds, Double deltaSeconds) {
        if (!complaints.sound("durationSeconds", "deltaSeconds")) {
            return;
        }
        count(complaints, "durationSeconds", Math.floor(durationSeconds / deltaSeconds + 1e-9));
    }

    /** Complains about more samples or steps than the limit allows or, where there is no limit, a list can hold. */
    static void count(Complaints complaints, String name, double count) {
        double asked = Math.min(count, 1e300);
        complaints.limit(name, Limit.SAMPLES, asked);
        if (asked > LONGEST_LIST) {
            complaints.add(name, "asks for " + Figures.of(asked) + ", more than a list can hold; ask for fewer", null);
        }
    }

    /**
     * Returns how many whole steps fit into a duration; {@link #steps(Complaints, Double, Double)} held before.
     *
     * @param durationSeconds how long it takes, at least 0
     * @param deltaSeconds the length of a step, above 0
     * @return the number of steps
     */
    public static int count(double durationSeconds, double deltaSeconds) {
        // A duration that is meant to be a whole number of steps may come out a rounding error short.
        return (int) Math.floor(durationSeconds / deltaSeconds + 1e-9);
    }

    /**
     * Returns the time after so many steps.
     *
     * @param index how many
     * @param deltaSeconds the length of one
     * @return seconds, at most the largest number that there is
     */
    public static double time(int index, double deltaSeconds) {
        return Math.min(index * deltaSeconds, Double.MAX_VALUE);
    }

    /**
     * Returns the warning that a published exponential approach depends on the frame rate, with what is left after one
     * second at this step against the limit of short steps.
     *
     * @param formulas which approach it is; the corrected one depends on nothing
     * @param ratePerSecond the rate, per second, at least 0
     * @param deltaSeconds the length of a step in seconds, at least 0
     * @return the warning; null where there is nothing to warn of
     */
    public static @Nullable Warning frameRate(Formulas formulas, double ratePerSecond, double deltaSeconds) {
        if (formulas != Formulas.PUBLISHED || ratePerSecond == 0 || deltaSeconds == 0) {
            return null;
        }
        double left = Pace.leftAfterOneSecond(ratePerSecond, deltaSeconds);
        double limit = StrictMath.exp(-ratePerSecond);
        return new Warning(
                "dependsOnFrameRate",
                "exponential as published slows down on the way, and how fast it is depends on the frame rate: with"
                        + " deltaSeconds " + Figures.of(deltaSeconds) + " the share " + Figures.of(left)
                        + " of the angle is left after 1 s, with ever shorter steps " + Figures.of(limit)
                        + "; formulas corrected gives the latter at any frame rate",
                left,
                "/deltaSeconds");
    }

    /**
     * Returns a vector as it is written in JSON, to six digits.
     *
     * @param vector the vector
     * @return such as {@code [0, 0.5, 1]}
     */
    public static String text(Vector3 vector) {
        return text(vector.x(), vector.y(), vector.z());
    }

    private static String text(double... components) {
        return DoubleStream.of(components)
                .mapToObj(component -> Figures.significant(component, 6))
                .collect(Collectors.joining(", ", "[", "]"));
    }
}
