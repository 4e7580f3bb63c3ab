package dev.gunfeel.check;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a weapon must feel like: a metric and its bounds. Shots are counted from 0, like the {@code index} of a shot.
 *
 * @param name what the check is called in reports; the metric with its parameters where left out
 * @param weapon the name of the weapon; every weapon where left out
 * @param metric what is measured
 * @param min the least value that passes
 * @param max the largest value that passes
 * @param minRatio the least ratio of the value to that of {@code against} that passes
 * @param maxRatio the largest ratio of the value to that of {@code against} that passes
 * @param against the name of the weapon to compare with: with {@code minRatio} and {@code maxRatio}, or with the metric
 *     {@code patternDistance}
 * @param shots how many shots are fired, as one burst, at least 1; instead of the body's {@code firing}
 * @param speed how fast the shooter moves, in metres/second; instead of the speed in the body's {@code firing}
 * @param fromShot the first shot that counts; 0 where left out
 * @param toShot the last shot that counts; the last one fired where left out
 * @param shot the shot that counts; the last one fired where left out
 * @param target what is shot at
 * @param distanceMeters metres to the target, above 0
 * @param aim where on the target the shooter aims; its middle where left out
 * @param recoilControl the share of knocking that the player cancels, from 0 (none) to 1 (the aim stays); 1 where left
 *     out
 * @param percentile which percentile over the bursts counts instead of the mean, above 0 and below 100: 90 is the value
 *     that nine bursts in ten don't pass
 * @param vary what chance decides anew in every simulated burst; the body's where left out
 * @param seed the seed of the simulations; the body's where left out
 * @param simulations how many bursts to simulate where chance has a part; the body's where left out
 */
