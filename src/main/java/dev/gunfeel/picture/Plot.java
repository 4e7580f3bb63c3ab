package dev.gunfeel.picture;

/**
 * A rectangle with two axes.
 *
 * @param x the axis to the right
 * @param y the axis up
 */
record Plot(Axis x, Axis y) {
    Box box() {
        return new Box(x.start(), y.end(), x.end(), y.start());
    }

    /** Returns the place of two values. */
    double[] at(double right, double up) {
        return new double[] {x.at(right), y.at(up)};
    }
}
