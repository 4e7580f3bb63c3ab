package dev.gunfeel.check;

import dev.gunfeel.input.Words;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The parameters that some metrics take and others don't. */
enum Parameter {
    FROM_SHOT(CheckRequest::fromShot),
    TO_SHOT(CheckRequest::toShot),
    SHOT(CheckRequest::shot),
    TARGET(CheckRequest::target),
    DISTANCE_METERS(CheckRequest::distanceMeters),
    AIM(CheckRequest::aim),
    RECOIL_CONTROL(CheckRequest::recoilControl),
    PERCENTILE(CheckRequest::percentile),
    SPEED(CheckRequest::speed),
    VARY(CheckRequest::vary),
    SEED(CheckRequest::seed),
    SIMULATIONS(CheckRequest::simulations);

    private final Function<CheckRequest, @Nullable Object> value;

    Parameter(Function<CheckRequest, @Nullable Object> value) {
        this.value = value;
    }

    /** Returns the name that it has in a check. */
    String word() {
        return Words.of(this);
    }

    /** Returns its value in a check, or null where it was left out. */
    @Nullable
    Object in(CheckRequest check) {
        return value.apply(check);
    }
}
