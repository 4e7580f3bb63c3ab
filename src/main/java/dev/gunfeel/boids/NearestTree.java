package dev.gunfeel.boids;

import dev.gunfeel.input.Interruption;

/**
 * A k-d tree over a flock, for the agents that have no neighbour within the radius: their nearest one may be anywhere
 * (Bentley, 1975; the distance to a box kept up to date as in Arya and Mount, 1993).
 *
 * <p>It is a permutation of the agents: a stretch of it is cut in the middle along the axis on which it is widest, and the
 * agent in the middle is on the cut.
 */
final class NearestTree {
    private static final int LEAF = 8;

    /** Where squared distances overflow, all distances are taken this much smaller. */
    private static final double SMALLER = 0x1.0p-600;

    private final double[][] positions;
    private final int[] order;
    private final byte[] axis;

    private double scale;
    private int of;
    private double bestSquare;
    private long considered;

    NearestTree(double[] x, double[] y, double[] z) {
        positions = new double[][] {x, y, z};
        order = new int[x.length];
        axis = new byte[x.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        build(0, order.length);
    }

    /** Returns the distance from one of the agents to the nearest other one. */
    double distanceFrom(int agent) {
        of = agent;
        scale = 1;
        bestSquare = Double.POSITIVE_INFINITY;
        search(0, order.length, 0, 0, 0);
        if (bestSquare == Double.POSITIVE_INFINITY) {
            scale = SMALLER;
            search(0, order.length, 0, 0, 0);
        }
        return Math.sqrt(bestSquare) / scale;
    }

    /** Returns how many agents all searches so far have looked at. */
    long considered() {
        return considered;
    }

    private void build(int from, int to) {
        if (to - from <= LEAF) {
            return;
        }
        int middle = (from + to) >>> 1;
        byte widest = widest(from, to);
        axis[middle] = widest;
        select(positions[widest], from, to - 1, middle);
        build(from, middle);
        build(middle + 1, to);
    }

    private byte widest(int from, int to) {
        byte widest = 0;
        double width = -1;
        for (byte candidate = 0; candidate < positions.length; candidate++) {
            double least = Double.POSITIVE_INFINITY;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = from; i < to; i++) {
                double position = positions[candidate][order[i]];
                least = Math.min(least, position);
                most = Math.max(most, position);
            }
            if (most - least > width) {
                width = most - least;
                widest = candidate;
            }
        }
        return widest;
    }

    /** Puts the agent that sorting would put there in the middle, none larger before and none smaller after (Hoare). */
    private void select(double[] along, int from, int to, int middle) {
        int low = from;
        int high = to;
        while (low < high) {
            Interruption.poll();
            double pivot = medianOfThree(along[order[low]], along[order[(low + high) >>> 1]], along[order[high]]);
            int left = low;
            int right = high;
            while (left <= right) {
                while (along[order[left]] < pivot) {
                    left++;
                }
                while (along[order[right]] > pivot) {
                    right--;
                }
                if (left <= right) {
                    int swapped = order[left];
                    order[left++] = order[right];
                    order[right--] = swapped;
                }
            }
            if (middle <= right) {
                high = right;
            } else if (middle >= left) {
                low = left;
            } else {
                return;
            }
        }
    }

    private static double medianOfThree(double a, double b, double c) {
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }

    /** Searches a stretch whose box is so far from the agent along each axis. */
    private void search(int from, int to, double farX, double farY, double farZ) {
        if (farX * farX + farY * farY + farZ * farZ >= bestSquare) {
            return;
        }
        if (to - from <= LEAF) {
            for (int i = from; i < to; i++) {
                consider(order[i]);
            }
            return;
        }
        int middle = (from + to) >>> 1;
        int cut = axis[middle];
        double beyond = (positions[cut][of] - positions[cut][order[middle]]) * scale;
        double farther = Math.abs(beyond);
        consider(order[middle]);
        if (beyond < 0) {
            search(from, middle, farX, farY, farZ);
            search(middle + 1, to, cut == 0 ? farther : farX, cut == 1 ? farther : farY, cut == 2 ? farther : farZ);
        } else {
            search(middle + 1, to, farX, farY, farZ);
            search(from, middle, cut == 0 ? farther : farX, cut == 1 ? farther : farY, cut == 2 ? farther : farZ);
        }
    }

    private void consider(int other) {
        considered++;
        if (other != of) {
            double dx = (positions[0][other] - positions[0][of]) * scale;
            double dy = (positions[1][other] - positions[1][of]) * scale;
            double dz = (positions[2][other] - positions[2][of]) * scale;
            bestSquare = Math.min(bestSquare, dx * dx + dy * dy + dz * dz);
        }
    }
}
