package dev.gunfeel.boids;

import java.util.Arrays;

/**
 * One axis cut into slabs, so that agents within a radius of each other are in the same slab or in adjacent ones.
 *
 * <p>Slabs are numbered from 0 along the axis. Where the flock spans few slabs, they are of equal width and their number
 * is a division. Where it is spread so far that they would be too many to count, or lies so far out that a division
 * loses the digits, slabs are laid only where agents are, by sorting.
 */
final class Slabs {
    /** Wider than the radius by more than what a division rounds off up to {@link #FARTHEST}. */
    private static final double WIDTH = 1 + 0x1.0p-20;

    private static final double FARTHEST = 0x1.0p30;
    private static final int SLABS_PER_AGENT = 4;
    private static final int FEWEST = 1024;

    private final double[] sorted;
    private final double[] starts;

    Slabs(int agents) {
        sorted = new double[agents];
        starts = new double[agents];
    }

    /** Returns how many slabs, or boxes made of slabs of all axes, so many agents may have and still be counted quickly. */
    static double most(int agents) {
        return SLABS_PER_AGENT * (double) agents + FEWEST;
    }

    /**
     * Numbers the slabs of all agents.
     *
     * @param along the positions along the axis
     * @param radius the largest distance that must not lead past an adjacent slab
     * @param slab receives each agent's slab
     * @return how many slabs there are, at most 4 per agent and some more
     */
    int number(double[] along, double radius, int[] slab) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (double position : along) {
            least = Math.min(least, position);
            most = Math.max(most, position);
        }
        double perMeter = 1 / (radius * WIDTH);
        double first = Math.floor(least * perMeter);
        double last = Math.floor(most * perMeter);
        if (first < -FARTHEST || last > FARTHEST || last - first >= most(along.length)) {
            return numberSorted(along, radius * WIDTH, slab);
        }
        for (int i = 0; i < along.length; i++) {
            slab[i] = (int) (Math.floor(along[i] * perMeter) - first);
        }
        return (int) (last - first) + 1;
    }

    /**
     * A slab starts at the first agent that lies more than the width beyond the start of the slab before. Agents two
     * slabs apart are then more than the width apart, however the sum is rounded: where a double can't express start
     * plus width, the next doubles are farther away than that.
     */
    private int numberSorted(double[] along, double width, int[] slab) {
        System.arraycopy(along, 0, sorted, 0, along.length);
        Arrays.sort(sorted);
        int slabs = 0;
        double end = Double.NEGATIVE_INFINITY;
        for (double position : sorted) {
            if (position > end) {
                starts[slabs++] = position;
                end = position + width;
            }
        }
        for (int i = 0; i < along.length; i++) {
            slab[i] = lastStartUpTo(along[i], slabs);
        }
        return slabs;
    }

    private int lastStartUpTo(double position, int slabs) {
        int low = 0;
        int high = slabs - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (starts[middle] <= position) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
