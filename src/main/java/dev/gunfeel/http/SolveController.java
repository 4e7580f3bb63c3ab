package dev.gunfeel.http;

import dev.gunfeel.solve.Solution;
import dev.gunfeel.solve.SolveRequest;
import dev.gunfeel.solve.Solver;
import java.util.concurrent.TimeUnit;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Asks backwards: which weapon passes the checks. */
@RestController
class SolveController {
    private final Computations computations;

    SolveController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Finds a weapon that passes checks by changing the numbers that it may change, and of those that pass the one that changes least.
     * Where nothing passes, it is said which check can't be met, and how near it came. The weapon of the answer can be handed to
     * {@code /v1/checks} with the same checks, which then says the same.
     *
     * @param request the weapon, what may be changed, and the checks
     * @return the weapon, what changed, and how its checks end
     */
    @PostMapping(path = "/v1/solve", produces = Formats.JSON)
    Solution solve(@RequestBody SolveRequest request) {
        return computations.run(() -> {
            long end = System.nanoTime() + (long) (request.budgetSeconds() * TimeUnit.SECONDS.toNanos(1));
            return Solver.solve(
                    request,
                    Runtime.getRuntime().availableProcessors(),
                    () -> System.nanoTime() - end > 0,
                    tried -> {});
        });
    }
}
