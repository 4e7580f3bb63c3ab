package dev.gunfeel.boids;

/** Leaves out all but an agent's nearest neighbours; of equally near ones, those with the lower index stay. */
final class NearestFew {
    private final Cells cells;
    private final int most;

    /** A heap with the farthest of the nearest so far on top. */
    private double[] square;

    private int[] agent;
    private int size;

    NearestFew(Cells cells, int most) {
        this.cells = cells;
        this.most = Math.min(most, cells.agent.length);
        square = new double[this.most];
        agent = new int[this.most];
    }

    /** Returns how many of those found stay; they are moved to the front, in the same order, without the agent itself. */
    int keep(Band band, int[] found, int count, int self) {
        size = 0;
        for (int k = 0; k < count; k++) {
            if (found[k] != self) {
                offer(square(band, found[k], self), agent(band, found[k]));
            }
        }
        int kept = 0;
        for (int k = 0; k < count; k++) {
            int other = found[k];
            if (other != self && !isBeyond(square(band, other, self), agent(band, other), 0)) {
                found[kept++] = other;
            }
        }
        return kept;
    }

    private static double square(Band band, int other, int self) {
        double dx = band.x[other] - band.x[self];
        double dy = band.y[other] - band.y[self];
        double dz = band.z[other] - band.z[self];
        return dx * dx + dy * dy + dz * dz;
    }

    private int agent(Band band, int other) {
        return cells.agent[band.place[other]];
    }

    private void offer(double newSquare, int newAgent) {
        if (size < most) {
            rise(size++, newSquare, newAgent);
        } else if (!isBeyond(newSquare, newAgent, 0)) {
            sink(newSquare, newAgent);
        }
    }

    private boolean isBeyond(double newSquare, int newAgent, int entry) {
        return newSquare > square[entry] || (newSquare == square[entry] && newAgent > agent[entry]);
    }

    private void rise(int last, double newSquare, int newAgent) {
        int entry = last;
        while (entry > 0 && isBeyond(newSquare, newAgent, (entry - 1) / 2)) {
            put(entry, (entry - 1) / 2);
            entry = (entry - 1) / 2;
        }
        square[entry] = newSquare;
        agent[entry] = newAgent;
    }

    private void sink(double newSquare, int newAgent) {
        int entry = 0;
        while (2 * entry + 1 < size) {
            int child = 2 * entry + 1;
            if (child + 1 < size && isBeyond(square[child + 1], agent[child + 1], child)) {
                child++;
            }
            if (isBeyond(newSquare, newAgent, child)) {
                break;
            }
            put(entry, child);
            entry = child;
        }
        square[entry] = newSquare;
        agent[entry] = newAgent;
    }

    private void put(int entry, int from) {
        square[entry] = square[from];
        agent[entry] = agent[from];
    }
}
