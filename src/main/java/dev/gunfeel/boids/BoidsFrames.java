package dev.gunfeel.boids;

import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Warning;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The frames of a sequence, each computed when it is asked for and kept by nobody but who asked: for answers too long to
 * hold in memory. Made by {@link Boids#frames}. Not safe for use by several threads.
 */
public final class BoidsFrames implements Iterator<BoidsFrame> {
    private final BoidsSequenceRequest request;
    private final Simulation simulation;
    private final List<Warning> warnings;

    /** The frame before the first step, until it was asked for. */
    private @Nullable BoidsFrame start;

    private int step;

    BoidsFrames(BoidsSequenceRequest request, Limits limits) {
        this.request = request;
        Flock flock = start(request);
        simulation = new Simulation(
                flock, request.rules(), request.deltaSeconds(), request.formulas(), request.axes(), limits);
        BoidsFrame first = frame();
        start = first;
        warnings = BoidsWarnings.of(
                request.formulas(),
                request.rules(),
                request.deltaSeconds(),
                flock.rotation != null,
                first.summary(),
                simulation.atOneSpot());
    }

    private static Flock start(BoidsSequenceRequest request) {
        List<BoidsAgent> agents = request.agents();
        BoidsSpawn spawn = request.spawn();
        if (agents != null || spawn == null) {
            return Flock.of(Objects.requireNonNull(agents));
        }
        BoidsFacing facing = request.rules().facing();
        Turning turning =
                facing == null ? null : Turning.of(facing, request.deltaSeconds(), request.formulas(), request.axes());
        return Spawning.flock(spawn, request.axes(), turning);
    }

    /** {@return what is legal but surprises about the sequence; it is known from the start} */
    public List<Warning> warnings() {
        return warnings;
    }

    @Override
    public boolean hasNext() {
        return start != null || step < request.steps();
    }

    /**
     * Computes the next frame.
     *
     * @throws dev.gunfeel.input.InputException if the flock has become so dense that the pairs of agents to look at pass
     *     their limit; the message says at which step
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    @Override
    public BoidsFrame next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        BoidsFrame first = start;
        if (first != null) {
            start = null;
            return first;
        }
        int kept = (int) Math.min(request.steps(), (long) step + request.every());
        while (step < kept) {
            step++;
            simulation.step(request.target(step));
        }
        return frame();
    }

    private BoidsFrame frame() {
        return new BoidsFrame(
                step,
                step * request.deltaSeconds(),
                simulation.flock().agents(),
                request.target(step),
                simulation.summary());
    }
}
