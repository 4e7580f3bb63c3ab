package dev.gunfeel.picture;

/**
 * Where one bullet goes, as an eye that looks along the aim sees it.
 *
 * @param index the shot
 * @param timeSeconds when it was fired; NaN where that is not known
 * @param right degrees to the right of the aim
 * @param up degrees above the aim
 */
record Impact(int index, double timeSeconds, double right, double up) {
    /** Returns what to say about it where the pointer is over it. */
    String note() {
        String when = Double.isNaN(timeSeconds) ? "" : " at " + Phrases.seconds(timeSeconds);
        return "shot " + index + when + ": " + Phrases.sideways(right) + ", " + Phrases.upward(up);
    }
}
