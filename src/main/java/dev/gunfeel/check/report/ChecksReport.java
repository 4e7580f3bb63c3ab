package dev.gunfeel.check.report;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;

/**
 * How all checks ended.
 *
 * @param outcome the worst outcome of all
 * @param results one a check and weapon, weapon by weapon
 * @param warnings what is legal but surprising
 */
public record ChecksReport(Outcome outcome, List<CheckResult> results, List<Warning> warnings) implements Tabular {
    /** Returns a table with one row for each result. */
    @Override
    public Table table() {
        return Table.of(CheckResult.columns(), results);
    }

    /**
     * Returns how many checks ended with an outcome.
     *
     * @param wanted the outcome
     * @return how many
     */
    public long count(Outcome wanted) {
        return results.stream().filter(result -> result.outcome() == wanted).count();
    }

    /** {@return the report as JUnit XML: a suite a weapon, a case a check} */
    public String toJUnit() {
        return JUnitReport.of(this);
    }

    /** {@return the report as Markdown, for a comment on a pull request} */
    public String toMarkdown() {
        return MarkdownReport.of(this);
    }
}
