package dev.gunfeel.blend;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What surprises about one blend, and what a sequence shares with it. */
final class PoseWarnings {
    private static final double ROUNDING = 1e-6;

    private PoseWarnings() {}

    static List<Warning> of(BlendPoseRequest request, Pose from, Pose to, Pose blended) {
        List<Warning> warnings = new ArrayList<>();
        if (request.t() < 0 || request.t() > 1) {
            warnings.add(new Warning(
                    "progressOutside",
                    "t is " + Figures.of(request.t()) + ", outside 0 to 1; it counts as "
                            + (request.t() < 0 ? "0" : "1"),
                    request.t(),
                    "/t"));
        }
        Warning names = names(from, to, "/to/bones");
        if (names != null) {
            warnings.add(names);
        }
        if (request.path() == RotationPath.AS_GIVEN) {
            Detour detour = Detour.between(from, to);
            if (detour != null) {
                warnings.add(new Warning("longWayRound", detour.text(), detour.degrees(), "/path"));
            }
        }
        if (request.rotationMethod() == RotationMethod.LERP) {
            Warning length = length(farthestFromOne(blended, 1));
            if (length != null) {
                warnings.add(length);
            }
        }
        return warnings;
    }

    /** Warns where two poses call the same place differently: they are most likely not of the same skeleton. */
    static @Nullable Warning names(Pose from, Pose to, String pointer) {
        for (int i = 0; i < from.bones().size(); i++) {
            String one = from.bones().get(i).name();
            String other = to.bones().get(i).name();
            if (one != null && other != null && !one.equals(other)) {
                return new Warning(
                        "boneNamesDiffer",
                        "bone " + i + " is " + other + " here, but " + one
                                + " in the first pose; bones are matched by their place, so both need the same order",
                        null,
                        pointer + "/" + i + "/name");
            }
        }
        return null;
    }

    /** Returns the length of a rotation in the pose that is farther from 1 than the one given, or the one given. */
    static double farthestFromOne(Pose pose, double farthest) {
        double result = farthest;
        for (Bone bone : pose.bones()) {
            double length = bone.rotation().norm();
            if (Math.abs(length - 1) > Math.abs(result - 1)) {
                result = length;
            }
        }
        return result;
    }

    static @Nullable Warning length(double length) {
        if (Math.abs(length - 1) <= ROUNDING) {
            return null;
        }
        return new Warning(
                "notNormalized",
                "lerp leaves a quaternion of length " + Figures.of(length)
                        + ", which is no rotation: an engine that does not normalise it shrinks or shears the mesh;"
                        + " nlerp and slerp keep length 1",
                length,
                "/rotationMethod");
    }
}
