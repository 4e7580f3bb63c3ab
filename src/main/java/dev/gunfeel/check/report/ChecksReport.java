package dev.gunfeel.check.report;

import dev.gunfeel.input.Warning;
import java.util.List;

/**
 * How all checks ended.
 *
 * @param outcome the worst outcome of all
 * @param results one a check and weapon, weapon by weapon
 * @param warnings what is legal but surprising
 */
public record ChecksReport(Outcome outcome, List<CheckResult> results, List<Warning> warnings) {
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
