package dev.gunfeel.boids;

import java.util.Arrays;

/**
 * A flock's agents sorted into the cells of a uniform grid, so that whoever is within the radius of an agent lies in its
 * own cell or in one of the 26 around it.
 *
 * <p>Only cells with agents in them are kept, so neither time nor memory grows with the space between agents. Cells with
 * the same slabs of z and y make a row. A <em>place</em> is an agent's position in the order of the cells: by slab of z,
 * then of y, then of x, and within a cell by the agent's index. It depends on where the agents are and on nothing else.
 */
final class Cells {
    /** Larger cells are sorted in a way whose time doesn't grow with the square. */
    private static final int FEW = 32;

    /** Which agent is at each place. */
    final int[] agent;

    /** Where in the flock's arrays the agent at each place is. */
    final int[] source;

    final double[] x;
    final double[] y;
    final double[] z;
    final double[] velocityX;
    final double[] velocityY;
    final double[] velocityZ;

    /** Cell c holds the places from {@code cellStart[c]} to just before {@code cellStart[c + 1]}. */
    final int[] cellStart;

    /** The slab of x of each cell. */
    final int[] cellX;

    /** Row r holds the cells from {@code rowStart[r]} to just before {@code rowStart[r + 1]}. */
    final int[] rowStart;

    /** The slabs of z and y of each row, as one ascending number. */
    final long[] rowKey;

    /** How many rows there are. */
    int rows;

    private final double radius;
    private final Slabs slabs;
    private final int[] slabX;
    private final int[] slabY;
    private final int[] slabZ;
    private final int[] box;
    private final int[] unsorted;
    private final int[] spare;
    private int[] counts = new int[0];

    Cells(int agents, double radius) {
        this.radius = radius;
        agent = new int[agents];
        source = new int[agents];
        x = new double[agents];
        y = new double[agents];
        z = new double[agents];
        velocityX = new double[agents];
        velocityY = new double[agents];
        velocityZ = new double[agents];
        cellStart = new int[agents + 1];
        cellX = new int[agents];
        rowStart = new int[agents + 1];
        rowKey = new long[agents];
        slabs = new Slabs(agents);
        slabX = new int[agents];
        slabY = new int[agents];
        slabZ = new int[agents];
        box = new int[agents];
        unsorted = new int[agents];
        spare = new int[agents];
        for (int i = 0; i < agents; i++) {
            unsorted[i] = i;
        }
    }

    /** Sorts the agents of a flock anew. */
    void sort(Flock flock) {
        int slabsX = slabs.number(flock.x, radius, slabX);
        int slabsY = slabs.number(flock.y, radius, slabY);
        int slabsZ = slabs.number(flock.z, radius, slabZ);
        double boxes = (double) slabsX * slabsY * slabsZ;
        if (boxes <= Slabs.most(agent.length)) {
            for (int i = 0; i < box.length; i++) {
                box[i] = (slabZ[i] * slabsY + slabY[i]) * slabsX + slabX[i];
            }
            sortBy(box, (int) boxes, unsorted, source);
        } else {
            // Each sort keeps the order of equals, so the last one's slabs count most.
            sortBy(slabX, slabsX, unsorted, source);
            sortBy(slabY, slabsY, source, spare);
            sortBy(slabZ, slabsZ, spare, source);
        }
        int cells = findCells();
        for (int cell = 0; cell < cells; cell++) {
            sortByAgent(flock.agent, cellStart[cell], cellStart[cell + 1]);
        }
        // One array after the other: a single one stays in the cache while it is read out of order.
        gather(flock.x, x);
        gather(flock.y, y);
        gather(flock.z, z);
        gather(flock.velocityX, velocityX);
        gather(flock.velocityY, velocityY);
        gather(flock.velocityZ, velocityZ);
        for (int place = 0; place < agent.length; place++) {
            agent[place] = flock.agent[source[place]];
        }
    }

    /** Returns the number of a row that lies so many slabs of z and y from 0. */
    static long key(int slabZ, int slabY) {
        return ((long) slabZ << 32) + slabY;
    }

    /** Counting sort. */
    private void sortBy(int[] number, int numbers, int[] from, int[] to) {
        if (counts.length <= numbers) {
            counts = new int[numbers + 1];
        }
        Arrays.fill(counts, 0, numbers + 1, 0);
        for (int n : number) {
            counts[n + 1]++;
        }
        for (int n = 0; n < numbers; n++) {
            counts[n + 1] += counts[n];
        }
        for (int i : from) {
            to[counts[number[i]]++] = i;
        }
    }

    private int findCells() {
        rows = 0;
        int cells = 0;
        for (int place = 0; place < source.length; place++) {
            int i = source[place];
            long key = key(slabZ[i], slabY[i]);
            boolean newRow = rows == 0 || key != rowKey[rows - 1];
            if (newRow) {
                rowKey[rows] = key;
                rowStart[rows++] = cells;
            }
            if (newRow || slabX[i] != cellX[cells - 1]) {
                cellX[cells] = slabX[i];
                cellStart[cells++] = place;
            }
        }
        cellStart[cells] = source.length;
        rowStart[rows] = cells;
        return cells;
    }

    private void sortByAgent(int[] agents, int from, int to) {
        if (to - from > FEW) {
            sortManyByAgent(agents, from, to);
            return;
        }
        for (int sorted = from + 1; sorted < to; sorted++) {
            int inserted = source[sorted];
            int place = sorted;
            while (place > from && agents[source[place - 1]] > agents[inserted]) {
                source[place] = source[place - 1];
                place--;
            }
            source[place] = inserted;
        }
    }

    private void sortManyByAgent(int[] agents, int from, int to) {
        long[] both = new long[to - from];
        for (int k = 0; k < both.length; k++) {
            int i = source[from + k];
            both[k] = ((long) agents[i] << 32) + i;
        }
        Arrays.sort(both);
        for (int k = 0; k < both.length; k++) {
            source[from + k] = (int) both[k];
        }
    }

    private void gather(double[] from, double[] to) {
        for (int place = 0; place < to.length; place++) {
            to[place] = from[source[place]];
        }
    }
}
