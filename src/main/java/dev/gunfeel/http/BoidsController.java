package dev.gunfeel.http;

import dev.gunfeel.boids.Boids;
import dev.gunfeel.boids.BoidsFrames;
import dev.gunfeel.boids.BoidsSequenceRequest;
import dev.gunfeel.boids.BoidsStep;
import dev.gunfeel.boids.BoidsStepRequest;
import dev.gunfeel.input.Limits;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Flocks, schools and hordes: agents that separate, align and cohere. */
@RestController
class BoidsController {
    /** Up to here a failure can still be told as a problem; a longer answer is on its way before it ends. */
    private static final int HELD_BYTES = 2 << 20;

    private final Computations computations;
    private final Limits limits;

    BoidsController(Computations computations, Limits limits) {
        this.computations = computations;
        this.limits = limits;
    }

    /**
     * Moves a flock by one step of time. Hand the agents of the answer back, and the steps give the sequence bit for bit.
     *
     * @return the agents after the step, and the flock in numbers
     */
    @PostMapping(
            path = "/v1/boids/step",
            produces = {Formats.JSON, Formats.CSV, Formats.SVG, Formats.PNG})
    BoidsStep boidsStep(@RequestBody BoidsStepRequest request) {
        return computations.run(() -> Boids.step(request, limits));
    }

    /**
     * Moves a flock through many steps, given agent by agent or spawned from a seed. Long answers stream;
     * {@code application/x-ndjson} gives one frame a line as it is computed.
     *
     * @return the frames that were asked for: the start, every {@code every}-th step, and the last
     */
    @PostMapping(
            path = "/v1/boids/sequence",
            produces = {Formats.JSON, Formats.CSV, Formats.NDJSON, Formats.SVG, Formats.PNG})
    BoidsStream boidsSequence(@RequestBody BoidsSequenceRequest request, HttpServletResponse response) {
        Computations.Series series = computations.series();
        BoidsFrames frames = series.run(() -> Boids.frames(request, limits));
        response.setBufferSize(HELD_BYTES);
        return new BoidsStream(request.axes(), series.over(frames, response::isCommitted), frames.warnings());
    }
}
