package dev.gunfeel.http;

import dev.gunfeel.boids.BoidsFrame;
import dev.gunfeel.boids.BoidsSequence;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * A sequence of boids on its way to a client: each frame is computed when the one before is written, so that memory does
 * not grow with the answer. As JSON it reads like {@link BoidsSequence}.
 *
 * @param axes the axes of positions and velocities
 * @param frames the frames, computed as they are asked for
 * @param warnings what is legal but surprises
 */
record BoidsStream(Axes axes, Iterator<BoidsFrame> frames, List<Warning> warnings) {
    /** Computes all frames and holds them. */
    BoidsSequence whole() {
        List<BoidsFrame> kept = new ArrayList<>();
        frames.forEachRemaining(kept::add);
        return new BoidsSequence(axes, kept, warnings);
    }
}
