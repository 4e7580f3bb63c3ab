package dev.gunfeel.http;

import dev.gunfeel.axes.AxesConversion;
import dev.gunfeel.axes.AxesConversionRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** From the axes of one engine to those of another. */
@RestController
class AxesController {
    private final Computations computations;

    AxesController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Converts vectors, positions, rotations and inspector angles from the axes of one engine to those of another. The way back
     * gives the same numbers.
     *
     * @return the same in the other axes
     */
    @PostMapping(path = "/v1/axes/convert", produces = Formats.JSON)
    AxesConversion axesConvert(@RequestBody AxesConversionRequest request) {
        return computations.run(() -> AxesConversion.of(request));
    }
}
