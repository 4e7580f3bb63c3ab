package dev.gunfeel.http;

import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.StoppedException;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/**
 * Runs computations: only so many at once, with a short queue, each within its time budget (docs/decisions/0012). All that is
 * computed for one request, be it reading its body, the frames of a flock or a picture, is let in once and shares one budget, which
 * counts computing alone. Waiting for bodies and for clients that read slowly happens outside.
 */
@Component
class Computations implements DisposableBean {
    private static final String TURN = Computations.class.getName();

    private final long budgetMilliseconds;
    private final long memory;
    private final Turns turns;

    Computations(Limits limits) {
        budgetMilliseconds = limits.get(Limit.TIME_BUDGET);
        memory = limits.get(Limit.MEMORY);
        turns = new Turns(limits);
    }

    /** Returns the turn of a request, its own from when it is asked for first. */
    Turn turnOf(HttpServletRequest request) {
        Turn turn = (Turn) request.getAttribute(TURN);
        if (turn == null) {
            turn = turns.arrive();
            request.setAttribute(TURN, turn);
        }
        return turn;
    }

    /** Says how much more memory the request that this thread serves takes from its next part on. */
    void need(long bytes) {
        if (RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes) {
            turns.need(turnOf(attributes.getRequest()), bytes);
        }
    }

    /**
     * Takes memory for so many bytes that are read for the request that this thread serves.
     *
     * @throws SaturatedException if there is none left
     */
    void hold(long bytes) {
        if (RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes
                && bytes > 0
                && !turns.tryHold(turnOf(attributes.getRequest()), bytes, memory)) {
            throw turns.refuse();
        }
    }

    /** Returns the turns that requests take. */
    Turns turns() {
        return turns;
    }

    /**
     * Returns what a computation returns, as a part of the request that this thread serves.
     *
     * @throws SaturatedException if too many wait already
     * @throws TimeBudgetException if the computation was stopped because it took too long
     * @throws GoneClientException if it was stopped because nobody waits for the answer any more
     */
    <T> T run(Supplier<T> computation) {
        return series().run(computation);
    }

    /** Returns the parts of a computation of the request that this thread serves; between them nothing but memory is held. */
    Series series() {
        if (!(RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes)) {
            return new Series(turns.arrive(), () -> false);
        }
        HttpServletRequest request = attributes.getRequest();
        BooleanSupplier hasLeft = (BooleanSupplier) request.getAttribute(ClientProbe.HAS_LEFT);
        Turn turn = turnOf(request);
        return new Series(turn, Objects.requireNonNullElse(hasLeft, () -> false));
    }

    /** The parts of one computation. Used by one thread. */
    final class Series {
        private final Turn turn;
        private final BooleanSupplier hasLeft;

        Series(Turn turn, BooleanSupplier hasLeft) {
            this.turn = turn;
            this.hasLeft = hasLeft;
        }

        /** Returns what a part returns, within what is left of the budget. */
        <T> T run(Supplier<T> computation) {
            Part<T> part = new Part<>(computation);
            Turn.Stop stop = turns.compute(turn, part, hasLeft);
            if (part.failure instanceof Error error) {
                throw error;
            } else if (part.failure instanceof RuntimeException failure && !(failure instanceof StoppedException)) {
                throw failure;
            } else if (stop == null || part.isDone) {
                return part.result();
            }
            throw switch (stop) {
                case BUDGET -> new TimeBudgetException(budgetMilliseconds);
                case GONE_CLIENT -> new GoneClientException();
                case SHUTDOWN -> turns.refuse();
            };
        }

        /**
         * Returns the elements of an iterator, each computed as a part. A failure after the answer has begun can't be told
         * any more: then the connection is broken off, so that nobody takes the part for the whole.
         */
        <T> Iterator<T> over(Iterator<T> parts, BooleanSupplier hasBegun) {
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return parts.hasNext();
                }

                @Override
                public T next() {
                    try {
                        return run(parts::next);
                    } catch (SaturatedException | TimeBudgetException | GoneClientException | InputException e) {
                        if (hasBegun.getAsBoolean()) {
                            throw new BrokenOffError(e);
                        }
                        throw e;
                    }
                }
            };
        }
    }

    /** A computation, and what became of it. */
    private static final class Part<T> implements Runnable {
        private final Supplier<T> computation;
        private @Nullable T result;
        private @Nullable Throwable failure;
        private boolean isDone;

        Part(Supplier<T> computation) {
            this.computation = computation;
        }

        @Override
        public void run() {
            try {
                result = computation.get();
                isDone = true;
            } catch (RuntimeException | Error e) {
                OutOfMemory.endIfCauseOf(e);
                failure = e;
            }
        }

        @SuppressWarnings("NullAway") // Null is what the computation returned.
        T result() {
            return result;
        }
    }

    @Override
    public void destroy() {
        turns.close();
    }

    /** Nobody can be served at the moment. */
    static final class SaturatedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final long retryAfterSeconds;

        SaturatedException(long retryAfterSeconds) {
            super("As many computations as this service takes are running and waiting; try again in "
                    + (retryAfterSeconds == 1 ? "a second." : retryAfterSeconds + " seconds."));
            this.retryAfterSeconds = retryAfterSeconds;
        }

        /** Returns what the problem says. */
        String text() {
            return Objects.requireNonNull(getMessage());
        }

        /** Returns how long it probably takes until there is room. */
        long retryAfterSeconds() {
            return retryAfterSeconds;
        }
    }

    /** A computation passed its time budget. */
    static final class TimeBudgetException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeBudgetException(long budgetMilliseconds) {
            super("The computation was stopped after " + budgetMilliseconds
                    + " ms, its time budget; ask for less, or raise " + Limit.TIME_BUDGET.environmentVariable() + ".");
        }
    }

    /** The client went away before it had its answer. */
    static final class GoneClientException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        GoneClientException() {
            super("the client has gone away", null, false, false);
        }
    }

    /**
     * An answer that has begun can't be ended. No handler takes this for a problem, so the server closes the connection;
     * it has no cause, since handlers look at causes too.
     */
    static final class BrokenOffError extends Error {
        private static final long serialVersionUID = 1L;

        BrokenOffError(Throwable reason) {
            // Where it happened says nothing, and the server would log it a hundred lines long.
            super("an answer was broken off: " + reason.getMessage(), null, false, false);
        }
    }
}
