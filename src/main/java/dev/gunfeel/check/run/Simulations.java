package dev.gunfeel.check.run;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.StoppedException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Simulates batches on some threads: the one that asks, which the time budget can interrupt, and workers. They take portions
 * of a few thousand shots from one queue until it is empty.
 */
public final class Simulations {
    private static final int SHOTS_A_PORTION = 8192;
    private static final long FAILURE_SEEN_MILLISECONDS = 50;

    private final List<Portion> portions = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong done = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final Progress progress;
    private long total;

    private Simulations(List<SimulationBatch> batches, Progress progress) {
        this.progress = progress;
        for (SimulationBatch batch : batches) {
            int size = Math.max(1, SHOTS_A_PORTION / batch.shots());
            for (int from = 0; from < batch.simulations(); from += size) {
                portions.add(new Portion(batch, from, Math.min(from + size, batch.simulations())));
            }
            total += batch.simulations();
        }
    }

    /**
     * Simulates all bursts of some batches.
     *
     * @param batches the batches
     * @param threads how many threads to use, at least 1
     * @param progress is told how far it has come
     */
    public static void run(List<SimulationBatch> batches, int threads, Progress progress) {
        new Simulations(batches, progress).run(Math.max(1, threads));
    }

    private void run(int threads) {
        List<Thread> workers = new ArrayList<>();
        for (int i = 1; i < Math.min(threads, portions.size()); i++) {
            Thread worker = new Thread(() -> work(false), "simulation-" + i);
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
        work(true);
        workers.forEach(worker -> await(worker, workers));
        Throwable thrown = failure.get();
        if (thrown instanceof Error error) {
            throw error;
        } else if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        if (total > 0) {
            progress.simulated(total, total);
        }
    }

    /** Waits for a worker, and no longer than the first failure: a single simulation may take long. */
    private void await(Thread worker, List<Thread> workers) {
        while (worker.isAlive()) {
            if (failure.get() != null) {
                workers.forEach(Thread::interrupt);
            }
            try {
                worker.join(FAILURE_SEEN_MILLISECONDS);
            } catch (InterruptedException e) {
                fail(new StoppedException());
            }
        }
    }

    private void fail(Throwable thrown) {
        failure.compareAndSet(null, thrown);
        // Nobody needs the rest.
        next.set(portions.size());
    }

    private void work(boolean isAsking) {
        try {
            SimulationBatch batch = null;
            SimulatedBurst burst = null;
            for (int i = next.getAndIncrement(); i < portions.size(); i = next.getAndIncrement()) {
                Portion portion = portions.get(i);
                if (burst == null || portion.batch != batch) {
                    batch = portion.batch;
                    burst = batch.bursts();
                }
                Interruption.poll();
                batch.simulate(burst, portion.from, portion.to);
                long simulated = done.addAndGet(portion.to - portion.from);
                if (isAsking) {
                    progress.simulated(simulated, total);
                }
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private record Portion(SimulationBatch batch, int from, int to) {}
}
