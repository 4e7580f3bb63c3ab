package dev.gunfeel.http;

import dev.gunfeel.random.RandomSequence;
import dev.gunfeel.random.RandomSequenceRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The random numbers behind a pattern, to compare with your engine's. */
@RestController
class RandomController {
    private final Computations computations;

    RandomController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Returns the first numbers of a generator's stream, to check a port of it against.
     *
     * @return the numbers
     */
    @PostMapping(
            path = "/v1/random/sequence",
            produces = {Formats.JSON, Formats.CSV})
    RandomSequence randomSequence(@RequestBody RandomSequenceRequest request) {
        return computations.run(() -> RandomSequence.of(request));
    }
}
