package dev.gunfeel.boids;

import java.util.Arrays;

/** Walks over the rows of cells and finds, for each, itself and the eight rows around it. */
final class RowsAround {
    private static final int LAYERS = 3;
    private static final int MOST = 9;

    /** The row at hand. */
    int row;

    /** How many rows around the row at hand have agents, itself included. */
    int count;

    /** The first cell of each of them. */
    final int[] from = new int[MOST];

    /** The cell after the last of each of them. */
    final int[] end = new int[MOST];

    private final Cells cells;

    /** As the rows go up, so do those around them: each search goes on where the last one stopped. */
    private final int[] firstOfLayer = new int[LAYERS];

    RowsAround(Cells cells) {
        this.cells = cells;
    }

    /** Goes to before the first row. */
    void start() {
        row = -1;
        Arrays.fill(firstOfLayer, 0);
    }

    /** Goes to the next row; returns false where there is none. */
    boolean next() {
        row++;
        if (row == cells.rows) {
            return false;
        }
        count = 0;
        for (int layer = 0; layer < LAYERS; layer++) {
            long key = cells.rowKey[row] + Cells.key(layer - 1, 0);
            int around = firstOfLayer[layer];
            while (around < cells.rows && cells.rowKey[around] < key - 1) {
                around++;
            }
            firstOfLayer[layer] = around;
            for (; around < cells.rows && cells.rowKey[around] <= key + 1; around++) {
                from[count] = cells.rowStart[around];
                end[count] = cells.rowStart[around + 1];
                count++;
            }
        }
        return true;
    }

    /**
     * Returns how many pairs of agents the cells make, each agent with all in its own cell and in those around it, itself
     * included: what looking for neighbours will cost, counted without looking.
     */
    static long pairs(Cells cells) {
        RowsAround around = new RowsAround(cells);
        around.start();
        long pairs = 0;
        while (around.next()) {
            for (int r = 0; r < around.count; r++) {
                pairs += around.pairsWith(around.from[r], around.end[r]);
            }
        }
        return pairs;
    }

    private long pairsWith(int first, int end) {
        long pairs = 0;
        int low = first;
        int high = first;
        for (int cell = cells.rowStart[row]; cell < cells.rowStart[row + 1]; cell++) {
            int slab = cells.cellX[cell];
            while (low < end && cells.cellX[low] < slab - 1) {
                low++;
            }
            high = Math.max(high, low);
            while (high < end && cells.cellX[high] <= slab + 1) {
                high++;
            }
            pairs += (long) (cells.cellStart[cell + 1] - cells.cellStart[cell])
                    * (cells.cellStart[high] - cells.cellStart[low]);
        }
        return pairs;
    }
}
