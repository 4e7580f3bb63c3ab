package dev.gunfeel.rotation;

import dev.gunfeel.input.Tagged;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/** How one orientation turns towards another, step by step. */
@Tagged(value = "method", standard = TurnMethod.Towards.class)
public sealed interface TurnMethod extends Paced {
    /**
     * At a constant rate of real turn until it arrives; it never overshoots.
     *
     * @param turnRateDegreesPerSecond how much real turn it makes a second, at least 0
     */
    record Towards(@NotNull @PositiveOrZero Double turnRateDegreesPerSecond) implements TurnMethod, Paced.AtRate {}

    /**
     * By a share of what is left: fast at first, slower and slower, never quite there. As published the share is rate
     * times deltaSeconds, at most 1, so the speed depends on the frame rate; corrected it is 1 - e^(-rate deltaSeconds),
     * which doesn't.
     *
     * @param ratePerSecond the share of what is left that it turns a second, in the limit of short steps, at least 0
     */
    record Exponential(@NotNull @PositiveOrZero Double ratePerSecond) implements TurnMethod, Paced.ByShare {}
}
