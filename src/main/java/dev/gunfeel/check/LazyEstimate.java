package dev.gunfeel.check;

import dev.gunfeel.check.statistics.Estimate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An estimate that is there once all bursts are simulated; it is made when somebody asks, and once. */
final class LazyEstimate {
    private final Supplier<Estimate> maker;
    private @Nullable Estimate estimate;

    LazyEstimate(Supplier<Estimate> maker) {
        this.maker = maker;
    }

    Estimate estimate() {
        if (estimate == null) {
            estimate = maker.get();
        }
        return estimate;
    }
}
