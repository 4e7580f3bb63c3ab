package dev.gunfeel.http;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.StoppedException;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Says who computes next. So many compute at once, on threads of the operating system, however requests are served. Who has
 * computed little goes first, in the order of arrival; who has computed for longer than a slice of time pauses where a newcomer
 * waits, and goes on when none does, or when it has been patient for long enough. Memory is shared out too: who needs more than is
 * left waits.
 */
final class Turns {
    /** Who has computed for less is cheap; who computes for longer may have to give way. */
    static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Who was overtaken for so long goes first, or the dear would never be served where the cheap never end. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(1);

    private static final long WATCH_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** How often it is looked whether a client that waits is still there. */
    private static final long PROBE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    private static final long LONGEST_RETRY_SECONDS = 60;

    private final int places;
    private final long mostAdmitted;
    private final long budgetNanos;
    private final long memory;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition watched = lock.newCondition();
    private final Deque<Turn> cheap = new ArrayDeque<>();
    private final TreeSet<Turn> dear = new TreeSet<>(Comparator.comparingLong((Turn turn) -> turn.number));
    private final Set<Turn> running = new HashSet<>();
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> new ComputingThread(work));
    private long arrived;
    private long held;
    private double meanNanos;
    private long refused;
    private final Map<Turn.Stop, Long> stopped = new EnumMap<>(Turn.Stop.class);
    private boolean isClosed;

    Turns(Limits limits) {
        places = (int) Math.min(limits.get(Limit.COMPUTATIONS), Integer.MAX_VALUE);
        mostAdmitted = places + limits.get(Limit.QUEUE);
        budgetNanos = TimeUnit.MILLISECONDS.toNanos(limits.get(Limit.TIME_BUDGET));
        memory = limits.get(Limit.MEMORY);
        Thread watch = new Thread(this::watch, "turns");
        watch.setDaemon(true);
        watch.start();
    }

    /** Returns the turn of a request that has just arrived. */
    Turn arrive() {
        lock.lock();
        try {
            return new Turn(arrived++, lock.newCondition());
        } finally {
            lock.unlock();
        }
    }

    /** Returns whether a request that has not been let in yet would be sent away. */
    boolean isFull() {
        lock.lock();
        try {
            return admitted() >= mostAdmitted;
        } finally {
            lock.unlock();
        }
    }

    /** Returns how many seconds it takes, as far as can be told, until somebody is let in again. */
    long retryAfterSeconds() {
        lock.lock();
        try {
            long now = System.nanoTime();
            double left = Stream.of(running, cheap, dear)
                    .flatMap(turns -> turns.stream())
                    // Who has computed for long goes on as long again, for all that is known.
                    .mapToDouble(turn -> Math.max(meanNanos, (double) used(turn, now)))
                    .sum();
            double seconds = Math.ceil(left / places / TimeUnit.SECONDS.toNanos(1));
            return (long) Math.max(1, Math.min(seconds, LONGEST_RETRY_SECONDS));
        } finally {
            lock.unlock();
        }
    }

    /** Returns the failure of a request that is not let in, and counts it. */
    Computations.SaturatedException refuse() {
        lock.lock();
        try {
            refused++;
            return new Computations.SaturatedException(retryAfterSeconds());
        } finally {
            lock.unlock();
        }
    }

    long refused() {
        lock.lock();
        try {
            return refused;
        } finally {
            lock.unlock();
        }
    }

    /** Returns how many computations were stopped for a reason. */
    long stopped(Turn.Stop reason) {
        lock.lock();
        try {
            return stopped.getOrDefault(reason, 0L);
        } finally {
            lock.unlock();
        }
    }

    int running() {
        lock.lock();
        try {
            return running.size();
        } finally {
            lock.unlock();
        }
    }

    int waiting() {
        lock.lock();
        try {
            return cheap.size() + dear.size();
        } finally {
            lock.unlock();
        }
    }

    long heldBytes() {
        lock.lock();
        try {
            return held;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Takes more memory for a request at once, where it is there.
     *
     * @param most how much may be held by all together
     * @return whether it was taken
     */
    boolean tryHold(Turn turn, long bytes, long most) {
        lock.lock();
        try {
            if (held + bytes > most) {
                return false;
            }
            held += bytes;
            turn.heldBytes += bytes;
            turn.neededBytes = Math.max(turn.neededBytes, turn.heldBytes);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Says that a request holds more memory from its next part on. */
    void need(Turn turn, long bytes) {
        lock.lock();
        try {
            long needed = Math.max(turn.neededBytes, turn.heldBytes) + bytes;
            turn.neededBytes = Math.max(turn.heldBytes, Math.min(needed, memory));
        } finally {
            lock.unlock();
        }
    }

    /** Ends a request, and gives its memory back. */
    void leave(Turn turn) {
        lock.lock();
        try {
            held -= turn.heldBytes;
            turn.heldBytes = 0;
            turn.neededBytes = 0;
            dispatch();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Computes a part of a request, and returns when it has come to its end.
     *
     * @param hasLeft tells whether nobody waits for the answer any more
     * @return why it ended before it was done; null where it is done
     * @throws Computations.SaturatedException if the request is new here, and too many wait already
     */
    Turn.@Nullable Stop compute(Turn turn, Runnable part, BooleanSupplier hasLeft) {
        lock.lock();
        try {
            enter(turn, part);
            boolean isInterrupted = false;
            while (!turn.isDone) {
                try {
                    if (turn.changed.awaitNanos(PROBE_NANOS) <= 0 && !turn.isDone && turn.stop == null) {
                        probe(turn, hasLeft);
                    }
                } catch (InterruptedException e) {
                    isInterrupted = true;
                    stop(turn, Turn.Stop.SHUTDOWN);
                }
            }
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
            return turn.stop;
        } finally {
            lock.unlock();
        }
    }

    private void enter(Turn turn, Runnable part) {
        if (!turn.isAdmitted && admitted() >= mostAdmitted) {
            throw refuse();
        }
        turn.isAdmitted = true;
        turn.isDone = false;
        turn.isGivingWay = false;
        turn.part = part;
        if (isClosed) {
            turn.stop = Turn.Stop.SHUTDOWN;
        }
        if (turn.stop != null) {
            // A part before it took all its time, and just came to its end.
            turn.isDone = true;
            return;
        }
        await(turn);
        dispatch();
    }

    /** Looks without the lock, since it asks the network. */
    private void probe(Turn turn, BooleanSupplier hasLeft) {
        lock.unlock();
        boolean isGone;
        try {
            isGone = hasLeft.getAsBoolean();
        } finally {
            lock.lock();
        }
        if (isGone) {
            stop(turn, Turn.Stop.GONE_CLIENT);
        }
    }

    /** Ends a part wherever it is. */
    private void stop(Turn turn, Turn.Stop reason) {
        if (turn.isDone || turn.stop != null) {
            return;
        }
        turn.stop = reason;
        stopped.merge(reason, 1L, Long::sum);
        if (turn.thread != null) {
            // Whether it computes or pauses, it stops itself.
            turn.thread.interrupt();
            turn.changed.signalAll();
        } else if (!running.contains(turn)) {
            cheap.remove(turn);
            dear.remove(turn);
            turn.isDone = true;
        }
    }

    private int admitted() {
        return running.size() + cheap.size() + dear.size();
    }

    private long used(Turn turn, long now) {
        return turn.usedNanos + (running.contains(turn) ? now - turn.sinceNanos : 0);
    }

    private void await(Turn turn) {
        turn.sinceNanos = System.nanoTime();
        if (turn.usedNanos < SLICE_NANOS) {
            cheap.add(turn);
        } else {
            dear.add(turn);
        }
    }

    /** Lets go on whoever is next, as long as there are places. */
    private void dispatch() {
        while (running.size() < places) {
            Turn next = next();
            if (next == null) {
                return;
            }
            cheap.remove(next);
            dear.remove(next);
            held += next.neededBytes - next.heldBytes;
            next.heldBytes = next.neededBytes;
            next.sinceNanos = System.nanoTime();
            if (running.isEmpty()) {
                watched.signal();
            }
            running.add(next);
            if (next.thread == null) {
                threads.execute(() -> run(next));
            } else {
                next.changed.signalAll();
            }
        }
    }

    private @Nullable Turn next() {
        long now = System.nanoTime();
        Stream<Turn> patient = dear.stream().filter(turn -> now - turn.sinceNanos > PATIENCE_NANOS);
        return Stream.of(patient, cheap.stream(), dear.stream())
                .flatMap(turns -> turns)
                .filter(this::fits)
                .findFirst()
                .orElseGet(this::whoeverCanOnlyWaitForOthersThatWait);
    }

    private boolean fits(Turn turn) {
        return held + turn.neededBytes - turn.heldBytes <= memory || turn.neededBytes == turn.heldBytes;
    }

    /** Where all memory is held by those that wait for more of it, the one that came first gets it. */
    private @Nullable Turn whoeverCanOnlyWaitForOthersThatWait() {
        long ofWaiting = Stream.concat(cheap.stream(), dear.stream())
                .mapToLong(turn -> turn.heldBytes)
                .sum();
        return held > ofWaiting
                ? null
                : Stream.concat(cheap.stream(), dear.stream())
                        .min(dear.comparator())
                        .orElse(null);
    }

    /** Computes a part, on a thread of its own. */
    private void run(Turn turn) {
        ComputingThread thread = (ComputingThread) Thread.currentThread();
        lock.lock();
        try {
            thread.turn = turn;
            turn.thread = thread;
            if (turn.stop != null) {
                thread.interrupt();
            }
        } finally {
            lock.unlock();
        }
        try {
            if (turn.part != null) {
                turn.part.run();
            }
        } catch (StoppedException e) {
            // The turn says why.
        } finally {
            end(turn, thread);
        }
    }

    @SuppressWarnings("ThreadInterruptedStatusIgnored")
    private void end(Turn turn, ComputingThread thread) {
        lock.lock();
        try {
            if (running.remove(turn)) {
                long nanos = System.nanoTime() - turn.sinceNanos;
                turn.usedNanos += nanos;
                meanNanos += (turn.usedNanos - meanNanos) / 16;
            }
            thread.turn = null;
            turn.thread = null;
            turn.part = null;
            turn.isDone = true;
            // What came in the last moment must not hit what the thread does next.
            Thread.interrupted();
            turn.changed.signalAll();
            dispatch();
        } finally {
            lock.unlock();
        }
    }

    /** Pauses the part that this thread computes, if it was asked to. */
    private void giveWay(Turn turn) {
        lock.lock();
        try {
            if (turn.stop == null && turn.isGivingWay) {
                running.remove(turn);
                turn.usedNanos += System.nanoTime() - turn.sinceNanos;
                await(turn);
                dispatch();
                while (turn.stop == null && !running.contains(turn)) {
                    turn.changed.awaitUninterruptibly();
                }
                turn.isGivingWay = false;
            }
            if (turn.stop != null) {
                cheap.remove(turn);
                dear.remove(turn);
                throw new StoppedException();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Stops who has computed for too long, and lets who has computed for long give way. */
    private void watch() {
        lock.lock();
        try {
            while (!isClosed) {
                if (running.isEmpty()) {
                    watched.awaitUninterruptibly();
                    continue;
                }
                watched.awaitNanos(WATCH_NANOS);
                look(System.nanoTime());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    private void look(long now) {
        int newcomers = (int) cheap.stream().filter(this::fits).count();
        for (Turn turn : running) {
            if (turn.thread == null) {
                continue;
            }
            if (used(turn, now) > budgetNanos) {
                stop(turn, Turn.Stop.BUDGET);
            } else if (turn.isGivingWay) {
                newcomers--;
            } else if (newcomers > 0 && now - turn.sinceNanos > SLICE_NANOS) {
                turn.isGivingWay = true;
                turn.thread.interrupt();
                newcomers--;
            }
        }
    }

    void close() {
        lock.lock();
        try {
            isClosed = true;
            watched.signalAll();
            Stream.of(running, cheap, dear)
                    .flatMap(turns -> turns.stream())
                    .toList()
                    .forEach(turn -> stop(turn, Turn.Stop.SHUTDOWN));
        } finally {
            lock.unlock();
        }
        threads.shutdown();
    }

    /** A thread of the operating system, whatever serves the requests: work without end would starve virtual threads. */
    private final class ComputingThread extends Thread implements Interruption.GivingWay {
        private @Nullable Turn turn;

        ComputingThread(Runnable work) {
            super(work, "computation");
            setDaemon(true);
        }

        @Override
        public void giveWay() {
            if (turn != null) {
                Turns.this.giveWay(turn);
            }
        }
    }
}
