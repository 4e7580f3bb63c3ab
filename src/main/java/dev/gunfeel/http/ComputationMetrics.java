package dev.gunfeel.http;

import dev.gunfeel.input.Words;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.springframework.stereotype.Component;

/** Shows how busy the service is: "busy" and "too long" have the same status, and are told apart here. */
@Component
class ComputationMetrics implements MeterBinder {
    private final Turns turns;

    ComputationMetrics(Computations computations) {
        turns = computations.turns();
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        Gauge.builder("gunfeel.computations.running", turns, Turns::running)
                .description("Requests that compute")
                .register(registry);
        Gauge.builder("gunfeel.computations.waiting", turns, Turns::waiting)
                .description("Requests that wait for their turn to compute, those that pause included")
                .register(registry);
        Gauge.builder("gunfeel.memory.held", turns, all -> (double) all.heldBytes())
                .description("Memory that requests hold, as far as it is known")
                .baseUnit("bytes")
                .register(registry);
        FunctionCounter.builder("gunfeel.computations.refused", turns, all -> (double) all.refused())
                .description("Requests that were sent away because the service was busy")
                .register(registry);
        for (Turn.Stop reason : Turn.Stop.values()) {
            FunctionCounter.builder("gunfeel.computations.stopped", turns, all -> (double) all.stopped(reason))
                    .description("Computations that were stopped before they were done")
                    .tag("reason", Words.of(reason))
                    .register(registry);
        }
    }
}
