package dev.gunfeel.http;

import dev.gunfeel.rotation.Rotation;
import dev.gunfeel.rotation.RotationSequence;
import dev.gunfeel.rotation.RotationSequenceRequest;
import dev.gunfeel.rotation.RotationStep;
import dev.gunfeel.rotation.RotationStepRequest;
import dev.gunfeel.rotation.SlerpRequest;
import dev.gunfeel.rotation.SlerpResult;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Orientations: between two of them, and turning one towards another. */
@RestController
class RotationController {
    private final Computations computations;

    RotationController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Interpolates between two orientations, and measures how even the turn is: with lerp the steps differ, with slerp they
     * don't.
     *
     * @return the orientations, and the smallest and largest step
     */
    @PostMapping(
            path = "/v1/rotation/slerp",
            produces = {Formats.JSON, Formats.CSV, Formats.SVG, Formats.PNG})
    SlerpResult rotationSlerp(@RequestBody SlerpRequest request) {
        return computations.run(() -> Rotation.slerp(request));
    }

    /**
     * Turns one orientation towards another by one step of time. Hand the rotation of the answer back, and the steps give
     * the sequence bit for bit.
     *
     * @return the new orientation, and how far it has turned and still has to
     */
    @PostMapping(path = "/v1/rotation/step", produces = Formats.JSON)
    RotationStep rotationStep(@RequestBody RotationStepRequest request) {
        return computations.run(() -> Rotation.step(request));
    }

    /**
     * Turns one orientation towards another, step by step.
     *
     * @return every step, and the turn in sum
     */
    @PostMapping(
            path = "/v1/rotation/sequence",
            produces = {Formats.JSON, Formats.CSV, Formats.SVG, Formats.PNG})
    RotationSequence rotationSequence(@RequestBody RotationSequenceRequest request) {
        return computations.run(() -> Rotation.sequence(request));
    }
}
