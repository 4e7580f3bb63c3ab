package dev.gunfeel.http;

import dev.gunfeel.homing.Homing;
import dev.gunfeel.homing.HomingSequence;
import dev.gunfeel.homing.HomingSequenceRequest;
import dev.gunfeel.homing.HomingStep;
import dev.gunfeel.homing.HomingStepRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** A gaze, a camera or a turret that turns to a target, which may move, by every method of the article, so that they can be compared. */
@RestController
class HomingController {
    private final Computations computations;

    HomingController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Turns an aim, such as a gaze, a camera or a turret, towards a target by one step of time. Hand the direction and rotation of the answer back, and the steps
     * give the sequence bit for bit.
     *
     * @return the new aim
     */
    @PostMapping(path = "/v1/homing/step", produces = Formats.JSON)
    HomingStep homingStep(@RequestBody HomingStepRequest request) {
        return computations.run(() -> Homing.step(request));
    }

    /**
     * Turns an aim towards a target that moves along waypoints, step by step, and measures the detour: degrees turned over
     * the shortest possible.
     *
     * @return every step, and the turn in sum
     */
    @PostMapping(
            path = "/v1/homing/sequence",
            produces = {Formats.JSON, Formats.CSV, Formats.SVG, Formats.PNG})
    HomingSequence homingSequence(@RequestBody HomingSequenceRequest request) {
        return computations.run(() -> Homing.sequence(request));
    }
}
