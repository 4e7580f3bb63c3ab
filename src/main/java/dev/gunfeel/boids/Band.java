package dev.gunfeel.boids;

/**
 * The agents of one row of cells and of the eight rows around it side by side, ordered by slab of x, then by row, then by
 * place. All that can be near an agent of the row is one stretch of it.
 */
final class Band {
    double[] x = new double[0];
    double[] y = new double[0];
    double[] z = new double[0];

    /** The place of each agent in {@link Cells}. */
    int[] place = new int[0];

    /** How many slabs of x hold agents. */
    int slabs;

    /** The number of each such slab. */
    int[] slab = new int[0];

    /** Slab s holds the agents from {@code start[s]} to just before {@code start[s + 1]}. */
    int[] start = new int[1];

    private final Cells cells;

    Band(Cells cells) {
        this.cells = cells;
    }

    /** Copies the rows around the row at hand; the starts of the rows are used up. */
    void fill(RowsAround rows) {
        reserve(rows);
        slabs = 0;
        int agents = 0;
        for (int next = leastSlab(rows); next != Integer.MAX_VALUE; next = leastSlab(rows)) {
            slab[slabs] = next;
            start[slabs++] = agents;
            for (int r = 0; r < rows.count; r++) {
                int cell = rows.from[r];
                if (cell < rows.end[r] && cells.cellX[cell] == next) {
                    agents = copy(cells.cellStart[cell], cells.cellStart[cell + 1], agents);
                    rows.from[r]++;
                }
            }
        }
        start[slabs] = agents;
    }

    private int leastSlab(RowsAround rows) {
        int least = Integer.MAX_VALUE;
        for (int r = 0; r < rows.count; r++) {
            if (rows.from[r] < rows.end[r]) {
                least = Math.min(least, cells.cellX[rows.from[r]]);
            }
        }
        return least;
    }

    private int copy(int from, int end, int to) {
        int next = to;
        for (int p = from; p < end; p++) {
            place[next] = p;
            x[next] = cells.x[p];
            y[next] = cells.y[p];
            z[next] = cells.z[p];
            next++;
        }
        return next;
    }

    private void reserve(RowsAround rows) {
        int agents = 0;
        int most = 0;
        for (int r = 0; r < rows.count; r++) {
            agents += cells.cellStart[rows.end[r]] - cells.cellStart[rows.from[r]];
            most += rows.end[r] - rows.from[r];
        }
        if (agents > x.length) {
            int size = Math.max(agents, 2 * x.length);
            x = new double[size];
            y = new double[size];
            z = new double[size];
            place = new int[size];
        }
        if (most > slab.length) {
            slab = new int[Math.max(most, 2 * slab.length)];
            start = new int[slab.length + 1];
        }
    }
}
