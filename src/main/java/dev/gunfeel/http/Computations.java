package dev.gunfeel.http;

import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.StoppedException;
import java.time.Duration;
import java.util.Iterator;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Runs computations on the threads that ask for them: only so many at once, with a short queue, each within its time
 * budget. Reading bodies and writing answers happens outside, so a slow client holds nobody up.
 */
@Component
class Computations implements DisposableBean {
    private final Duration budget;
    private final long queueLimit;
    private final Semaphore places;
    private final AtomicLong waiting = new AtomicLong();
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "time-budget");
        thread.setDaemon(true);
        return thread;
    });

    Computations(Limits limits) {
        budget = Duration.ofMillis(limits.get(Limit.TIME_BUDGET));
        queueLimit = limits.get(Limit.QUEUE);
        places = new Semaphore((int) Math.min(limits.get(Limit.COMPUTATIONS), Integer.MAX_VALUE), true);
    }

    /**
     * Returns what a computation returns.
     *
     * @throws SaturatedException if too many wait already, or none came to its end in time
     * @throws TimeBudgetException if the computation was stopped because it took too long
     */
    <T> T run(Supplier<T> computation) {
        return run(computation, budget);
    }

    private <T> T run(Supplier<T> computation, Duration left) {
        enter();
        try {
            return withinBudget(computation, left);
        } finally {
            places.release();
        }
    }

    /** Returns a computation in parts that share one time budget; between them nothing is held. */
    Series series() {
        return new Series();
    }

    /** The parts of one computation. Used by one thread. */
    final class Series {
        private Duration left = budget;

        /** Returns what a part returns, within what is left of the budget. */
        <T> T run(Supplier<T> part) {
            long start = System.nanoTime();
            try {
                return Computations.this.run(part, left);
            } finally {
                left = left.minusNanos(System.nanoTime() - start);
            }
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
                    } catch (SaturatedException | TimeBudgetException | InputException e) {
                        if (hasBegun.getAsBoolean()) {
                            throw new BrokenOffError(e);
                        }
                        throw e;
                    }
                }
            };
        }
    }

    /** Returns how many wait for their turn. */
    long waiting() {
        return waiting.get();
    }

    private void enter() {
        if (places.tryAcquire()) {
            return;
        }
        try {
            if (waiting.incrementAndGet() > queueLimit
                    || !places.tryAcquire(budget.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new SaturatedException();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SaturatedException();
        } finally {
            waiting.decrementAndGet();
        }
    }

    private <T> T withinBudget(Supplier<T> computation, Duration left) {
        Deadline deadline = new Deadline(Thread.currentThread());
        Future<?> alarm = watch.schedule(deadline::pass, left.toMillis(), TimeUnit.MILLISECONDS);
        try {
            return computation.get();
        } catch (StoppedException e) {
            throw new TimeBudgetException(budget);
        } finally {
            alarm.cancel(false);
            deadline.close();
        }
    }

    @Override
    public void destroy() {
        watch.shutdownNow();
    }

    /** Interrupts a thread at most once, and never after the computation has ended. */
    private static final class Deadline {
        private final Thread thread;
        private boolean closed;

        Deadline(Thread thread) {
            this.thread = thread;
        }

        synchronized void pass() {
            if (!closed) {
                thread.interrupt();
            }
        }

        @SuppressWarnings("ThreadInterruptedStatusIgnored")
        synchronized void close() {
            closed = true;
            // An alarm that came in the last moment must not hit what the thread does next.
            Thread.interrupted();
        }
    }

    /** Nobody can be served at the moment. */
    static final class SaturatedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        SaturatedException() {
            super("As many computations as this service takes are running and waiting; try again in a moment.");
        }
    }

    /** A computation passed its time budget. */
    static final class TimeBudgetException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeBudgetException(Duration budget) {
            super("The computation was stopped after " + budget.toMillis()
                    + " ms, its time budget; ask for less, or raise " + Limit.TIME_BUDGET.environmentVariable() + ".");
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
