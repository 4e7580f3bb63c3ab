package dev.gunfeel.picture;

/** Angles that go round: the same direction has many names, and a line has to go on with the nearest. */
final class Winding {
    private static final double FULL = 360;

    private Winding() {}

    /** Returns angles without jumps where they pass from 180 to -180 degrees; NaN stays. */
    static double[] unwound(double[] degrees) {
        double[] unwound = degrees.clone();
        double before = Double.NaN;
        for (int i = 0; i < unwound.length; i++) {
            if (!Double.isNaN(unwound[i])) {
                unwound[i] = Double.isNaN(before) ? unwound[i] : near(unwound[i], before);
                before = unwound[i];
            }
        }
        return unwound;
    }

    /** Returns angles, all of them turned by as many full turns as take the last near another's last. */
    static double[] near(double[] degrees, double[] others) {
        for (int i = degrees.length - 1; i >= 0; i--) {
            if (!Double.isNaN(degrees[i]) && !Double.isNaN(others[i])) {
                double turns = near(degrees[i], others[i]) - degrees[i];
                return java.util.Arrays.stream(degrees)
                        .map(value -> value + turns)
                        .toArray();
            }
        }
        return degrees;
    }

    /** Returns the name of an angle that is nearest to another angle. */
    static double near(double degrees, double other) {
        return degrees + FULL * Math.rint((other - degrees) / FULL);
    }

    /**
     * Returns the name of a direction that is nearest to another direction: past straight up, a yaw of 180 and a pitch of
     * 60 degrees is a yaw of 0 and a pitch of 120.
     *
     * @param direction yaw and pitch in degrees
     * @param other yaw and pitch in degrees
     */
    static double[] nearDirection(double[] direction, double[] other) {
        double[] same = {near(direction[0], other[0]), near(direction[1], other[1])};
        double[] over = {near(direction[0] + 180, other[0]), near(180 - direction[1], other[1])};
        return distance(same, other) <= distance(over, other) ? same : over;
    }

    private static double distance(double[] one, double[] other) {
        return StrictMath.hypot(one[0] - other[0], one[1] - other[1]);
    }
}
