package dev.gunfeel.http;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for what happens at the same time. */
final class Await {
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(45);

    private Await() {}

    /** Returns as soon as a condition holds; fails where it doesn't within a bearable time. */
    static void until(BooleanSupplier condition) {
        long end = System.nanoTime() + LONGEST_NANOS;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("it did not happen");
            }
            try {
                Thread.sleep(2);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
