package dev.gunfeel.http;

import dev.gunfeel.boids.BoidsFrame;
import dev.gunfeel.input.Warning;
import java.util.Iterator;
import java.util.List;

/**
 * A sequence of boids on its way to a client: each frame is computed when the one before is written, so that memory does
 * not grow with the answer. As JSON it reads like {@link dev.gunfeel.boids.BoidsSequence}.
 *
 * @param frames the frames, computed as they are asked for
 * @param warnings what is legal but surprises
 */
record BoidsStream(Iterator<BoidsFrame> frames, List<Warning> warnings) {}
