package dev.gunfeel.http;

import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStep;
import dev.gunfeel.spread.SpreadStepRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Where the bullets go relative to the aim: lifting, random and running spread. */
@RestController
class SpreadController {
    private final Computations computations;

    SpreadController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Fires one shot. For a tool that drives its own clock: hand the state of the answer back with the next step, and
     * the steps give the sequence bit for bit.
     *
     * @return the shot, and the state to hand back
     */
    @PostMapping(path = "/v1/spread/step", produces = Formats.JSON)
    SpreadStep spreadStep(@RequestBody SpreadStepRequest request) {
        return computations.run(() -> Spread.step(request));
    }

    /**
     * Fires a rested weapon in one burst or several, and returns its spread pattern.
     *
     * @return the pattern, shot for shot and in sum
     */
    @PostMapping(
            path = "/v1/spread/sequence",
            produces = {Formats.JSON, Formats.CSV, Formats.SVG, Formats.PNG, Formats.UNREAL_DATATABLE})
    SpreadSequence spreadSequence(@RequestBody SpreadSequenceRequest request) {
        return computations.run(() -> Spread.sequence(request));
    }
}
