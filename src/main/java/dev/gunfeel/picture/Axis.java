package dev.gunfeel.picture;

/**
 * From values to places on the page.
 *
 * @param span the values shown
 * @param start where the lowest is
 * @param end where the highest is
 */
record Axis(Span span, double start, double end) {
    /** Returns the place of a value; one outside the span is put at its end. */
    double at(double value) {
        double share = (Span.shown(value) - span.low()) / span.size();
        return start + (end - start) * Math.max(0, Math.min(1, share));
    }

    double length() {
        return Math.abs(end - start);
    }
}
