package dev.gunfeel.check;

import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.AimPoint;
import dev.gunfeel.check.target.Target;
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
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a weapon must feel like: a metric and its bounds. Shots are counted from 0, like the {@code index} of a shot.
 *
 * @param name what the check is called in reports, at most 200 characters; the metric with its parameters where left out
 * @param weapon the name of the weapon; every weapon where left out
 * @param metric what is measured
 * @param min the least value that passes, in the metric's unit
 * @param max the largest value that passes, in the metric's unit
 * @param minRatio the least ratio of the value to that of {@code against} that passes, above 0
 * @param maxRatio the largest ratio of the value to that of {@code against} that passes, above 0
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
 * @param simulations how many bursts to simulate where chance has a part, at least 2; the body's where left out
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
        Draft draft = new Draft(metric);
        draft.against = against;
        draft.shot = shot;
        draft.target = target;
        draft.distanceMeters = distanceMeters;
        return draft.check();
    }

    private CheckRequest with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.check();
    }

    /** Returns this check under a name for reports. */
    public CheckRequest named(String name) {
        return with(draft -> draft.name = name);
    }

    /** Returns this check of one weapon alone, by its name. */
    public CheckRequest ofWeapon(String weapon) {
        return with(draft -> draft.weapon = weapon);
    }

    /** Returns this check with bounds in the metric's unit, null for none at that end. */
    public CheckRequest within(@Nullable Double min, @Nullable Double max) {
        return with(draft -> {
            draft.min = min;
            draft.max = max;
        });
    }

    /** Returns this check with bounds, above 0, of the ratio to another weapon's value; null for none at that end. */
    public CheckRequest against(String weapon, @Nullable Double minRatio, @Nullable Double maxRatio) {
        return with(draft -> {
            draft.against = weapon;
            draft.minRatio = minRatio;
            draft.maxRatio = maxRatio;
        });
    }

    /** Returns this check of another burst: so many shots, at a speed in metres/second. */
    public CheckRequest fired(int shots, double speed) {
        return with(draft -> {
            draft.shots = shots;
            draft.speed = speed;
        });
    }

    /** Returns this check of some shots alone, counted from 0, the last one included. */
    public CheckRequest between(int fromShot, int toShot) {
        return with(draft -> {
            draft.fromShot = fromShot;
            draft.toShot = toShot;
        });
    }

    /**
     * Returns this check of another shooter.
     *
     * @param aim where on the target they aim
     * @param recoilControl the share of knocking that they cancel, from 0 to 1
     */
    public CheckRequest aimed(AimPoint aim, double recoilControl) {
        return with(draft -> {
            draft.aim = aim;
            draft.recoilControl = recoilControl;
        });
    }

    /** Returns this check of a percentile over the bursts instead of the mean, above 0 and below 100. */
    public CheckRequest atPercentile(double percentile) {
        return with(draft -> draft.percentile = percentile);
    }

    /**
     * Returns this check simulated in a way of its own.
     *
     * @param vary what chance decides anew in every burst
     * @param seed where the seeds of the bursts come from
     * @param simulations how many bursts, at least 2
     */
    public CheckRequest simulated(Vary vary, long seed, int simulations) {
        return with(draft -> {
            draft.vary = vary;
            draft.seed = seed;
            draft.simulations = simulations;
        });
    }

    /** A check that is being changed: so that a change names what it changes alone, and not twenty others. */
    private static final class Draft {
        private @Nullable String name;
        private @Nullable String weapon;
        private final Metric metric;
        private @Nullable Double min;
        private @Nullable Double max;
        private @Nullable Double minRatio;
        private @Nullable Double maxRatio;
        private @Nullable String against;
        private @Nullable Integer shots;
        private @Nullable Double speed;
        private @Nullable Integer fromShot;
        private @Nullable Integer toShot;
        private @Nullable Integer shot;
        private @Nullable Target target;
        private @Nullable Double distanceMeters;
        private @Nullable AimPoint aim;
        private @Nullable Double recoilControl;
        private @Nullable Double percentile;
        private @Nullable Vary vary;
        private @Nullable Long seed;
        private @Nullable Integer simulations;

        Draft(Metric metric) {
            this.metric = metric;
        }

        Draft(CheckRequest check) {
            name = check.name;
            weapon = check.weapon;
            metric = check.metric;
            min = check.min;
            max = check.max;
            minRatio = check.minRatio;
            maxRatio = check.maxRatio;
            against = check.against;
            shots = check.shots;
            speed = check.speed;
            fromShot = check.fromShot;
            toShot = check.toShot;
            shot = check.shot;
            target = check.target;
            distanceMeters = check.distanceMeters;
            aim = check.aim;
            recoilControl = check.recoilControl;
            percentile = check.percentile;
            vary = check.vary;
            seed = check.seed;
            simulations = check.simulations;
        }

        CheckRequest check() {
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
