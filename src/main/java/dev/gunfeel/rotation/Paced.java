package dev.gunfeel.rotation;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import org.jspecify.annotations.Nullable;

/** What turns at a pace: at a constant rate, or by a share of what is left. */
public interface Paced {
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

    /** What turns at a constant rate. */
    interface AtRate extends Paced {
        /** {@return how far it turns a second, in degrees, at least 0} */
        Double turnRateDegreesPerSecond();

        @Override
        default Pace pace(Formulas formulas, double deltaSeconds) {
            return Pace.constant(turnRateDegreesPerSecond(), deltaSeconds);
        }
    }

    /** What turns by a share of what is left. */
    interface ByShare extends Paced {
        /** {@return the share of what is left that it turns a second, in the limit of short steps, at least 0} */
        Double ratePerSecond();

        @Override
        default Pace pace(Formulas formulas, double deltaSeconds) {
            return Pace.exponential(formulas, ratePerSecond(), deltaSeconds);
        }

        @Override
        default @Nullable Warning frameRate(Formulas formulas, double deltaSeconds) {
            return TurnRules.frameRate(formulas, ratePerSecond(), deltaSeconds);
        }
    }
}
