package dev.gunfeel.rotation;

import dev.gunfeel.input.Formulas;

/** How far one step turns, given how far there is to go. */
public sealed interface Pace {
    /** How many radians one degree has. */
    double RADIANS = Math.PI / 180;

    /**
     * Returns how far the step turns, in radians, at least 0. It may be more than there is to go: then the step arrives.
     *
     * @param left the angle that is left, in radians, at least 0
     * @return radians, at least 0
     */
    double radians(double left);

    /**
     * The same turn in every step.
     *
     * @param radiansPerStep how far, at least 0
     */
    record Constant(double radiansPerStep) implements Pace {
        @Override
        public double radians(double left) {
            return radiansPerStep;
        }
    }

    /**
     * The same share of what is left in every step.
     *
     * @param share in [0, 1]
     */
    record Share(double share) implements Pace {
        @Override
        public double radians(double left) {
            return share * left;
        }
    }

    /**
     * Returns the pace of a constant turn rate.
     *
     * @param degreesPerSecond at least 0
     * @param deltaSeconds the length of the step in seconds, at least 0
     * @return the pace of each step
     */
    static Pace constant(double degreesPerSecond, double deltaSeconds) {
        // Whatever is beyond a number is beyond a full turn too.
        return new Constant(Math.min(degreesPerSecond * deltaSeconds, Double.MAX_VALUE) * RADIANS);
    }

    /**
     * Returns the pace of an exponential approach.
     *
     * @param formulas published: a share of rate times deltaSeconds, at most 1; corrected: 1 - e^(-rate deltaSeconds)
     * @param ratePerSecond the rate, per second, at least 0
     * @param deltaSeconds the length of the step in seconds, at least 0
     * @return the pace of each step
     */
    static Pace exponential(Formulas formulas, double ratePerSecond, double deltaSeconds) {
        double share = Math.min(ratePerSecond * deltaSeconds, Double.MAX_VALUE);
        return new Share(
                switch (formulas) {
                    case PUBLISHED -> Math.min(1, share);
                    case CORRECTED -> -StrictMath.expm1(-share);
                });
    }

    /**
     * Returns what is left after one second of a published exponential approach, as a share of the start: (1 - rate
     * deltaSeconds)^(1/deltaSeconds). In the limit of short steps it is e^(-rate).
     *
     * @param ratePerSecond the rate, per second, at least 0
     * @param deltaSeconds the length of a step in seconds, above 0
     * @return the share, in [0, 1]
     */
    static double leftAfterOneSecond(double ratePerSecond, double deltaSeconds) {
        double share = ratePerSecond * deltaSeconds;
        return share >= 1 ? 0 : StrictMath.exp(StrictMath.log1p(-share) / deltaSeconds);
    }
}
