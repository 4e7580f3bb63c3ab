package dev.gunfeel.http;

import dev.gunfeel.arsenal.Arsenal;
import dev.gunfeel.arsenal.ArsenalRequest;
import dev.gunfeel.arsenal.ArsenalSimulation;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** A whole arsenal at a glance: who kills whom first, at which distance, in whose hands. */
@RestController
class ArsenalController {
    private final Computations computations;

    ArsenalController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Holds weapons against each other: the time to kill of each at every distance, in every player's hands; where two of them
     * change places; who kills first in a duel; and which weapon nobody has a reason to take.
     *
     * @param request the weapons, the target, the distances and who shoots
     * @return what each weapon does at each distance, and who beats whom
     */
    @PostMapping(
            path = "/v1/arsenal",
            produces = {Formats.JSON, Formats.CSV, Formats.SVG, Formats.PNG})
    Arsenal arsenal(@RequestBody ArsenalRequest request) {
        return computations.run(() -> ArsenalSimulation.run(request));
    }
}
