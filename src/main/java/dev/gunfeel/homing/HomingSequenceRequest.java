package dev.gunfeel.homing;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.TurnRules;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Many steps of an aim towards a target that stands still or moves along waypoints. The follower stays at its place.
 *
 * @param formulas published: exponential turns by ratePerSecond times deltaSeconds of what is left, at most all of it, as
 *     the article does; corrected: by 1 - e^(-ratePerSecond deltaSeconds), the same at any frame rate. The other methods
 *     are the same in both
 * @param axes which way x, y and z point
 * @param position where the follower is
 * @param direction where the aim looks at the start; any length, it is normalised. It is the aim in every method
 * @param rotation the orientation of the follower at the start, for its roll; any length, it is normalised. It must look
 *     along direction. Only quaternionLerp and slerp go on from it, the other methods from the direction alone; left out,
 *     it has no roll
 * @param path where the target is and when: waypoints in order of time, one for a target that stands still. While the
 *     target is at the follower's place, the aim holds
 * @param method how the aim turns
 * @param deltaSeconds the length of one step in seconds; step k turns to where the target is at k deltaSeconds
 * @param durationSeconds how long in seconds; there are as many steps as whole deltaSeconds fit in
 * @param activationRadius how near the target must be to be followed, in the unit of the positions, inclusive; beyond it
 *     the aim holds. Left out, it is followed at any distance
 */
@RecordBuilder
public record HomingSequenceRequest(
        Formulas formulas,
        Axes axes,
        @NotNull Vector3 position,
        @NotNull Vector3 direction,
        @Nullable Quaternion rotation,
        @NotNull @Size(min = 1) @CountsAs(Limit.SAMPLES) List<Waypoint> path,
        @NotNull @Unwrapped HomingMethod method,
        @NotNull @Positive Double deltaSeconds,
        @NotNull @PositiveOrZero Double durationSeconds,
        @Nullable @Positive Double activationRadius)
        implements Rules, HomingSequenceRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public HomingSequenceRequest {
        formulas = Defaults.or(formulas, Formulas.PUBLISHED);
        axes = Defaults.or(axes, Axes.UNITY);
    }

    /**
     * Asks for the turns of an aim; it still needs the path of the target, the times and a rate.
     *
     * @param position where the follower is
     * @param direction where it aims, of any length but 0
     * @return a request that leaves all else to the defaults
     */
    public static HomingSequenceRequest of(Vector3 position, Vector3 direction) {
        return HomingSequenceRequestBuilder.builder()
                .position(position)
                .direction(direction)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        HomingRules.aim(complaints, axes, direction, rotation);
        Waypoint.rules(complaints, "path", path);
        TurnRules.steps(complaints, durationSeconds, deltaSeconds);
    }

    Follower follower() {
        return new Follower(axes, position, method, method.pace(formulas, deltaSeconds), activationRadius);
    }
}
