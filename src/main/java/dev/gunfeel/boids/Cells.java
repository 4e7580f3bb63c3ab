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
    /** Which agent is at each place. */
    final int[] agent;

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
    private final int[] spare;
    private int[] counts = new int[0];

    Cells(int agents, double radius) {
        this.radius = radius;
        agent = new int[agents];
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
        spare = new int[agents];
    }

    /** Sorts the agents of a flock anew. */
    void sort(Flock flock) {
        int slabsX = slabs.number(flock.x, radius, slabX);
        int slabsY = slabs.number(flock.y, radius, slabY);
        int slabsZ = slabs.number(flock.z, radius, slabZ);
        for (int i = 0; i < spare.length; i++) {
            spare[i] = i;
        }
        // Each sort keeps the order of equals, so the last one's key counts most and the index least.
        sortBy(slabX, slabsX, spare, agent);
        sortBy(slabY, slabsY, agent, spare);
        sortBy(slabZ, slabsZ, spare, agent);
        findCells();
        // One array after the other: a single array of doubles stays in the cache while it is read out of order.
        gather(flock.x, x);
        gather(flock.y, y);
        gather(flock.z, z);
        gather(flock.velocityX, velocityX);
        gather(flock.velocityY, velocityY);
        gather(flock.velocityZ, velocityZ);
    }

    /** Returns the number of a row that lies so many slabs of z and y from 0. */
    static long key(int slabZ, int slabY) {
        return ((long) slabZ << 32) + slabY;
    }

    /** Counting sort. */
    private void sortBy(int[] slab, int slabCount, int[] from, int[] to) {
        if (counts.length <= slabCount) {
            counts = new int[slabCount + 1];
        }
        Arrays.fill(counts, 0, slabCount + 1, 0);
        for (int number : slab) {
            counts[number + 1]++;
        }
        for (int s = 0; s < slabCount; s++) {
            counts[s + 1] += counts[s];
        }
        for (int i : from) {
            to[counts[slab[i]]++] = i;
        }
    }

    private void findCells() {
        rows = 0;
        int cells = 0;
        for (int place = 0; place < agent.length; place++) {
            int i = agent[place];
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
        cellStart[cells] = agent.length;
        rowStart[rows] = cells;
    }

    private void gather(double[] from, double[] to) {
        for (int place = 0; place < to.length; place++) {
            to[place] = from[agent[place]];
        }
    }
}
