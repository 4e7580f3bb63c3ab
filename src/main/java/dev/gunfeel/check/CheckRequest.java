package dev.gunfeel.check;

import dev.gunfeel.check.metric.BurstMetric;
import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.metric.PatternDistance;
import dev.gunfeel.check.metric.Unit;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.GoesWith;
import dev.gunfeel.input.Notes;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Figures;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Firing;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a weapon must feel like: a metric and its bounds. Shots are counted from 0, like the {@code index} of a shot.
 *
 * @param name what the check is called in reports, at most 200 characters; the metric with its parameters where left out
 * @param weapon the name of the weapon, or a list of names; every weapon where left out
 * @param except the names of weapons that it is not made of
 * @param tagged a tag: only weapons that have it
 * @param metric what is measured
 * @param min the least value that passes, in the metric's unit
 * @param max the largest value that passes, in the metric's unit
 * @param minRatio the least ratio of the value to that of {@code against} that passes, above 0
 * @param maxRatio the largest ratio of the value to that of {@code against} that passes, above 0
 * @param against the name of the weapon to compare with, or what else is different: with {@code minRatio} and {@code maxRatio},
 *     or with the metric {@code patternDistance}
 * @param firing how the weapon is fired; instead of the body's
 * @param shots how many shots are fired, as one burst, at least 1; instead of the shots in the body's {@code firing}
 * @param speed how fast the shooter moves, in metres/second; instead of the speed in the body's {@code firing}
 * @param stances the names of the weapon's stances that are taken; instead of those in the body's {@code firing}
 * @param vary what chance decides anew in every simulated burst; the body's where left out
 * @param seed the seed of the simulations; the body's where left out
 * @param simulations how many bursts to simulate where chance has a part, at least 2; the body's where left out
 * @param notes what its author wants to keep in the file: any JSON value of at most 10000 characters
 */
