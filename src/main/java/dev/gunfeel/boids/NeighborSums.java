package dev.gunfeel.boids;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;

/**
 * What an agent's neighbours add up to. The sums run over them in the order of the band, whatever the machine.
 *
 * <p>Cohesion sums the ways to the neighbours instead of their positions. It is the same, and it keeps its digits far
 * from the origin, where the mean of positions minus a position would lose them.
 */
final class NeighborSums {
    /** Squares of distances below this are too small to divide by: the agents are at one spot. */
    static final double ONE_SPOT = 1e-200;

    /** How many neighbours there are. */
    int neighbors;

    /** How many of them are too near. */
    int near;

    double velocityX;
    double velocityY;
    double velocityZ;
    double wayX;
    double wayY;
    double wayZ;
    double separationX;
    double separationY;
    double separationZ;

    private final Cells cells;
    private final Axes axes;
    private final boolean corrected;
    private final double tooNear;
    private final double partingDistance;
    private final GoldenAngle golden;

    NeighborSums(Cells cells, BoidsRules rules, Formulas formulas, Axes axes, GoldenAngle golden) {
        this.cells = cells;
        this.axes = axes;
        this.golden = golden;
        corrected = switch (formulas) {
            case PUBLISHED -> false;
            case CORRECTED -> true;
        };
        tooNear = Neighborhood.largestSquareWithin(rules.separationRadius());
        partingDistance = 0.01 * rules.separationRadius();
    }

    /**
     * Sums over those found.
     *
     * @param found indices into the band; the agent itself may be among them and is left out
     * @param count how many of them
     * @param self where the agent is in the band
     */
    void sum(Band band, int[] found, int count, int self) {
        double[] x = band.x;
        double[] y = band.y;
        double[] z = band.z;
        int[] place = band.place;
        double[] speedX = cells.velocityX;
        double[] speedY = cells.velocityY;
        double[] speedZ = cells.velocityZ;
        double selfX = x[self];
        double selfY = y[self];
        double selfZ = z[self];
        double sumVelocityX = 0;
        double sumVelocityY = 0;
        double sumVelocityZ = 0;
        double sumX = 0;
        double sumY = 0;
        double sumZ = 0;
        int others = 0;
        near = 0;
        separationX = 0;
        separationY = 0;
        separationZ = 0;
        for (int k = 0; k < count; k++) {
            int other = found[k];
            if (other == self) {
                continue;
            }
            others++;
            int at = place[other];
            sumVelocityX += speedX[at];
            sumVelocityY += speedY[at];
            sumVelocityZ += speedZ[at];
            double dx = x[other] - selfX;
            double dy = y[other] - selfY;
            double dz = z[other] - selfZ;
            sumX += dx;
            sumY += dy;
            sumZ += dz;
            double square = dx * dx + dy * dy + dz * dz;
            if (square <= tooNear) {
                if (square >= ONE_SPOT) {
                    separate(dx, dy, dz, square);
                } else if (corrected) {
                    part(cells.agent[band.place[self]], cells.agent[band.place[other]]);
                }
            }
        }
        neighbors = others;
        velocityX = sumVelocityX;
        velocityY = sumVelocityY;
        velocityZ = sumVelocityZ;
        wayX = sumX;
        wayY = sumY;
        wayZ = sumZ;
    }

    private void separate(double dx, double dy, double dz, double square) {
        near++;
        double divisor = corrected ? square : Math.sqrt(square);
        separationX -= dx / divisor;
        separationY -= dy / divisor;
        separationZ -= dz / divisor;
    }

    /** Two agents at one spot part along the difference of their own directions. */
    private void part(int self, int other) {
        near++;
        double right = golden.right(self) - golden.right(other);
        double forward = golden.forward(self) - golden.forward(other);
        double length = Math.sqrt(right * right + forward * forward);
        if (length >= Lengths.NO_DIRECTION) {
            right = right / length / partingDistance;
            forward = forward / length / partingDistance;
            separationX += right * axes.right().x() + forward * axes.forward().x();
            separationY += right * axes.right().y() + forward * axes.forward().y();
            separationZ += right * axes.right().z() + forward * axes.forward().z();
        }
    }
}
