package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TurnsTest {
    private final ExecutorService clients = Executors.newCachedThreadPool();
    private final AtomicBoolean isOver = new AtomicBoolean();
    private Turns turns = turns(Map.of());

    @AfterEach
    void close() {
        isOver.set(true);
        turns.close();
        clients.shutdownNow();
    }

    @Test
    void partsAreComputedByThreadsOfTheSystem() throws Exception {
        AtomicReference<Thread> seen = new AtomicReference<>();
        Runnable request =
                () -> turns.compute(turns.arrive(), () -> seen.set(Thread.currentThread()), TurnsTest::stays);
        startVirtual(request).join();
        Thread thread = Objects.requireNonNull(seen.get());
        assertThat(thread.getName()).isEqualTo("computation");
        assertThat(isVirtual(thread)).isFalse();
    }

    @Test
    void aBurstIsNotKeptWaitingByTenFlocks() {
        turns = turns(Map.of("GUNFEEL_MAX_COMPUTATIONS", "2"));
        List<CompletableFuture<Turn.@Nullable Stop>> flocks = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            flocks.add(compute(this::untilItIsOver));
        }
        Await.until(() -> turns.running() == 2 && turns.waiting() == 8);
        for (int i = 0; i < 20; i++) {
            Duration kept = time(() -> assertThat(turns.compute(turns.arrive(), () -> {}, TurnsTest::stays))
                    .isNull());
            assertThat(kept).isLessThan(Duration.ofSeconds(3));
        }
        assertThat(flocks).noneMatch(CompletableFuture::isDone);
        isOver.set(true);
        assertThat(flocks).allSatisfy(flock -> assertThat(flock.join()).isNull());
    }

    @Test
    void theDearAreServedWhereTheCheapNeverEnd() {
        for (int i = 0; i < 4; i++) {
            clients.execute(() -> {
                while (!isOver.get()) {
                    turns.compute(turns.arrive(), () -> spin(2), TurnsTest::stays);
                }
            });
        }
        assertThat(turns.compute(turns.arrive(), () -> spin(300), TurnsTest::stays))
                .isNull();
    }

    @Test
    void theBudgetCountsComputingAlone() {
        turns = turns(Map.of("GUNFEEL_TIME_BUDGET_MILLISECONDS", "1000"));
        List<CompletableFuture<Turn.@Nullable Stop>> all = new ArrayList<>();
        Duration whole = time(() -> {
            for (int i = 0; i < 8; i++) {
                all.add(compute(() -> spin(300)));
            }
            assertThat(all).allSatisfy(one -> assertThat(one.join()).isNull());
        });
        assertThat(whole).isGreaterThan(Duration.ofMillis(2400));
    }

    @Test
    void theBudgetCountsAllPartsTogether() {
        turns = turns(Map.of("GUNFEEL_TIME_BUDGET_MILLISECONDS", "200"));
        Turn turn = turns.arrive();
        assertThat(turns.compute(turn, () -> spin(120), TurnsTest::stays)).isNull();
        assertThat(turns.compute(turn, () -> spin(120), TurnsTest::stays)).isEqualTo(Turn.Stop.BUDGET);
    }

    @Test
    void whoWasLetInIsNeverSentAway() {
        turns = turns(Map.of("GUNFEEL_MAX_QUEUE", "1"));
        Turn stream = turns.arrive();
        assertThat(turns.compute(stream, () -> {}, TurnsTest::stays)).isNull();
        CompletableFuture<Turn.@Nullable Stop> first = compute(this::untilItIsOver);
        Await.until(() -> turns.running() == 1);
        CompletableFuture<Turn.@Nullable Stop> second = compute(() -> {});
        Await.until(() -> turns.isFull() || second.isDone());

        assertThat(turns.compute(stream, () -> {}, TurnsTest::stays)).isNull();
        isOver.set(true);
        assertThat(first.join()).isNull();
        assertThat(second.join()).isNull();
    }

    @Test
    void whoIsSentAwayHearsHowLongItTakes() {
        turns = turns(Map.of("GUNFEEL_MAX_QUEUE", "1"));
        CompletableFuture<Turn.@Nullable Stop> both = CompletableFuture.allOf(
                        compute(this::untilItIsOver), compute(this::untilItIsOver))
                .thenApply(all -> null);
        Await.until(turns::isFull);
        assertThatThrownBy(() -> turns.compute(turns.arrive(), () -> {}, TurnsTest::stays))
                .isInstanceOfSatisfying(
                        Computations.SaturatedException.class,
                        e -> assertThat(e.retryAfterSeconds()).isEqualTo(1));
        Await.until(() -> turns.retryAfterSeconds() > 2);
        isOver.set(true);
        both.join();
    }

    @Test
    void aClientThatLeavesFreesItsPlaceAndItsCore() {
        AtomicBoolean hasLeft = new AtomicBoolean();
        CompletableFuture<Turn.@Nullable Stop> running = compute(this::untilItIsOver, hasLeft::get);
        Await.until(() -> turns.running() == 1);
        Turn waits = turns.arrive();
        waits.usedNanos = Turns.SLICE_NANOS;
        CompletableFuture<Turn.@Nullable Stop> waiting =
                CompletableFuture.supplyAsync(() -> turns.compute(waits, () -> {}, hasLeft::get), clients);
        Await.until(() -> turns.waiting() == 1);
        hasLeft.set(true);
        assertThat(running.join()).isEqualTo(Turn.Stop.GONE_CLIENT);
        waiting.join();
        assertThat(turns.running() + turns.waiting()).isZero();
    }

    @Test
    void whoNeedsMoreMemoryThanIsLeftWaitsAndOthersGoOn() {
        turns = turns(Map.of("GUNFEEL_MAX_MEMORY_BYTES", "100", "GUNFEEL_MAX_COMPUTATIONS", "2"));
        Turn large = turns.arrive();
        assertThat(turns.tryHold(large, 80, 100)).isTrue();
        Turn second = turns.arrive();
        turns.need(second, 30);
        CompletableFuture<Turn.@Nullable Stop> waits =
                CompletableFuture.supplyAsync(() -> turns.compute(second, () -> {}, TurnsTest::stays), clients);
        Await.until(() -> turns.waiting() == 1);
        assertThat(turns.compute(turns.arrive(), () -> {}, TurnsTest::stays)).isNull();
        assertThat(waits).isNotDone();
        turns.leave(large);
        assertThat(waits.join()).isNull();
        assertThat(turns.heldBytes()).isEqualTo(30);
        turns.leave(second);
        assertThat(turns.heldBytes()).isZero();
    }

    /** Each holds what the other waits for. */
    @Test
    void theFirstGetsItsMemoryWhereAllWaitForEachOther() {
        turns = turns(Map.of("GUNFEEL_MAX_MEMORY_BYTES", "100", "GUNFEEL_MAX_COMPUTATIONS", "2"));
        List<Turn> both = List.of(turns.arrive(), turns.arrive());
        assertThat(both).allMatch(turn -> turns.tryHold(turn, 50, 100));
        both.forEach(turn -> turns.need(turn, 90));
        List<CompletableFuture<Void>> all = both.stream()
                .map(turn -> CompletableFuture.runAsync(
                        () -> {
                            assertThat(turns.compute(turn, () -> {}, TurnsTest::stays))
                                    .isNull();
                            turns.leave(turn);
                        },
                        clients))
                .toList();
        all.forEach(CompletableFuture::join);
        assertThat(turns.heldBytes()).isZero();
    }

    @Test
    void threadsAreAsTheyWereAfterwards() {
        AtomicBoolean isInterrupted = new AtomicBoolean();
        turns = turns(Map.of("GUNFEEL_TIME_BUDGET_MILLISECONDS", "20"));
        for (int i = 0; i < 5; i++) {
            assertThat(turns.compute(turns.arrive(), this::untilItIsOver, TurnsTest::stays))
                    .isEqualTo(Turn.Stop.BUDGET);
            turns.compute(
                    turns.arrive(),
                    () -> isInterrupted.set(Thread.currentThread().isInterrupted()),
                    TurnsTest::stays);
            assertThat(isInterrupted).isFalse();
        }
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    private CompletableFuture<Turn.@Nullable Stop> compute(Runnable part) {
        return compute(part, TurnsTest::stays);
    }

    private CompletableFuture<Turn.@Nullable Stop> compute(Runnable part, BooleanSupplier hasLeft) {
        return CompletableFuture.supplyAsync(() -> turns.compute(turns.arrive(), part, hasLeft), clients);
    }

    private void untilItIsOver() {
        while (!isOver.get()) {
            spin(1);
        }
    }

    /** Computes for so many milliseconds. */
    private static void spin(int milliseconds) {
        for (int i = 0; i < milliseconds; i++) {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1);
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            Interruption.poll();
        }
    }

    private static Duration time(Runnable work) {
        long start = System.nanoTime();
        work.run();
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** Starts a virtual thread where there are any. */
    private static Thread startVirtual(Runnable work) throws ReflectiveOperationException {
        if (Runtime.version().feature() >= 21) {
            return (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, work);
        }
        Thread thread = new Thread(work);
        thread.start();
        return thread;
    }

    private static boolean stays() {
        return false;
    }

    private static boolean isVirtual(Thread thread) throws ReflectiveOperationException {
        return Runtime.version().feature() >= 21
                && (boolean) Thread.class.getMethod("isVirtual").invoke(thread);
    }

    private static Turns turns(Map<String, String> environment) {
        Map<String, String> all = new HashMap<>(Map.of("GUNFEEL_MAX_COMPUTATIONS", "1"));
        all.putAll(environment);
        return new Turns(Limits.of(all::get));
    }
}
