package dev.gunfeel.reference;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** All that is known of one shot. */
final class PlainShot {
    /** How it is fired. */
    int index;

    int burst;
    double speed;
    List<JsonNode> stances = new ArrayList<>();

    /** Seconds that the memory sees: when it is due, and since the shot before. */
    double due;

    double dt;
    /** When it is fired: the frame's time where there is a clock. */
    double time;

    /** The memory of fire before it. */
    double potential;

    double ratio;
    long offset;
    /** Whether it goes on with the offsets of a burst before, as against winding them back. */
    boolean continued;

    double heat;

    /** Where it goes, in the plane at the forward distance. */
    double carried;

    double lift;
    double[] random = new double[2];
    double[] running = new double[2];
    double[] cone = new double[2];
    double coneDegrees;
    double[] pattern = new double[2];
    double q;
    double r;
    /** What the next shot carries of it, before the ratio's power. */
    double carriedOn;

    List<double[]> pellets = new ArrayList<>();

    /** The peaks of roll, pitch, yaw and field of view. */
    double[] peaks = new double[4];

    /** The product of what the stances say about something. */
    double factor(String name) {
        double factor = 1;
        for (JsonNode stance : stances) {
            factor *= Json.number(stance, name, 1);
        }
        return factor;
    }
}