@RecordBuilder
public record CheckRequest(
        @Nullable @Size(max = 200) String name,
        @Nullable Names weapon,
        @Nullable @Size(max = 1000) List<String> except,
        @Nullable @Size(max = 200) String tagged,
        @NotNull @Unwrapped Metric metric,
        @Nullable Double min,
        @Nullable Double max,

        @Nullable @GoesWith(value = BurstMetric.class, otherwise = "it is a comparison itself, so use max") @Positive
        Double minRatio,

        @Nullable @GoesWith(value = BurstMetric.class, otherwise = "it is a comparison itself, so use max") @Positive
        Double maxRatio,

        @Nullable Against against,
        @Nullable Firing firing,
        @Nullable @Min(1) Integer shots,

        @Nullable @GoesWith(BurstMetric.class) @PositiveOrZero
        Double speed,

        @Nullable @Size(max = 32) List<String> stances,
        @Nullable @GoesWith(BurstMetric.class) Vary vary,
        @Nullable @GoesWith(BurstMetric.class) Long seed,
        @Nullable @GoesWith(BurstMetric.class) @Min(2) Integer simulations,
        @Nullable Notes notes)
        implements Rules, CheckRequestBuilder.With {
    /**
     * Returns a check of a metric, without bounds yet.
     *
     * @param metric what is measured
     * @return a check of every weapon
     */
    public static CheckRequest of(Metric metric) {
        return CheckRequestBuilder.builder().metric(metric).build();
    }

    /**
     * Returns a check that a weapon's pattern is like another's.
     *
     * @param against the name of the other weapon
     * @param maxDegrees the largest root mean square angle between the two that passes, in degrees
     * @return a check of every weapon but the other
     */
    public static CheckRequest patternLike(String against, double maxDegrees) {
        return of(new PatternDistance()).withAgainst(Against.weapon(against)).atMost(maxDegrees);
    }

    /**
     * Returns this check with bounds in the metric's unit.
     *
     * @param min the least value that passes
     * @param max the largest value that passes
     * @return the check with these bounds
     */
    public CheckRequest within(double min, double max) {
        return with(check -> check.min(min).max(max));
    }

    /**
     * Returns this check with a bound in the metric's unit.
     *
     * @param min the least value that passes
     * @return the check with this bound
     */
    public CheckRequest atLeast(double min) {
        return withMin(min);
    }

    /**
     * Returns this check with a bound in the metric's unit.
     *
     * @param max the largest value that passes
     * @return the check with this bound
     */
    public CheckRequest atMost(double max) {
        return withMax(max);
    }

    /**
     * Returns this check with bounds of the ratio to another weapon's value.
     *
     * @param weapon the name of the other weapon
     * @param minRatio the least ratio that passes, above 0; null for any
     * @param maxRatio the largest ratio that passes, above 0; null for any
     * @return the check with these bounds
     */
    public CheckRequest against(String weapon, @Nullable Double minRatio, @Nullable Double maxRatio) {
        return with(check ->
                check.against(Against.weapon(weapon)).minRatio(minRatio).maxRatio(maxRatio));
    }

    /**
     * Returns this check of another burst.
     *
     * @param shots how many shots, at least 1
     * @param speed how fast the shooter moves, in metres/second, at least 0
     * @return the check of that burst
     */
    public CheckRequest fired(int shots, double speed) {
        return with(check -> check.shots(shots).speed(speed));
    }

    /** Returns whether the value or the ratio is bounded. */
    boolean isBounded() {
        return min != null || max != null || hasRatio();
    }

    /** Returns whether the ratio to another weapon's value is bounded. */
    boolean hasRatio() {
        return minRatio != null || maxRatio != null;
    }

    /**
     * Returns this check of some weapons alone.
     *
     * @param names their names, at least one
     * @return the check of these weapons
     */
    public CheckRequest ofWeapons(String... names) {
        return withWeapon(Names.of(names));
    }

    /** Returns whether it is a check of a weapon: one that it chooses, and not the one that it compares with. */
    boolean isOf(NamedWeapon other) {
        boolean isCompared = weapon == null
                && against != null
                && !against.hasConditions()
                && other.name().equals(against.other());
        return isChosen(other) && !isCompared;
    }

    /** Returns whether weapon, except and tagged choose a weapon. */
    boolean isChosen(NamedWeapon other) {
        return (weapon == null || weapon.all().contains(other.name()))
                && (except == null || !except.contains(other.name()))
                && (tagged == null || other.weapon().tags().contains(tagged));
    }

    /** Returns a check for each distance of this one, in order, shot by a player where it doesn't say who shoots. */
    List<CheckRequest> each(@Nullable Player player) {
        return player == null ? each() : withMetric(metric.shotBy(player)).each();
    }

    private List<CheckRequest> each() {
        List<Metric> metrics = metric.each();
        return metrics.size() == 1
                ? List.of(this)
                : metrics.stream()
                        .map(one -> with(check -> check.metric(one)
                                .name(
                                        name == null
                                                ? null
                                                : name + " at "
                                                        + Figures.significant(Objects.requireNonNull(one.meters()), 12)
                                                        + " m")))
                        .toList();
    }

    @Override
    public void rules(Complaints complaints) {
        firingRules(complaints);
        order("min", min, "max", max, complaints);
        order("minRatio", minRatio, "maxRatio", maxRatio, complaints);
        // A pattern's distance is a comparison without any ratio.
        if (metric instanceof BurstMetric) {
            againstRules(complaints);
            shareRules("min", min, complaints);
            shareRules("max", max, complaints);
        }
    }

    private void firingRules(Complaints complaints) {
        if (firing == null) {
            return;
        }
        beside("shots", shots, complaints);
        beside("speed", speed, complaints);
        beside("stances", stances, complaints);
    }

    private static void beside(String name, @Nullable Object value, Complaints complaints) {
        if (value != null && complaints.sound(name)) {
            complaints.add(name, "is given together with firing, which says it; leave one of the two out", value);
        }
    }

    private static void order(
            String lowName, @Nullable Double low, String highName, @Nullable Double high, Complaints complaints) {
        if (low != null && high != null && complaints.sound(lowName, highName) && low > high) {
            complaints.add(
                    lowName,
                    "is " + Figures.significant(low, 6) + ", above " + highName + " (" + Figures.significant(high, 6)
                            + "), so that nothing could pass; swap the two",
                    low);
        }
    }

    private void againstRules(Complaints complaints) {
        if (hasRatio() && against == null && complaints.sound("against")) {
            complaints.add("against", "is required with minRatio and maxRatio; name the weapon to compare with", null);
        } else if (against != null && !hasRatio() && complaints.sound("minRatio", "maxRatio")) {
            complaints.add(
                    "against",
                    "needs minRatio or maxRatio beside it; add one of the two, or leave it out",
                    against.name());
        }
    }

    private void shareRules(String name, @Nullable Double bound, Complaints complaints) {
        if (metric.unit() == Unit.SHARE && bound != null && (bound < 0 || bound > 1)) {
            complaints.add(
                    name,
                    "is " + Figures.significant(bound, 6) + ", but " + metric.word()
                            + " lies between 0 and 1; 50 % is 0.5",
                    bound);
        }
    }
}
