package dev.gunfeel.boids;

/**
 * A level direction for each agent, all different: the way out where agents, or an agent and a point, are at one spot and
 * no direction leads from one to the other.
 *
 * <p>Agent k's direction is turned by k golden angles from right towards forward, so that any few successive agents
 * spread evenly.
 */
final class GoldenAngle {
    private static final double RADIANS = 2.39996322972865;

    private final int agents;
    private double[] right = new double[0];
    private double[] forward = new double[0];

    GoldenAngle(int agents) {
        this.agents = agents;
    }

    /** Returns how far the unit vector of an agent goes right. */
    double right(int agent) {
        makeOnce();
        return right[agent];
    }

    /** Returns how far the unit vector of an agent goes forward. */
    double forward(int agent) {
        makeOnce();
        return forward[agent];
    }

    private void makeOnce() {
        if (right.length == 0) {
            right = new double[agents];
            forward = new double[agents];
            for (int k = 0; k < agents; k++) {
                right[k] = StrictMath.cos(k * RADIANS);
                forward[k] = StrictMath.sin(k * RADIANS);
            }
        }
    }
}
