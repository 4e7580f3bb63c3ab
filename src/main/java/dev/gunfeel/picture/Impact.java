package dev.gunfeel.picture;

/**
 * Where one bullet goes, as an eye that looks along the aim sees it.
 *
 * @param index the shot
 * @param timeSeconds when it was fired
 * @param right degrees to the right of the aim
 * @param up degrees above the aim
 */
record Impact(int index, double timeSeconds, double right, double up) {
    /** Returns what to say about it where the pointer is over it. */
    String note() {
        return "shot " + index + " at " + Phrases.seconds(timeSeconds) + ": " + Phrases.sideways(right) + ", "
                + Phrases.upward(up);
    }
}
