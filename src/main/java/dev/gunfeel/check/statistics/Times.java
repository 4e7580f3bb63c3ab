package dev.gunfeel.check.statistics;

import java.util.Arrays;

/**
 * When something happened in each of many simulations; infinite where it never did. Shots come at few instants, so each
 * instant is kept once.
 */
public final class Times {
    /** The instants, rising. */
    final double[] instants;

    /** In how many simulations it happened at each instant. */
    final long[] counts;

    /** Which instant each simulation came to. */
    private final int[] places;

    private Times(double[] instants, long[] counts, int[] places) {
        this.instants = instants;
        this.counts = counts;
        this.places = places;
    }

    /**
     * Sorts times.
     *
     * @param times one a simulation, at least one; a single one is without chance
     * @return the times
     */
    public static Times of(double[] times) {
        double[] instants = Arrays.stream(times).sorted().distinct().toArray();
        long[] counts = new long[instants.length];
        int[] places = new int[times.length];
        for (int i = 0; i < times.length; i++) {
            places[i] = Arrays.binarySearch(instants, times[i]);
            counts[places[i]]++;
        }
        return new Times(instants, counts, places);
    }

    /** {@return of how many simulations they are; 1 where chance has no part} */
    public int simulations() {
        return places.length;
    }

    /** Returns which of the instants a simulation came to. */
    int place(int simulation) {
        return places[simulation];
    }
}
