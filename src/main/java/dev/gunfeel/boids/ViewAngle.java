package dev.gunfeel.boids;

/** Leaves out neighbours that an agent doesn't see, since they are too far to the side of where it goes. */
final class ViewAngle {
    private final Cells cells;
    private final double leastCosine;

    ViewAngle(Cells cells, double degrees) {
        this.cells = cells;
        leastCosine = StrictMath.cos(StrictMath.toRadians(degrees / 2));
    }

    /** Returns how many of those found are seen; they are moved to the front, in the same order. */
    int keep(Band band, int[] found, int count, int self) {
        double headingX = cells.velocityX[band.place[self]];
        double headingY = cells.velocityY[band.place[self]];
        double headingZ = cells.velocityZ[band.place[self]];
        double speed = Lengths.of(headingX, headingY, headingZ);
        if (speed < Lengths.NO_DIRECTION) {
            return count;
        }
        int kept = 0;
        for (int k = 0; k < count; k++) {
            int other = found[k];
            double dx = band.x[other] - band.x[self];
            double dy = band.y[other] - band.y[self];
            double dz = band.z[other] - band.z[self];
            double ahead = dx * (headingX / speed) + dy * (headingY / speed) + dz * (headingZ / speed);
            if (ahead >= leastCosine * Math.sqrt(dx * dx + dy * dy + dz * dz)) {
                found[kept++] = other;
            }
        }
        return kept;
    }
}
