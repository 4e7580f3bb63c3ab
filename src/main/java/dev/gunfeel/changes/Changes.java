package dev.gunfeel.changes;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Range;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What changed between two documents of a weapon.
 *
 * @param changed whether anything of the document changed at all
 * @param fields what changed in the document, in its order
 * @param effects what changed in what the weapon does by more than noise, the largest change first
 * @param noise what may have changed by less than these simulations can show, in words; absent where that is nothing
 * @param simulations how many bursts were simulated of each weapon, player and distance where chance has a part
 * @param warnings what is legal but surprising about either document
 */
public record Changes(
        Boolean changed,
        List<FieldChange> fields,
        List<EffectChange> effects,
        @Nullable String noise,
        Integer simulations,
        List<Warning> warnings)
        implements Tabular {
    /** Returns a table with one row for each effect. */
    @Override
    public Table table() {
        List<Column<EffectChange>> columns = List.of(
                new Column<>("metric", EffectChange::metric),
                new Column<>("player", EffectChange::player),
                new Column<>("distanceMeters", EffectChange::distanceMeters),
                new Column<>("before", EffectChange::before),
                new Column<>("beforeLow", effect -> low(effect.beforeInterval())),
                new Column<>("beforeHigh", effect -> high(effect.beforeInterval())),
                new Column<>("after", EffectChange::after),
                new Column<>("afterLow", effect -> low(effect.afterInterval())),
                new Column<>("afterHigh", effect -> high(effect.afterInterval())),
                new Column<>("size", EffectChange::size));
        return Table.of(columns, effects);
    }

    private static @Nullable Double low(@Nullable Range interval) {
        return interval == null ? null : interval.min();
    }

    private static @Nullable Double high(@Nullable Range interval) {
        return interval == null ? null : interval.max();
    }

    /**
     * Writes the changes for a pull request.
     *
     * @return Markdown; "Nothing changed." where that is so
     */
    public String toMarkdown() {
        return text("**", "- ");
    }

    /**
     * Writes the changes for a terminal.
     *
     * @return lines of plain text
     */
    public String toText() {
        return text("", "  ");
    }

    private String text(String strong, String item) {
        if (!changed) {
            return "Nothing changed.\n";
        }
        StringBuilder text = new StringBuilder();
        section(
                strong + "What changed" + strong,
                item,
                fields.stream().map(FieldChange::text).toList(),
                text);
        section(
                strong + "What it does" + strong,
                item,
                effects.stream().map(EffectChange::text).toList(),
                text);
        if (noise != null) {
            text.append(noise).append('\n');
        }
        warnings.forEach(
                warning -> text.append("warning: ").append(warning.message()).append('\n'));
        return text.toString();
    }

    private static void section(String title, String item, List<String> lines, StringBuilder text) {
        if (!lines.isEmpty()) {
            text.append(title).append("\n\n");
            lines.forEach(line -> text.append(item).append(line).append('\n'));
            text.append('\n');
        }
    }
}
