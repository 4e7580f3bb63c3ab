package dev.gunfeel.check;

import dev.gunfeel.input.Interruption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs salvos on some threads: the one that asks, which the time budget can interrupt, and helpers. They take portions
 * of a few thousand shots from one queue until it is empty.
 */
final class Simulations {
    private static final int SHOTS_A_PORTION = 8192;

    private final List<Portion> portions = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong done = new AtomicLong();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private final Progress progress;
    private long total;

    private Simulations(List<Salvo> salvos, Progress progress) {
        this.progress = progress;
        for (Salvo salvo : salvos) {
            int size = Math.max(1, SHOTS_A_PORTION / salvo.shots());
            for (int from = 0; from < salvo.simulations(); from += size) {
                portions.add(new Portion(salvo, from, Math.min(from + size, salvo.simulations())));
            }
            total += salvo.simulations();
        }
    }

    /**
     * Simulates all bursts of some salvos.
     *
     * @param threads how many threads to use, at least 1
     */
    static void run(List<Salvo> salvos, int threads, Progress progress) {
        new Simulations(salvos, progress).run(Math.max(1, threads));
    }

    private void run(int threads) {
        List<ForkJoinTask<?>> helpers = new ArrayList<>();
        for (int i = 1; i < Math.min(threads, portions.size()); i++) {
            helpers.add(ForkJoinPool.commonPool().submit(() -> work(false)));
        }
        work(true);
        helpers.forEach(ForkJoinTask::join);
        RuntimeException thrown = failure.get();
        if (thrown != null) {
            throw thrown;
        }
        if (total > 0) {
            progress.simulated(total, total);
        }
    }

    private void work(boolean isAsking) {
        try {
            Salvo salvo = null;
            FiredBurst burst = null;
            for (int i = next.getAndIncrement(); i < portions.size(); i = next.getAndIncrement()) {
                Portion portion = portions.get(i);
                if (burst == null || portion.salvo != salvo) {
                    salvo = portion.salvo;
                    burst = salvo.bursts();
                }
                Interruption.poll();
                salvo.simulate(burst, portion.from, portion.to);
                long simulated = done.addAndGet(portion.to - portion.from);
                if (isAsking) {
                    progress.simulated(simulated, total);
                }
            }
        } catch (RuntimeException e) {
            failure.compareAndSet(null, e);
            // Nobody needs the rest.
            next.set(portions.size());
        }
    }

    private record Portion(Salvo salvo, int from, int to) {}
}
