package dev.gunfeel.cli;

import dev.gunfeel.arsenal.Arsenal;
import dev.gunfeel.arsenal.ArsenalFigure;
import dev.gunfeel.arsenal.ArsenalResult;
import dev.gunfeel.arsenal.Crossing;
import dev.gunfeel.arsenal.Dominated;
import dev.gunfeel.arsenal.Duel;
import dev.gunfeel.math.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/** An arsenal to read on a terminal. */
final class ArsenalReport {
    private static final int DIGITS = 3;
    private static final int FEW = 3;
    private static final String COLUMNS = "  ";

    private final Arsenal arsenal;
    private final StringBuilder text = new StringBuilder();

    private ArsenalReport(Arsenal arsenal) {
        this.arsenal = arsenal;
    }

    static String of(Arsenal arsenal) {
        ArsenalReport report = new ArsenalReport(arsenal);
        arsenal.players().forEach(report::player);
        arsenal.warnings().forEach(warning -> report.line("warning: " + warning.message()));
        return report.text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void player(String player) {
        line("Shot by " + player);
        line("");
        table(
                "Seconds until half of the bursts kill",
                player,
                result -> result.timeToKillSeconds().p50());
        table("Share of bursts that kill", player, ArsenalResult::killProbability);
        for (Crossing crossing : arsenal.crossings()) {
            if (crossing.player().equals(player)) {
                line(crossing.weapon() + " kills sooner up to " + figure(crossing.distanceMeters()) + " m, "
                        + crossing.against() + " from there on" + (crossing.certain() ? "" : "; it may be noise"));
            }
        }
        for (Dominated dominated : arsenal.dominated()) {
            if (dominated.player().equals(player)) {
                line(dominated.weapon() + " is nowhere surely the first to kill"
                        + (dominated.by().isEmpty() ? "" : "; never better than " + String.join(", ", dominated.by())));
            }
        }
        line("");
        if (arsenal.weapons().size() > 1) {
            someDistances().forEach(distance -> duels(player, distance));
        }
    }

    /** Returns the distances whose duels are shown: all of a few, or the first, the middle one and the last. */
    private List<Double> someDistances() {
        List<Double> all = arsenal.distances();
        return all.size() <= FEW ? all : List.of(all.get(0), all.get(all.size() / 2), all.get(all.size() - 1));
    }

    private void duels(String player, Double distance) {
        List<List<String>> rows = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of(""));
        header.addAll(arsenal.weapons());
        rows.add(header);
        for (String weapon : arsenal.weapons()) {
            List<String> row = new ArrayList<>(List.of(weapon));
            for (String against : arsenal.weapons()) {
                row.add(arsenal.duels().stream()
                        .filter(duel -> duel.player().equals(player)
                                && duel.distanceMeters().equals(distance))
                        .filter(duel -> isOf(duel, weapon, against) || isOf(duel, against, weapon))
                        .map(duel -> percent(isOf(duel, weapon, against) ? duel.weaponFirst() : duel.againstFirst()))
                        .findFirst()
                        .orElse("-"));
            }
            rows.add(row);
        }
        table("At " + figure(distance) + " m kills first (the row the column)", rows);
    }

    private static boolean isOf(Duel duel, String weapon, String against) {
        return duel.weapon().equals(weapon) && duel.against().equals(against);
    }

    /** Adds a table with a row for each weapon and a column for each distance. */
    private void table(String title, String player, Function<ArsenalResult, ArsenalFigure> figure) {
        List<List<String>> rows = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of(""));
        arsenal.distances().forEach(distance -> header.add(figure(distance) + " m"));
        rows.add(header);
        for (String weapon : arsenal.weapons()) {
            List<String> row = new ArrayList<>(List.of(weapon));
            arsenal.results().stream()
                    .filter(result ->
                            result.weapon().equals(weapon) && result.player().equals(player))
                    .forEach(result -> row.add(cell(figure.apply(result))));
            rows.add(row);
        }
        table(title, rows);
    }

    private void table(String title, List<List<String>> rows) {
        line(title);
        rows.forEach(row -> line(aligned(row, rows)));
        line("");
    }

    /** Returns a row whose first cell stands left and whose others stand right in their columns. */
    private static String aligned(List<String> row, List<List<String>> rows) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            int column = i;
            int width = rows.stream()
                    .mapToInt(other -> other.get(column).length())
                    .max()
                    .orElse(0);
            String padding = " ".repeat(width - row.get(i).length());
            line.append(COLUMNS).append(i == 0 ? row.get(i) + padding : padding + row.get(i));
        }
        return line.toString().stripTrailing();
    }

    private static String cell(ArsenalFigure figure) {
        return figure.value() == null ? "never" : String.format(Locale.ROOT, "%.3f", figure.value());
    }

    private static String percent(ArsenalFigure share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * Objects.requireNonNull(share.value()));
    }

    private static String figure(double value) {
        return Figures.significant(value, DIGITS);
    }
}
