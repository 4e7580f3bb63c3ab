package dev.gunfeel.rotation;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/**
 * Many steps of turning an orientation towards another.
 *
 * @param formulas published: exponential turns by rate times deltaSeconds of what is left, at most all of it, as the
 *     article does; corrected: by 1 - e^(-rate deltaSeconds), the same at any frame rate. The other method is the same
 *     in both
 * @param axes which way x, y and z of lookAt and up point; rotations are the same in all
 * @param from the orientation at the start; any length, it is normalised
 * @param to the orientation to turn to; any length, it is normalised. Either this or lookAt
 * @param lookAt instead of to: the direction that the orientation to turn to looks along; any length, it is normalised. It has
 *     no roll, unless up says otherwise; straight up or down it is the one with a yaw of 0
 * @param up with lookAt, and only with it: where the orientation's own up leans to, as in an engine's LookRotation; any
 *     length, but not along lookAt. Left out, it is the up of the axes
 * @param method at a constant rate, or by a share of what is left
 * @param deltaSeconds the length of one step in seconds
 * @param durationSeconds how long in seconds; there are as many steps as whole deltaSeconds fit in
 */
@RecordBuilder
public record RotationSequenceRequest(
        Formulas formulas,
        Axes axes,
        @NotNull Quaternion from,
        @Nullable Quaternion to,
        @Nullable Vector3 lookAt,
        @Nullable Vector3 up,
        @NotNull @Unwrapped TurnMethod method,
        @NotNull @Positive Double deltaSeconds,
        @NotNull @PositiveOrZero Double durationSeconds)
        implements Rules, RotationSequenceRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public RotationSequenceRequest {
        formulas = Defaults.or(formulas, Formulas.PUBLISHED);
        axes = Defaults.or(axes, Axes.UNITY);
    }

    /** Returns what it turns to. */
    TurnGoal goal() {
        return new TurnGoal(axes, to, lookAt, up);
    }

    /**
     * Asks for turns towards an orientation; it still needs the times and a rate.
     *
     * @param from where to start, of any length but 0
     * @param to where to turn to, of any length but 0
     * @return a request that leaves all else to the defaults
     */
    public static RotationSequenceRequest of(Quaternion from, Quaternion to) {
        return RotationSequenceRequestBuilder.builder().from(from).to(to).build();
    }

    /**
     * Asks for turns towards a direction; it still needs the times and a rate.
     *
     * @param from where to start, of any length but 0
     * @param lookAt the direction to look along in the end, of any length but 0
     * @return a request that leaves all else to the defaults
     */
    public static RotationSequenceRequest of(Quaternion from, Vector3 lookAt) {
        return RotationSequenceRequestBuilder.builder()
                .from(from)
                .lookAt(lookAt)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        TurnRules.rotation(complaints, "from", from);
        goal().rules(complaints);
        TurnRules.steps(complaints, durationSeconds, deltaSeconds);
    }
}
