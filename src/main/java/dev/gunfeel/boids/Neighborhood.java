package dev.gunfeel.boids;

import dev.gunfeel.input.Interruption;

/**
 * Walks over the cells of a flock and finds who is near the agents of each.
 *
 * <p>All distances are computed first, then compared, neither with a branch: so many agents of the cells around are just
 * too far away that a processor would guess wrong every few comparisons.
 */
final class Neighborhood {
    /** Some milliseconds of work. */
    private static final int PAIRS_PER_POLL = 1 << 20;

    /** The first place of the cell at hand. */
    int first;

    /** The place after the last of the cell at hand. */
    int end;

    /** The row of the cell at hand and those around it. */
    final Band band;

    /** Where the agent at {@link #first} is in the band; the others of the cell follow. */
    int firstInBand;

    /** Who {@link #find} found near: indices into the band, ascending. */
    int[] near = new int[0];

    private final Cells cells;
    private final RowsAround rows;

    /** The least square of a distance beyond the radius. */
    private final double beyond;

    private int cell;
    private int rowEnd;
    private int slabOfCell;
    private int from;
    private int to;
    private double[] excess = new double[0];
    private long pairs;

    Neighborhood(Cells cells, double radius) {
        this.cells = cells;
        rows = new RowsAround(cells);
        band = new Band(cells);
        beyond = Math.nextUp(largestSquareWithin(radius));
        start();
    }

    /** Returns the largest double whose square root is at most the radius, so that comparing squares is exact. */
    static double largestSquareWithin(double radius) {
        double square = radius * radius;
        while (Math.sqrt(square) > radius) {
            square = Math.nextDown(square);
        }
        while (Math.sqrt(Math.nextUp(square)) <= radius) {
            square = Math.nextUp(square);
        }
        return square;
    }

    /** Goes to before the first cell. */
    void start() {
        rows.start();
        cell = 0;
        rowEnd = 0;
    }

    /** Goes to the next cell; returns false where there is none. */
    boolean nextCell() {
        if (cell == rowEnd) {
            if (!rows.next()) {
                return false;
            }
            band.fill(rows);
            rowEnd = cells.rowStart[rows.row + 1];
            slabOfCell = 0;
            if (excess.length < band.x.length) {
                excess = new double[band.x.length];
                near = new int[band.x.length];
            }
        }
        first = cells.cellStart[cell];
        end = cells.cellStart[cell + 1];
        findStretch(cells.cellX[cell]);
        cell++;
        return true;
    }

    private void findStretch(int slab) {
        while (band.slab[slabOfCell] != slab) {
            slabOfCell++;
        }
        boolean before = slabOfCell > 0 && band.slab[slabOfCell - 1] == slab - 1;
        boolean after = slabOfCell + 1 < band.slabs && band.slab[slabOfCell + 1] == slab + 1;
        from = band.start[before ? slabOfCell - 1 : slabOfCell];
        to = band.start[after ? slabOfCell + 2 : slabOfCell + 1];
        firstInBand = band.start[slabOfCell];
        while (band.place[firstInBand] != first) {
            firstInBand++;
        }
    }

    /**
     * Finds who is within the radius of an agent of the cell at hand, itself included.
     *
     * @param self where the agent is in the band
     * @return how many were found
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    int find(int self) {
        pairs += to - from;
        if (pairs > PAIRS_PER_POLL) {
            pairs = 0;
            Interruption.poll();
        }
        excess(band.x, band.y, band.z, self);
        return select();
    }

    /** The processor does several at once, as long as the loop does nothing else. */
    private void excess(double[] x, double[] y, double[] z, int self) {
        double[] excess = this.excess;
        double beyond = this.beyond;
        double selfX = x[self];
        double selfY = y[self];
        double selfZ = z[self];
        for (int k = from; k < to; k++) {
            double dx = x[k] - selfX;
            double dy = y[k] - selfY;
            double dz = z[k] - selfZ;
            excess[k] = dx * dx + dy * dy + dz * dz - beyond;
        }
    }

    private int select() {
        double[] excess = this.excess;
        int[] near = this.near;
        int found = 0;
        for (int k = from; k < to; k++) {
            near[found] = k;
            // The sign bit: 1 where the distance is within the radius. Otherwise the next one overwrites this one.
            found += (int) (Double.doubleToRawLongBits(excess[k]) >>> 63);
        }
        return found;
    }
}
