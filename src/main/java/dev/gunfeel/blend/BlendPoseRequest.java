package dev.gunfeel.blend;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.TurnRules;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two poses to be blended once.
 *
 * @param from the pose at weight 0
 * @param to the pose at weight 1, with as many bones, in the same order
 * @param t the progress of the fade: the time that has passed divided by its duration. Below 0 it counts as 0, above 1 as
 *     1, with a warning
 * @param easing how the weight grows with the progress: the name of an easing, or {@code cubicBezier(x1,y1,x2,y2)};
 *     smoothstep if left out
 * @param rotationMethod how rotations are blended; slerp if left out. hybrid mixes the bones that hardly turn, nlerp
 *     and lerp show what goes wrong
 * @param hybridThresholdDegrees with rotationMethod hybrid, and only with it: the largest real turn of a bone that is
 *     mixed instead of turned evenly, in degrees; 30 if left out
 * @param path which way rotations turn: shortest if left out; asGiven takes the signs of the quaternions as they are, to
 *     show the turn the wrong way
 * @param mask how much of the blend each bone gets, in [0, 1], one number per bone; 1 for every bone if left out. A bone
 *     of 0 stays as in {@code from}
 */
@RecordBuilder
public record BlendPoseRequest(
        @NotNull Pose from,
        @NotNull Pose to,
        @NotNull Double t,
        String easing,
        RotationMethod rotationMethod,
        @Nullable @DecimalMin("0") @DecimalMax("360") Double hybridThresholdDegrees,
        RotationPath path,
        @Nullable @CountsAs(Limit.BLEND_BONES) List<Double> mask)
        implements Rules, BlendPoseRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public BlendPoseRequest {
        easing = Defaults.or(easing, Easing.STANDARD);
        rotationMethod = Defaults.or(rotationMethod, RotationMethod.SLERP);
        path = Defaults.or(path, RotationPath.SHORTEST);
    }

    /** Returns how it mixes poses. */
    Mix mix() {
        return new Mix(rotationMethod, TurnRules.hybridThreshold(hybridThresholdDegrees), path);
    }

    /**
     * Asks for a pose between two.
     *
     * @param from the pose at t = 0
     * @param to the pose at t = 1, with as many bones
     * @param t how far to go from one to the other
     * @return a request that leaves all else to the defaults
     */
    public static BlendPoseRequest of(Pose from, Pose to, double t) {
        return BlendPoseRequestBuilder.builder().from(from).to(to).t(t).build();
    }

    @Override
    public void rules(Complaints complaints) {
        Easing.check("easing", easing, complaints);
        TurnRules.hybrid(complaints, "rotationMethod", rotationMethod, hybridThresholdDegrees);
        if (!complaints.sound("from")) {
            return;
        }
        int count = from.bones().size();
        if (complaints.sound("to") && to.bones().size() != count) {
            complaints
                    .at("to")
                    .add(
                            "bones",
                            "has " + to.bones().size() + " bones, but from has " + count
                                    + "; give both the same bones in the same order",
                            null);
        }
        Mask.check(mask, count, complaints);
    }
}
