package dev.gunfeel.check.metric;

import dev.gunfeel.math.Figures;

/** What the value of a metric counts. */
public enum Unit {
    /** Degrees of an angle. */
    DEGREES("degree"),
    /** Seconds. */
    SECONDS("second"),
    /** Shots, misses included. */
    SHOTS("shot"),
    /** A share of 1. */
    SHARE("");

    private final String one;

    Unit(String one) {
        this.one = one;
    }

    /**
     * Returns a value as people read it.
     *
     * @param value the value
     * @return it to six digits, with the unit: "1 degree", "2.5 seconds", "0.3"
     */
    public String inWords(double value) {
        String figure = Figures.significant(value, 6);
        return one.isEmpty() ? figure : figure + " " + one + (figure.equals("1") ? "" : "s");
    }
}
