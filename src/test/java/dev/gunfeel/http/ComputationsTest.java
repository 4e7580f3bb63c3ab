package dev.gunfeel.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Limits;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ComputationsTest {
    @Test
    void aComputationThatPassesItsBudgetIsStopped() {
        Computations computations = computations(Map.of("GUNFEEL_TIME_BUDGET_MILLISECONDS", "50"));
        assertThatThrownBy(() -> computations.run(ComputationsTest::forEver))
                .isInstanceOf(Computations.TimeBudgetException.class)
                .hasMessageContaining("50 ms");
        assertThat(Thread.interrupted()).isFalse();
        assertThat(computations.run(() -> "the next one runs")).isEqualTo("the next one runs");
        computations.destroy();
    }

    @Test
    void whoFindsTheQueueFullIsSentAwayAndTheOthersAreServed() throws Exception {
        Computations computations = computations(Map.of("GUNFEEL_MAX_COMPUTATIONS", "1", "GUNFEEL_MAX_QUEUE", "1"));
        ExecutorService clients = Executors.newFixedThreadPool(2);
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        List<Future<String>> served = new ArrayList<>();
        served.add(clients.submit(() -> computations.run(() -> {
            running.countDown();
            await(end);
            return "first";
        })));
        assertThat(running.await(10, TimeUnit.SECONDS)).isTrue();
        served.add(clients.submit(() -> computations.run(() -> "second")));
        while (computations.turns().waiting() == 0) {
            Thread.onSpinWait();
        }

        assertThatThrownBy(() -> computations.run(() -> "third")).isInstanceOf(Computations.SaturatedException.class);

        end.countDown();
        assertThat(served.get(0).get(10, TimeUnit.SECONDS)).isEqualTo("first");
        assertThat(served.get(1).get(10, TimeUnit.SECONDS)).isEqualTo("second");
        clients.shutdown();
        computations.destroy();
    }

    /** What has been sent can't be taken back, so then nothing may be answered any more. */
    @Test
    void aPartThatFailsAfterTheAnswerHasBegunBreaksItOff() {
        Computations computations = computations(Map.of("GUNFEEL_TIME_BUDGET_MILLISECONDS", "50"));
        Iterator<String> held = computations.series().over(twoParts(), () -> false);
        assertThat(held.next()).isEqualTo("first");
        assertThatThrownBy(held::next).isInstanceOf(Computations.TimeBudgetException.class);

        Iterator<String> sent = computations.series().over(twoParts(), () -> true);
        assertThat(sent.next()).isEqualTo("first");
        assertThatThrownBy(sent::next)
                .isInstanceOf(Computations.BrokenOffError.class)
                .hasMessageContaining("50 ms")
                .hasNoCause();
        computations.destroy();
    }

    /** The second part never ends. */
    private static Iterator<String> twoParts() {
        return Stream.<Supplier<String>>of(() -> "first", ComputationsTest::forEver)
                .map(Supplier::get)
                .iterator();
    }

    private static String forEver() {
        while (true) {
            Interruption.poll();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Computations computations(Map<String, String> environment) {
        return new Computations(Limits.of(environment::get));
    }
}
