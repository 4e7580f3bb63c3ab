package dev.gunfeel.boids;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import java.util.ArrayList;
import java.util.List;

/**
 * Flocks that steer by their neighbours: separation, alignment, cohesion and what a game adds to them
 * (docs/formulas/boids.md).
 *
 * <p>The time of a step grows with the agents times their neighbours, not with the agents squared. Every result is the
 * same to the last bit on every machine: an agent's neighbours are summed in an order that depends on where the agents
 * are and on nothing else.
 */
public final class Boids {
    private Boids() {}

    /**
     * Returns a flock after one step. The same as POST /v1/boids/step, but without limits.
     *
     * @param request the flock and how it steers
     * @return the flock after the step, in the order in which it was given
     * @throws InputException with all complaints about the request, if there are any
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    public static BoidsStep step(BoidsStepRequest request) {
        return step(request, Limits.NONE);
    }

    /**
     * Returns a flock after one step, within limits. The same as POST /v1/boids/step.
     *
     * @param request the flock and how it steers
     * @param limits how much of it there may be
     * @return the flock after the step, in the order in which it was given
     * @throws InputException with all complaints about the request, if there are any, or if the flock is so dense that the
     *     pairs of agents to look at are over their limit
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    public static BoidsStep step(BoidsStepRequest request, Limits limits) {
        require(request, limits);
        BoidsFrames frames = new BoidsFrames(
                BoidsSequenceRequest.of(1)
                        .withFormulas(request.formulas())
                        .withAxes(request.axes())
                        .withAgents(request.agents())
                        .withRules(request.rules())
                        .withDeltaSeconds(request.deltaSeconds()),
                limits);
        frames.next();
        BoidsFrame after = frames.next();
        return new BoidsStep(request.axes(), after.agents(), after.summary(), frames.warnings());
    }

    /**
     * Returns a flock over time, by the steps of {@link #step(BoidsStepRequest)}. The same as POST /v1/boids/sequence, but
     * without limits.
     *
     * @param request the flock, how it steers and for how long
     * @return the frames that are kept
     * @throws InputException with all complaints about the request, if there are any
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    public static BoidsSequence sequence(BoidsSequenceRequest request) {
        return sequence(request, Limits.NONE);
    }

    /**
     * Returns a flock over time, within limits. The same as POST /v1/boids/sequence.
     *
     * @param request the flock, how it steers and for how long
     * @param limits how much of it there may be
     * @return the frames that are kept
     * @throws InputException with all complaints about the request, if there are any, or if the flock is or becomes so
     *     dense that the pairs of agents to look at are over their limit
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    public static BoidsSequence sequence(BoidsSequenceRequest request, Limits limits) {
        BoidsFrames frames = frames(request, limits);
        List<BoidsFrame> kept = new ArrayList<>();
        frames.forEachRemaining(kept::add);
        return new BoidsSequence(request.axes(), kept, frames.warnings());
    }

    /**
     * Returns the frames of a sequence one by one, as they are computed: the frames of {@link
     * #sequence(BoidsSequenceRequest, Limits)}, without holding more than one of them. What can be said against the
     * request at the start is said here, before the first frame is asked for.
     *
     * @param request the flock, how it steers and for how long
     * @param limits how much of it there may be
     * @return the frames, computed as they are asked for
     * @throws InputException with all complaints about the request, if there are any, or if the flock is so dense that the
     *     pairs of agents to look at are over their limit
     * @throws dev.gunfeel.input.StoppedException if the thread is interrupted
     */
    public static BoidsFrames frames(BoidsSequenceRequest request, Limits limits) {
        require(request, limits);
        return new BoidsFrames(request, limits);
    }

    private static void require(Record request, Limits limits) {
        Complaints complaints = Complaints.root(limits);
        Check.check(request, complaints);
        complaints.throwIfAny();
    }
}
