package dev.gunfeel.http;

import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.input.Words;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Balancing checks: what weapons must feel like, for CI to say when a change breaks it. */
@RestController
class ChecksController {
    static final String OUTCOME = "Gunfeel-Outcome";

    private final Computations computations;

    ChecksController(Computations computations) {
        this.computations = computations;
    }

    /**
     * Holds weapons against what they must feel like. What chance has no part in is computed exactly; the rest is simulated,
     * with an interval that says how sure it is. A check whose interval holds its bound is uncertain and does not pass.
     *
     * @param request the weapons and the checks
     * @param failStatus whether checks that don't all pass answer with the status 409, for {@code curl --fail}; the body
     *     is the report all the same
     * @return how every check ended; as {@code application/xml} a JUnit report, as {@code text/markdown} a comment for a
     *     pull request
     */
    @PostMapping(
            path = "/v1/checks",
            produces = {Formats.JSON, Formats.CSV, Formats.XML, Formats.TEXT_XML, Formats.MARKDOWN})
    ChecksReport runChecks(
            @RequestBody ChecksRequest request,
            @RequestParam(defaultValue = "false") boolean failStatus,
            HttpServletResponse response) {
        ChecksReport report = computations.run(() -> Checks.run(request));
        response.setHeader(OUTCOME, Words.of(report.outcome()));
        if (failStatus && report.outcome() != Outcome.PASSED) {
            response.setStatus(HttpServletResponse.SC_CONFLICT);
        }
        return report;
    }
}
