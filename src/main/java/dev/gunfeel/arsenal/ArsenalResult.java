package dev.gunfeel.arsenal;

import dev.gunfeel.math.Range;
import dev.gunfeel.plot.Column;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What one weapon does in one player's hands at one distance, within its magazine.
 *
 * @param weapon the name of the weapon
 * @param player who shoots, in words
 * @param distanceMeters metres to the target
 * @param timeToKillSeconds when the target dies
 * @param killProbability the share of bursts that kill
 * @param hitProbability the share of bullets, or of pellets, that hit
 * @param damagePerSecond health that hits take away in a second, before any armor, over the time that firing takes
 */
public record ArsenalResult(
        String weapon,
        String player,
        Double distanceMeters,
        KillTimes timeToKillSeconds,
        ArsenalFigure killProbability,
        ArsenalFigure hitProbability,
        ArsenalFigure damagePerSecond) {
    static List<Column<ArsenalResult>> columns() {
        return Stream.of(
                        List.of(
                                new Column<ArsenalResult>("weapon", ArsenalResult::weapon),
                                new Column<ArsenalResult>("player", ArsenalResult::player),
                                new Column<ArsenalResult>("distanceMeters", ArsenalResult::distanceMeters)),
                        figure("timeToKillSecondsP10", row -> row.timeToKillSeconds.p10()),
                        figure("timeToKillSecondsP50", row -> row.timeToKillSeconds.p50()),
                        figure("timeToKillSecondsP90", row -> row.timeToKillSeconds.p90()),
                        figure("killProbability", ArsenalResult::killProbability),
                        figure("hitProbability", ArsenalResult::hitProbability),
                        figure("damagePerSecond", ArsenalResult::damagePerSecond))
                .flatMap(List::stream)
                .toList();
    }

    /** Returns three columns of a figure: its value, and the ends of its interval. */
    private static List<Column<ArsenalResult>> figure(String name, Function<ArsenalResult, ArsenalFigure> figure) {
        return List.of(
                new Column<>(name, row -> figure.apply(row).value()),
                new Column<>(name + "Low", row -> low(figure.apply(row).interval())),
                new Column<>(name + "High", row -> high(figure.apply(row).interval())));
    }

    private static @Nullable Double low(@Nullable Range interval) {
        return interval == null ? null : interval.min();
    }

    private static @Nullable Double high(@Nullable Range interval) {
        return interval == null ? null : interval.max();
    }
}
