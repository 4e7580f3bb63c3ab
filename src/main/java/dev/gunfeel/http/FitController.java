package dev.gunfeel.http;

import dev.gunfeel.fit.Fit;
import dev.gunfeel.fit.FitRequest;
import dev.gunfeel.fit.Fitting;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Fits weapons to what was recorded. */
@RestController
class FitController {
    private final Computations computations;

    FitController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Fits a weapon to recorded sprays, as a drawn pattern with a cone of their scatter, and to how the view moved after one shot, as the
     * impulse of either model that comes nearest; and tells how far what was recorded is from it.
     *
     * @param request what was recorded
     * @return the weapon, and what is left
     */
    @PostMapping(path = "/v1/fit", produces = Formats.JSON)
    Fit fit(@RequestBody FitRequest request) {
        return computations.run(() -> Fitting.fit(request));
    }
}
