package dev.gunfeel.check.report;

/** How a check ends, best first. */
public enum Outcome {
    /** Surely inside all bounds. */
    PASSED,
    /** Too few simulations to tell: the interval holds a bound. It does not pass. */
    UNCERTAIN,
    /** Surely outside a bound, or without a value. */
    FAILED;

    /**
     * Returns the worse of this and another.
     *
     * @param other the other
     * @return the one that is further down this list
     */
    public Outcome worse(Outcome other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
