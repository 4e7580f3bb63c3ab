package dev.gunfeel.http;

import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** What one request may ask for. */
@RestController
class LimitsController {
    private final Limits limits;

    LimitsController(Limits limits) {
        this.limits = limits;
    }

    /**
     * Lists the limits in force. Each is checked before work starts, and can be changed by whoever runs the service.
     *
     * @return the limits
     */
    @GetMapping(path = "/v1/limits", produces = Formats.JSON)
    List<LimitInForce> limits() {
        return Stream.of(Limit.values())
                .map(limit ->
                        new LimitInForce(limit.word(), limits.get(limit), limit.unit(), limit.environmentVariable()))
                .toList();
    }

    /**
     * A limit in force.
     *
     * @param name what is limited
     * @param value the largest value allowed
     * @param unit what is counted
     * @param environmentVariable the variable that sets it when the service starts
     */
    record LimitInForce(String name, Long value, String unit, String environmentVariable) {}
}
