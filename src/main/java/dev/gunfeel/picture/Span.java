package dev.gunfeel.picture;

/**
 * The values that an axis has to show.
 *
 * @param low the least
 * @param high the greatest, above low
 */
record Span(double low, double high) {
    /** Beyond it differences would overflow. */
    private static final double LARGEST = 1e300;

    /** Below it there is nothing to see, and above it there is still room for ten steps of an axis. */
    private static final double SMALLEST = 1e-290;

    /** Values closer together than this part of their size get tick labels too long to read. */
    private static final double FINEST = 1e-4;

    /** Returns the span of nothing but 0. */
    static Span zero() {
        return new Span(0, 0);
    }

    /** Returns the span from 0 to a time, to 1 where that is 0, too. */
    static Span time(double last) {
        return new Span(0, last > SMALLEST ? shown(last) : 1);
    }

    /** Returns the span that holds a value as well; one that isn't a number changes nothing. */
    Span with(double value) {
        if (Double.isNaN(value)) {
            return this;
        }
        double shown = shown(value);
        return new Span(Math.min(low, shown), Math.max(high, shown));
    }

    Span with(double[] values) {
        double least = low;
        double greatest = high;
        for (double value : values) {
            // Not Math.min, which would spread NaN.
            least = value < least ? value : least;
            greatest = value > greatest ? value : greatest;
        }
        return new Span(shown(least), shown(greatest));
    }

    Span with(Span other) {
        return with(other.low).with(other.high);
    }

    /** Returns a span that starts and ends at a value. */
    static Span at(double value) {
        return new Span(shown(value), shown(value));
    }

    /** Returns the value as an axis can show it: one that is too large is drawn at the edge. */
    static double shown(double value) {
        return Math.max(-LARGEST, Math.min(LARGEST, value));
    }

    double size() {
        return high - low;
    }

    double middle() {
        return low / 2 + high / 2;
    }

    /**
     * Returns a span of some size, so that an axis can be laid: from one below to one above where all values are 0, and
     * otherwise at least a ten-thousandth of them.
     */
    Span proper() {
        double largest = Math.max(Math.abs(low), Math.abs(high));
        if (largest < SMALLEST) {
            return new Span(-1, 1);
        }
        double least = largest * FINEST;
        return size() >= least ? this : new Span(middle() - least / 2, middle() + least / 2);
    }

    /** Returns a span that is wider by a part of its size at both ends. */
    Span widened(double part) {
        double more = size() * part;
        return new Span(low - more, high + more);
    }

    /** Returns a span that is wider by a part of its size wherever it doesn't end at 0. */
    Span widenedFromZero(double part) {
        double more = size() * part;
        return new Span(low == 0 ? 0 : low - more, high == 0 ? 0 : high + more);
    }
}
