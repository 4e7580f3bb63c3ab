package dev.gunfeel.rotation;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two orientations and where to look between them. Give {@code t} or {@code steps}, not both.
 *
 * @param axes which way x, y and z of lookAt and up point; rotations are the same in all
 * @param from the orientation at t = 0; any length, it is normalised
 * @param to the orientation at t = 1; any length, it is normalised. Either this or lookAt
 * @param lookAt instead of to: the direction that the orientation at t = 1 looks along; any length, it is normalised. It has
 *     no roll, unless up says otherwise; straight up or down it is the one with a yaw of 0
 * @param up with lookAt, and only with it: where the orientation's own up leans to, as in an engine's LookRotation; any
 *     length, but not along lookAt. Left out, it is the up of the axes
 * @param t where to look: 0 is {@code from}, 1 is {@code to}, in any order
 * @param steps instead of t: so many equal steps from 0 to 1, which are steps + 1 orientations
 * @param method slerp; or nlerp, lerp or hybrid, to see how they differ from it
 * @param hybridThresholdDegrees with method hybrid, and only with it: the largest real turn that is mixed instead of
 *     turned evenly, in degrees; 30 if left out
 * @param path the short way round, or the way that the signs as given say
 * @param clamp whether t below 0 counts as 0 and t above 1 as 1; else the turn goes on beyond its ends, for t within a
 *     billion of 0
 */
@RecordBuilder
public record SlerpRequest(
        Axes axes,
        @NotNull Quaternion from,
        @Nullable Quaternion to,
        @Nullable Vector3 lookAt,
        @Nullable Vector3 up,
        @Nullable @Size(min = 1) List<Double> t,
        @Nullable @Min(1) Integer steps,
        RotationMethod method,
        @Nullable @DecimalMin("0") @DecimalMax("360") Double hybridThresholdDegrees,
        RotationPath path,
        Boolean clamp)
        implements Rules, SlerpRequestBuilder.With {
    /** Beyond this many turns rounding is larger than what can be seen: 3e-7 radians. */
    private static final double LARGEST_T = 1e9;

    /** Puts the defaults where something is left out. */
    public SlerpRequest {
        axes = Defaults.or(axes, Axes.UNITY);
        method = Defaults.or(method, RotationMethod.SLERP);
        path = Defaults.or(path, RotationPath.SHORTEST);
        clamp = Defaults.or(clamp, true);
    }

    /** Returns what it turns to. */
    TurnGoal goal() {
        return new TurnGoal(axes, to, lookAt, up);
    }

    /**
     * Asks for orientations between two; it still needs {@code t} or {@code steps}.
     *
     * @param from where t is 0, of any length but 0
     * @param to where t is 1, of any length but 0
     * @return a request that leaves all else to the defaults
     */
    public static SlerpRequest of(Quaternion from, Quaternion to) {
        return SlerpRequestBuilder.builder().from(from).to(to).build();
    }

    /**
     * Asks for orientations on the way to a direction; it still needs {@code t} or {@code steps}.
     *
     * @param from where to start, of any length but 0
     * @param lookAt the direction to look along in the end, of any length but 0
     * @return a request that leaves all else to the defaults
     */
    public static SlerpRequest of(Quaternion from, Vector3 lookAt) {
        return SlerpRequestBuilder.builder().from(from).lookAt(lookAt).build();
    }

    @Override
    public void rules(Complaints complaints) {
        TurnRules.rotation(complaints, "from", from);
        goal().rules(complaints);
        TurnRules.hybrid(complaints, "method", method, hybridThresholdDegrees);
        if (!complaints.sound("t", "steps")) {
            return;
        }
        if (t == null && steps == null) {
            complaints.add("t", "is required where steps is left out; give where to look, such as [0, 0.5, 1]", null);
        } else if (t != null && steps != null) {
            complaints.add("steps", "can't stand beside t; leave one of the two out", steps);
        }
        if (steps != null) {
            TurnRules.count(complaints, "steps", steps);
        }
        if (t != null) {
            TurnRules.count(complaints, "t", t.size());
            if (!clamp && complaints.sound("clamp")) {
                bounded(t, complaints.at("t"));
            }
        }
    }

    private static void bounded(List<Double> t, Complaints complaints) {
        for (int i = 0; i < t.size(); i++) {
            if (Math.abs(t.get(i)) > LARGEST_T) {
                complaints.add(
                        Integer.toString(i),
                        "must be at least -1e9 and at most 1e9, beyond which rounding is all that is left; give a"
                                + " smaller t or leave clamp on",
                        t.get(i));
            }
        }
    }

    /** Returns where to look: the t's as given, or the equal steps. */
    double[] times() {
        if (t != null) {
            return t.stream().mapToDouble(Double::doubleValue).toArray();
        }
        int count = steps == null ? 0 : steps;
        double[] times = new double[count + 1];
        for (int i = 0; i <= count; i++) {
            times[i] = (double) i / count;
        }
        return times;
    }
}
