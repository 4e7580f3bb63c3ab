package dev.gunfeel.http;

import dev.gunfeel.blend.Blend;
import dev.gunfeel.blend.BlendPose;
import dev.gunfeel.blend.BlendPoseRequest;
import dev.gunfeel.blend.BlendSequence;
import dev.gunfeel.blend.BlendSequenceRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Poses and clips of an animated skeleton: blending two, and fading from one to the next. */
@RestController
class BlendController {
    private final Computations computations;

    BlendController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Blends two poses.
     *
     * @return the blended pose
     */
    @PostMapping(
            path = "/v1/blend/pose",
            produces = {Formats.JSON, Formats.CSV})
    BlendPose blendPose(@RequestBody BlendPoseRequest request) {
        return computations.run(() -> Blend.pose(request));
    }

    /**
     * Plays clips with transitions between them, and measures the largest jump of a bone between two frames: the "pop".
     *
     * @return every frame, and the largest jumps
     */
    @PostMapping(
            path = "/v1/blend/sequence",
            produces = {Formats.JSON, Formats.CSV})
    BlendSequence blendSequence(@RequestBody BlendSequenceRequest request) {
        return computations.run(() -> Blend.sequence(request));
    }
}
