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
    SHARE(""),
    /** Health that is taken away. */
    DAMAGE("damage", "damage"),
    /** Health that is taken away each second. */
    DAMAGE_PER_SECOND("damage a second", "damage a second"),
    /** Shots a minute. */
    ROUNDS_PER_MINUTE("round a minute", "rounds a minute"),
    /** Whatever a number of a document counts. */
    NUMBER("");

    private final String one;
    private final String more;

    Unit(String one) {
        this(one, one + "s");
    }

    Unit(String one, String more) {
        this.one = one;
        this.more = more;
    }

    /**
     * Returns a value as people read it.
     *
     * @param value the value
     * @return it to six digits, with the unit: "1 degree", "2.5 seconds", "0.3"
     */
    public String inWords(double value) {
        String figure = Figures.significant(value, 6);
        return one.isEmpty() ? figure : figure + " " + (figure.equals("1") ? one : more);
    }
}
