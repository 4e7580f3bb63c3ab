package dev.gunfeel.rotation;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Tagged;
import dev.gunfeel.input.Warning;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/** How one orientation turns towards another, step by step. */
@Tagged(value = "method", standard = TurnMethod.Towards.class)
public sealed interface TurnMethod {
    /**
     * {@return how far one step turns}
     *
     * @param formulas which form of an exponential approach is meant
     * @param deltaSeconds the length of the step in seconds, at least 0
     */
    Pace pace(Formulas formulas, double deltaSeconds);

    /**
     * {@return the warning that the way depends on the frame rate; null where it doesn't}
     *
     * @param formulas which form of an exponential approach is meant
     * @param deltaSeconds the length of a step in seconds, at least 0
     */
    default @Nullable Warning frameRate(Formulas formulas, double deltaSeconds) {
        return null;
    }

    /**
     * At a constant rate of real turn until it arrives; it never overshoots.
     *
     * @param turnRateDegreesPerSecond how much real turn it makes a second, at least 0
     */
    record Towards(@NotNull @PositiveOrZero Double turnRateDegreesPerSecond) implements TurnMethod {
        @Override
        public Pace pace(Formulas formulas, double deltaSeconds) {
            return Pace.constant(turnRateDegreesPerSecond, deltaSeconds);
        }
    }

    /**
     * By a share of what is left: fast at first, slower and slower, never quite there. As published the share is rate
     * times deltaSeconds, at most 1, so the speed depends on the frame rate; corrected it is 1 - e^(-rate deltaSeconds),
     * which doesn't.
     *
     * @param ratePerSecond the share of what is left that it turns a second, in the limit of short steps, at least 0
     */
    record Exponential(@NotNull @PositiveOrZero Double ratePerSecond) implements TurnMethod {
        @Override
        public Pace pace(Formulas formulas, double deltaSeconds) {
            return Pace.exponential(formulas, ratePerSecond, deltaSeconds);
        }

        @Override
        public @Nullable Warning frameRate(Formulas formulas, double deltaSeconds) {
            return TurnRules.frameRate(formulas, ratePerSecond, deltaSeconds);
        }
    }
}
