package dev.gunfeel.homing;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
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
import org.jspecify.annotations.Nullable;

/**
 * One step of an aim towards a target. Direction and rotation are the whole state: the answer's two, fed back, make the
 * next step, and so the sequence bit for bit.
 *
 * @param formulas published: exponential turns by ratePerSecond times deltaSeconds of what is left, at most all of it, as
 *     the article does; corrected: by 1 - e^(-ratePerSecond deltaSeconds), the same at any frame rate. The other methods
 *     are the same in both
 * @param axes which way x, y and z point
 * @param position where the follower is
 * @param direction where the aim looks; any length, it is normalised. It is the aim in every method
 * @param rotation the orientation of the follower, for its roll; any length, it is normalised. It must look along
 *     direction. Only quaternionLerp and slerp go on from it, the other methods from the direction alone; left out, it
 *     has no roll
 * @param target where the target is; not at the follower's place
 * @param method how the aim turns
 * @param deltaSeconds the length of the step in seconds; 0 leaves all as it is
 * @param activationRadius how near the target must be to be followed, in the unit of the positions, inclusive; beyond it
 *     the aim holds. Left out, it is followed at any distance
 */
@RecordBuilder
public record HomingStepRequest(
        Formulas formulas,
        Axes axes,
        @NotNull Vector3 position,
        @NotNull Vector3 direction,
        @Nullable Quaternion rotation,
        @NotNull Vector3 target,
        @NotNull @Unwrapped HomingMethod method,
        @NotNull @PositiveOrZero Double deltaSeconds,
        @Nullable @Positive Double activationRadius)
        implements Rules, HomingStepRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public HomingStepRequest {
        formulas = Defaults.or(formulas, Formulas.PUBLISHED);
        axes = Defaults.or(axes, Axes.UNITY);
    }

    /**
     * Asks for one turn of an aim; it still needs the target, the time and a rate.
     *
     * @param position where the follower is
     * @param direction where it aims, of any length but 0
     * @return a request that leaves all else to the defaults
     */
    public static HomingStepRequest of(Vector3 position, Vector3 direction) {
        return HomingStepRequestBuilder.builder()
                .position(position)
                .direction(direction)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        HomingRules.aim(complaints, axes, direction, rotation);
        if (complaints.sound("position", "target") && Sight.none(position, target)) {
            complaints.add(
                    "target",
                    "is at the follower's own place, so no direction leads to it; move one of the two apart by at least"
                            + " 1e-12",
                    TurnRules.text(target));
        }
    }

    Follower follower() {
        return new Follower(axes, position, method, method.pace(formulas, deltaSeconds), activationRadius);
    }
}
