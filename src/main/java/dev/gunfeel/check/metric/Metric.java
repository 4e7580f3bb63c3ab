package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.Tagged;
import dev.gunfeel.input.Union;
import dev.gunfeel.input.Warning;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What of a weapon's feel is measured. Each metric is a record of the parameters that it takes, and says all about itself;
 * nothing elsewhere tells one from another.
 */
@Tagged("metric")
public sealed interface Metric permits BurstMetric, PatternDistance {
    /** {@return every metric that every baseline holds of every weapon without anybody writing it down} */
    static List<Metric> ofEveryBaseline() {
        return Objects.requireNonNull(Union.of(Metric.class)).kinds().stream()
                .map(kind -> (Metric) RecordShape.of(kind.type()).ofNothing())
                .filter(Metric::everyBaselineHoldsIt)
                .toList();
    }

    /** {@return the word for this metric in documents, such as "climbDegrees"} */
    default String word() {
        return Objects.requireNonNull(Union.of(Metric.class)).kind(getClass()).word();
    }

    /** {@return what the value counts} */
    Unit unit();

    /** {@return the parameters that were given, as the names of checks in reports have them} */
    List<String> inWords();

    /**
     * Returns this metric with the parameters in force, so that two which measure the same are equal.
     *
     * @param shots how many shots are fired, at least 1
     * @return the metric with every default filled in
     */
    default Metric inForce(int shots) {
        return this;
    }

    /** {@return this metric at each of its distances; itself alone where it has one or none} */
    default List<Metric> each() {
        return List.of(this);
    }

    /**
     * Returns this metric at another distance.
     *
     * @param meters metres to the target, above 0
     * @return the metric; null for one that has no distance
     */
    default @Nullable Metric at(double meters) {
        return null;
    }

    /** {@return the metres to the target; null for a metric without a distance, or with several} */
    default @Nullable Double meters() {
        return null;
    }

    /**
     * Returns this metric shot by somebody.
     *
     * @param player who shoots where the metric doesn't say it
     * @return the metric; itself where it says who shoots, or nobody does
     */
    default Metric shotBy(Player player) {
        return this;
    }

    /**
     * Returns this metric shot by somebody else.
     *
     * @param player who shoots, whoever the metric names
     * @return the metric; itself where nobody shoots
     */
    default Metric by(Player player) {
        return this;
    }

    /** {@return whether anybody shoots} */
    default boolean takesAPlayer() {
        return false;
    }

    /** {@return whether somebody must be said to shoot, and isn't} */
    default boolean lacksAPlayer() {
        return false;
    }

    /** {@return whether every baseline holds it of every weapon; such a metric needs no parameter} */
    default boolean everyBaselineHoldsIt() {
        return false;
    }

    /** {@return whether a burst ends where the magazine does, however many shots are asked for} */
    default boolean endsWithTheMagazine() {
        return false;
    }

    /** {@return whether what never happens in a burst counts as later than everything, so that something can be said of the value} */
    default boolean countsNeverAsLast() {
        return false;
    }

    /**
     * Returns whether the value may differ from burst to burst, so that bursts must be simulated.
     *
     * @param conditions the weapon, and how it is fired
     * @return whether chance has a part
     */
    default boolean isByChance(Conditions conditions) {
        return false;
    }

    /**
     * Returns the part of the weapon document that the metric needs and the weapon doesn't have.
     *
     * @param weapon the weapon
     * @return the name of the part, such as "damage"; null where nothing is missing
     */
    default @Nullable String missing(Weapon weapon) {
        return null;
    }

    /**
     * Says in words what a burst without a figure was like.
     *
     * @param shots how many shots it had
     * @return the words, such as "the target outlives all 30 shots"
     */
    default String withoutFigure(int shots) {
        return "there is nothing to measure";
    }

    /**
     * Complains about parameters that a burst has no shots for.
     *
     * @param weapon the name of the weapon
     * @param shots how many shots it fires
     * @param complaints where complaints about the check go
     */
    default void rules(String weapon, int shots, Complaints complaints) {}

    /**
     * Returns what is surprising about the parameters, whatever the weapon.
     *
     * @param pointer the place of the check
     * @return the warnings
     */
    default List<Warning> warnings(String pointer) {
        return List.of();
    }

    /**
     * Returns what is surprising about this metric of a weapon.
     *
     * @param name the name of the weapon
     * @param weapon the weapon
     * @param pointer the place of the check
     * @return the warnings
     */
    default List<Warning> warnings(String name, Weapon weapon, String pointer) {
        return List.of();
    }
}
