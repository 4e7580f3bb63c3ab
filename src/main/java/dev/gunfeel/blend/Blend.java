package dev.gunfeel.blend;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;

/** Blending of skeletal animation: two poses once, or clips in a sequence with transitions. */
public final class Blend {
    private Blend() {}

    /**
     * Blends two poses once. Position and scale are blended component by component, rotations as asked; the weight is the
     * easing at {@code t}, times the bone's weight in the mask. Formulas: docs/formulas/blending.md, One blend.
     *
     * @param request the poses, the progress and the easing
     * @return the blended pose, with the weight and what surprises about it
     * @throws InputException with all complaints about the input, if there are any
     */
    public static BlendPose pose(BlendPoseRequest request) {
        Check.require(request);
        Mix mix = request.mix();
        Pose from = request.from().withUnitRotations();
        Pose to = request.to().withUnitRotations();
        double weight = Easing.of(request.easing()).weight(request.t());
        Pose pose = request.mask() == null
                ? mix.poses(from, to, weight)
                : mix.poses(
                        from,
                        to,
                        request.mask().stream().map(share -> share * weight).toList());
        return new BlendPose(pose, weight, PoseWarnings.of(request, from, to, pose));
    }

    /**
     * Plays clips with transitions between them, as a character's animation graph would, and measures how far bones jump
     * from frame to frame. Formulas: docs/formulas/blending.md, A sequence.
     *
     * @param request the clips, the transitions and how to play them
     * @return every frame, and the largest turn and move of a bone between two
     * @throws InputException with all complaints about the input, if there are any; also where easings that overshoot
     *     interrupt each other so often that a position leaves the range of a double
     */
    public static BlendSequence sequence(BlendSequenceRequest request) {
        Check.require(request);
        return new Sequencer(request).play();
    }
}