public record CheckRequest(
        @Nullable @Size(max = 200) String name,
        @Nullable @Size(max = 200) String weapon,
        @NotNull Metric metric,
        @Nullable Double min,
        @Nullable Double max,
        @Nullable @Positive Double minRatio,
        @Nullable @Positive Double maxRatio,
        @Nullable @Size(max = 200) String against,
        @Nullable @Min(1) Integer shots,
        @Nullable @PositiveOrZero Double speed,
        @Nullable @Min(0) Integer fromShot,
        @Nullable @Min(0) Integer toShot,
        @Nullable @Min(0) Integer shot,
        @Nullable Target target,
        @Nullable @Positive @DecimalMax("1000000") Double distanceMeters,
        @Nullable AimPoint aim,
        @Nullable @DecimalMin("0") @DecimalMax("1") Double recoilControl,

        @Nullable @Positive @DecimalMax(value = "100", inclusive = false)
        Double percentile,

        @Nullable Vary vary,
        @Nullable Long seed,
        @Nullable @Min(2) Integer simulations)
        implements Rules {
    /** Returns a check of a metric that needs no parameter, without bounds yet. */
    public static CheckRequest of(Metric metric) {
        return of(metric, null, null, null, null);
    }

    /** Returns a check of {@link Metric#CLIMB_DEGREES} at a shot, counted from 0, without bounds yet. */
    public static CheckRequest climbAt(int shot) {
        return of(Metric.CLIMB_DEGREES, null, shot, null, null);
    }

    /** Returns a check of a metric that shoots at a target some metres away, without bounds yet. */
    public static CheckRequest of(Metric metric, Target target, double distanceMeters) {
        return of(metric, null, null, target, distanceMeters);
    }

    /** Returns a check that a weapon's pattern stays within some degrees of another's. */
    public static CheckRequest patternLike(String against, double maxDegrees) {
        return of(Metric.PATTERN_DISTANCE, against, null, null, null).within(null, maxDegrees);
    }

    private static CheckRequest of(
            Metric metric,
            @Nullable String against,
            @Nullable Integer shot,
            @Nullable Target target,
            @Nullable Double distanceMeters) {
        return new CheckRequest(
                null,
                null,
                metric,
                null,
                null,
                null,
                null,
                against,
                null,
                null,
                null,
                null,
                shot,
                target,
                distanceMeters,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** Returns this check under a name. */
    public CheckRequest named(String name) {
        return new CheckRequest(
                name,
                weapon,
                metric,
                min,
                max,
                minRatio,
                maxRatio,
                against,
                shots,
                speed,
                fromShot,
                toShot,
                shot,
                target,
                distanceMeters,
                aim,
                recoilControl,
                percentile,
                vary,
                seed,
                simulations);
    }

    /** Returns this check with bounds, null for none at that end. */
    public CheckRequest within(@Nullable Double min, @Nullable Double max) {
        return new CheckRequest(
                name,
                weapon,
                metric,
                min,
                max,
                minRatio,
                maxRatio,
                against,
                shots,
                speed,
                fromShot,
                toShot,
                shot,
                target,
                distanceMeters,
                aim,
                recoilControl,
                percentile,
                vary,
                seed,
                simulations);
    }

    /** Returns this check of another burst: so many shots, at a speed in metres/second. */
    public CheckRequest fired(int shots, double speed) {
        return new CheckRequest(
                name,
                weapon,
                metric,
                min,
                max,
                minRatio,
                maxRatio,
                against,
                shots,
                speed,
                fromShot,
                toShot,
                shot,
                target,
                distanceMeters,
                aim,
                recoilControl,
                percentile,
                vary,
                seed,
                simulations);
    }

    /** Returns whether the value or the ratio is bounded. */
    boolean isBounded() {
        return min != null || max != null || hasRatio();
    }

    /** Returns whether the ratio to another weapon's value is bounded. */
    boolean hasRatio() {
        return minRatio != null || maxRatio != null;
    }

    @Override
    public void rules(Complaints complaints) {
        order("min", min, "max", max, "nothing could pass", complaints);
        order("minRatio", minRatio, "maxRatio", maxRatio, "nothing could pass", complaints);
        order("fromShot", number(fromShot), "toShot", number(toShot), "no shot counts", complaints);
        if (complaints.sound("metric")) {
            for (Parameter parameter : Parameter.values()) {
                parameterRules(parameter, complaints);
            }
            againstRules(complaints);
            shareRules("min", min, complaints);
            shareRules("max", max, complaints);
        }
    }

    private static @Nullable Double number(@Nullable Integer value) {
        return value == null ? null : value.doubleValue();
    }

    private static void order(
            String lowName,
            @Nullable Double low,
            String highName,
            @Nullable Double high,
            String consequence,
            Complaints complaints) {
        if (low != null && high != null && complaints.sound(lowName, highName) && low > high) {
            complaints.add(
                    lowName,
                    "is " + Figures.significant(low, 6) + ", above " + highName + " (" + Figures.significant(high, 6)
                            + "), so that " + consequence + "; swap the two",
                    low);
        }
    }

    private void parameterRules(Parameter parameter, Complaints complaints) {
        Object given = parameter.in(this);
        if (given != null && !metric.takes(parameter)) {
            complaints.add(
                    parameter.word(),
                    "is not a parameter of " + Words.of(metric) + ", which takes " + taken() + "; leave it out",
                    given);
        }
        boolean isNeeded = parameter == Parameter.TARGET || parameter == Parameter.DISTANCE_METERS;
        if (given == null && isNeeded && metric.takes(parameter) && complaints.sound(parameter.word())) {
            complaints.add(parameter.word(), "is required for " + Words.of(metric) + "; add it", null);
        }
        if (parameter == Parameter.TARGET && target != null && metric.kills() && target.health() == null) {
            Complaints place = complaints.at("target");
            if (place.sound("health")) {
                place.add("health", "is required for " + Words.of(metric) + "; say what hits must take away", null);
            }
        }
    }

    private String taken() {
        return Stream.concat(
                        Stream.of("shots"),
                        Stream.of(Parameter.values()).filter(metric::takes).map(Parameter::word))
                .collect(Collectors.joining(", "));
    }

    private void againstRules(Complaints complaints) {
        if (metric == Metric.PATTERN_DISTANCE) {
            foreignRatio("minRatio", minRatio, complaints);
            foreignRatio("maxRatio", maxRatio, complaints);
        } else if (hasRatio() && against == null && complaints.sound("against")) {
            complaints.add("against", "is required with minRatio and maxRatio; name the weapon to compare with", null);
        } else if (against != null && !hasRatio() && complaints.sound("minRatio", "maxRatio")) {
            complaints.add(
                    "against", "needs minRatio or maxRatio beside it; add one of the two, or leave it out", against);
        }
    }

    private static void foreignRatio(String name, @Nullable Double ratio, Complaints complaints) {
        if (ratio != null) {
            complaints.add(name, "has no meaning for patternDistance, which is a comparison itself; use max", ratio);
        }
    }

    private void shareRules(String name, @Nullable Double bound, Complaints complaints) {
        if (metric == Metric.HIT_PROBABILITY && bound != null && (bound < 0 || bound > 1)) {
            complaints.add(
                    name,
                    "is " + Figures.significant(bound, 6) + ", but hitProbability lies between 0 and 1; 50 % is 0.5",
                    bound);
        }
    }
}
