package dev.gunfeel.boids;

import dev.gunfeel.input.Interruption;
import org.jspecify.annotations.Nullable;

/** Describes a whole flock: how it moves, how near its agents are and how many groups they form. */
final class FlockSummary {
    private static final int AGENTS_PER_POLL = 1 << 12;

    /** How many agents share their spot with another, as of the last summary. */
    int atOneSpot;

    private final Cells cells;
    private final Neighborhood neighborhood;

    /** By place: a place of the same group, itself where it stands for the group. */
    private final int[] group;

    /** By place: the squared distance to the nearest neighbour, infinite where there is none. */
    private final double[] nearest;

    FlockSummary(Cells cells, double neighborRadius) {
        this.cells = cells;
        neighborhood = new Neighborhood(cells, neighborRadius);
        group = new int[cells.agent.length];
        nearest = new double[cells.agent.length];
    }

    /**
     * Returns the summary of the flock that the cells are sorted for.
     *
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    BoidsSummary summarize() {
        int groups = findGroups();
        Double mean = null;
        Double least = null;
        atOneSpot = 0;
        if (group.length > 1) {
            double[] distances = nearestDistances();
            double sum = 0;
            least = Double.POSITIVE_INFINITY;
            for (double distance : distances) {
                sum += distance;
                least = Math.min(least, distance);
            }
            mean = sum / distances.length;
        }
        return motion(mean, least, groups);
    }

    private int findGroups() {
        for (int place = 0; place < group.length; place++) {
            group[place] = place;
        }
        int groups = group.length;
        neighborhood.start();
        while (neighborhood.nextCell()) {
            int self = neighborhood.firstInBand;
            for (int place = neighborhood.first; place < neighborhood.end; place++) {
                groups -= join(place, self++);
            }
        }
        return groups;
    }

    /** Joins an agent's group with those of its neighbours; returns how many groups that makes fewer. */
    private int join(int place, int self) {
        Band band = neighborhood.band;
        int[] found = neighborhood.near;
        int count = neighborhood.find(self);
        int joined = 0;
        int own = root(place);
        double least = Double.POSITIVE_INFINITY;
        for (int k = 0; k < count; k++) {
            int other = found[k];
            if (other == self) {
                continue;
            }
            double dx = band.x[other] - band.x[self];
            double dy = band.y[other] - band.y[self];
            double dz = band.z[other] - band.z[self];
            least = Math.min(least, dx * dx + dy * dy + dz * dz);
            int root = root(band.place[other]);
            if (root != own) {
                // The lower place stands for the group.
                group[Math.max(root, own)] = Math.min(root, own);
                own = Math.min(root, own);
                joined++;
            }
        }
        nearest[place] = least;
        return joined;
    }

    private int root(int place) {
        int root = place;
        while (group[root] != root) {
            // Every other step of the way is skipped next time.
            group[root] = group[group[root]];
            root = group[root];
        }
        return root;
    }

    private double[] nearestDistances() {
        double[] distances = new double[nearest.length];
        NearestTree tree = null;
        for (int place = 0; place < nearest.length; place++) {
            if (place % AGENTS_PER_POLL == 0) {
                Interruption.poll();
            }
            double square = nearest[place];
            if (square < NeighborSums.ONE_SPOT) {
                atOneSpot++;
            }
            if (square == Double.POSITIVE_INFINITY) {
                tree = tree == null ? new NearestTree(cells.x, cells.y, cells.z) : tree;
                distances[place] = tree.distanceFrom(place);
            } else {
                distances[place] = Math.sqrt(square);
            }
        }
        return distances;
    }

    private BoidsSummary motion(@Nullable Double mean, @Nullable Double least, int groups) {
        double unitX = 0;
        double unitY = 0;
        double unitZ = 0;
        double sum = 0;
        double leastSpeed = Double.POSITIVE_INFINITY;
        double largestSpeed = 0;
        for (int place = 0; place < cells.agent.length; place++) {
            double x = cells.velocityX[place];
            double y = cells.velocityY[place];
            double z = cells.velocityZ[place];
            double speed = Lengths.of(x, y, z);
            if (speed >= Lengths.NO_DIRECTION) {
                unitX += x / speed;
                unitY += y / speed;
                unitZ += z / speed;
            }
            sum += speed;
            leastSpeed = Math.min(leastSpeed, speed);
            largestSpeed = Math.max(largestSpeed, speed);
        }
        double agents = cells.agent.length;
        // Rounding must not lead beyond what a share can be.
        double polarization = Math.min(1, Lengths.of(unitX, unitY, unitZ) / agents);
        return new BoidsSummary(polarization, sum / agents, leastSpeed, largestSpeed, mean, least, groups);
    }
}
