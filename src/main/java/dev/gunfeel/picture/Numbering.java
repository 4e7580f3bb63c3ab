package dev.gunfeel.picture;

/** Which numbers are written where not all of them have room: round ones first. */
final class Numbering {
    private static final int[] STEPS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000};

    private Numbering() {}

    /**
     * Returns the smallest round step at which numbers along a line keep their distance.
     *
     * @param places where the numbers stand, ascending
     * @param distance what two of them must be apart
     */
    static int step(double[] places, double distance) {
        for (int step : STEPS) {
            double least = Double.POSITIVE_INFINITY;
            for (int i = step; i < places.length; i += step) {
                least = Math.min(least, places[i] - places[i - step]);
            }
            if (least >= distance) {
                return step;
            }
        }
        return Math.max(1, places.length);
    }

    /** Returns 0, the last, the thousands, the hundreds and so on down to every one. */
    static int[] order(int count) {
        int[] order = new int[count];
        boolean[] taken = new boolean[count];
        int size = 0;
        if (count > 0) {
            size = take(0, order, taken, size);
            size = take(count - 1, order, taken, size);
        }
        for (int s = STEPS.length - 1; s >= 0; s--) {
            for (int i = STEPS[s]; i < count; i += STEPS[s]) {
                size = take(i, order, taken, size);
            }
        }
        return order;
    }

    private static int take(int i, int[] order, boolean[] taken, int size) {
        if (taken[i]) {
            return size;
        }
        taken[i] = true;
        order[size] = i;
        return size + 1;
    }
}
