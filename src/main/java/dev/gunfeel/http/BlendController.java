package dev.gunfeel.http;

import dev.gunfeel.blend.Blend;
import dev.gunfeel.blend.BlendClips;
import dev.gunfeel.blend.BlendPose;
import dev.gunfeel.blend.BlendPoseRequest;
import dev.gunfeel.blend.BlendSequence;
import dev.gunfeel.blend.BlendSequenceRequest;
import dev.gunfeel.gltf.Gltf;
import dev.gunfeel.input.Limits;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Poses and clips of an animated skeleton: blending two, and fading from one to the next. */
@RestController
class BlendController {
    private static final String GLTF_BINARY = "model/gltf-binary";
    private static final String GLTF_JSON = "model/gltf+json";

    private final Computations computations;
    private final Limits limits;

    BlendController(Computations computations, Limits limits) {
        this.computations = computations;
        this.limits = limits;
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
            produces = {Formats.JSON, Formats.CSV, Formats.SVG, Formats.PNG})
    BlendSequence blendSequence(@RequestBody BlendSequenceRequest request) {
        return computations.run(() -> Blend.sequence(request));
    }

    /**
     * Reads the skeleton and the clips of a glTF 2.0 file, and samples the clips into the form that a blend sequence
     * takes. A binary file, or JSON with its buffers embedded as data URIs; nothing outside the file is fetched. Its first bytes
     * say which of both it is, so {@code application/octet-stream} will do.
     *
     * @param file the file
     * @param sampleRateHz poses per second, from 0.001 to 100000
     * @return the bones with their rest poses, and the clips, with poses at i/sampleRateHz from 0, the last at or after the
     *     last key
     */
    @PostMapping(
            path = "/v1/blend/clips",
            consumes = {GLTF_BINARY, GLTF_JSON, MediaType.APPLICATION_OCTET_STREAM_VALUE},
            produces = {Formats.JSON, Formats.CSV})
    BlendClips blendClips(@RequestBody byte[] file, @RequestParam(defaultValue = "30") double sampleRateHz) {
        return computations.run(() -> Gltf.clips(file, sampleRateHz, limits));
    }
}
