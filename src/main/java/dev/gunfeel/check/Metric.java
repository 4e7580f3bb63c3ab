package dev.gunfeel.check;

import static dev.gunfeel.check.Parameter.AIM;
import static dev.gunfeel.check.Parameter.DISTANCE_METERS;
import static dev.gunfeel.check.Parameter.FROM_SHOT;
import static dev.gunfeel.check.Parameter.PERCENTILE;
import static dev.gunfeel.check.Parameter.RECOIL_CONTROL;
import static dev.gunfeel.check.Parameter.SHOT;
import static dev.gunfeel.check.Parameter.TARGET;
import static dev.gunfeel.check.Parameter.TO_SHOT;

import java.util.Set;

/** What of a weapon's feel is measured. Every metric takes {@code shots}, every one but the last
 * {@code speed}, {@code vary}, {@code seed} and {@code simulations} too, and those named here. */
public enum Metric {
    /** The largest angle between aim and bullet, from {@code fromShot} to {@code toShot}: the size of the pattern. */
    SPREAD_DEGREES("degrees", FROM_SHOT, TO_SHOT),
    /** How far recoil has turned the view up by the shot {@code shot} (the last one where left out), just before it kicks. */
    CLIMB_DEGREES("degrees", SHOT),
    /**
     * The largest minus the least yaw of the view, from the moment {@code fromShot} is fired until the shot after
     * {@code toShot} is; after the last shot until the view rests.
     */
    SWAY_DEGREES("degrees", FROM_SHOT, TO_SHOT),
    /** Seconds from the last shot until the view surely stays within 1 % of its largest movement. */
    VIEW_SETTLE_SECONDS("seconds"),
    /** Seconds of rest after the burst until the next first shot is a first shot again. */
    RECOVERY_SECONDS("seconds"),
    /** The share of the shots that hit {@code target} at {@code distanceMeters}. */
    HIT_PROBABILITY("share", TARGET, DISTANCE_METERS, AIM, RECOIL_CONTROL),
    /** Seconds from the first shot until the hit that kills {@code target}, within one magazine. */
    TIME_TO_KILL_SECONDS("seconds", TARGET, DISTANCE_METERS, AIM, RECOIL_CONTROL, PERCENTILE),
    /** How many shots are fired until {@code target} is killed, misses included, within one magazine. */
    SHOTS_TO_KILL("shots", TARGET, DISTANCE_METERS, AIM, RECOIL_CONTROL, PERCENTILE),
    /**
     * The root mean square angle between the pattern and that of {@code against}, or the one in the baseline, shot for
     * shot. A pattern is what a rested weapon repeats: spread and recoil together, without running spread.
     */
    PATTERN_DISTANCE("degrees");

    private final String unit;
    private final Set<Parameter> parameters;

    Metric(String unit, Parameter... parameters) {
        this.unit = unit;
        this.parameters = Set.of(parameters);
    }

    /** Returns what the value counts: {@code degrees}, {@code seconds}, {@code shots}, or {@code share} of 1. */
    public String unit() {
        return unit;
    }

    /** Returns whether it is about how far recoil turns the view. */
    boolean isTurnOfView() {
        return this == CLIMB_DEGREES || this == SWAY_DEGREES;
    }

    /** Returns whether the target is shot at until it is dead. */
    boolean kills() {
        return parameters.contains(PERCENTILE);
    }

    /** Returns whether a parameter means anything to this metric. */
    boolean takes(Parameter parameter) {
        return switch (parameter) {
            // A pattern is what chance leaves alone, so its shooter stands still.
            case SPEED, VARY, SEED, SIMULATIONS -> this != PATTERN_DISTANCE;
            case FROM_SHOT, TO_SHOT, SHOT, TARGET, DISTANCE_METERS, AIM, RECOIL_CONTROL, PERCENTILE ->
                parameters.contains(parameter);
        };
    }
}
