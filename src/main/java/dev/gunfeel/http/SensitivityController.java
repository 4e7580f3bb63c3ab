package dev.gunfeel.http;

import dev.gunfeel.solve.Explainer;
import dev.gunfeel.solve.Sensitivity;
import dev.gunfeel.solve.SensitivityRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Explains checks: what moves their figures. */
@RestController
class SensitivityController {
    private final Computations computations;

    SensitivityController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Tells how far the figure of each check moves when a number of the weapon changes by 1 %, by central differences in which chance is
     * the same; where the figure is a step that was not reached, where that lies; and for each check that fails the numbers that mend it
     * with the least change.
     *
     * @param request the weapon, the checks, and the numbers to change
     * @return what each number does to each figure
     */
    @PostMapping(
            path = "/v1/sensitivity",
            produces = {Formats.JSON, Formats.CSV})
    Sensitivity sensitivity(@RequestBody SensitivityRequest request) {
        return computations.run(() -> Explainer.explain(request));
    }
}
