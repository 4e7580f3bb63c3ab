package dev.gunfeel.check.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A report as a comment on a pull request: what does not pass first and in words, all figures folded away below. */
final class MarkdownReport {
    private MarkdownReport() {}

    static String of(ChecksReport report) {
        StringBuilder text = new StringBuilder("## Balance: ")
                .append(inWords(report.outcome()))
                .append("\n\n")
                .append(counts(report))
                .append("\n");
        List<CheckResult> open = report.results().stream()
                .filter(result -> result.outcome() != Outcome.PASSED)
                .toList();
        if (!open.isEmpty()) {
            text.append("\n");
            open.forEach(result -> text.append("- **")
                    .append(escaped(result.weapon()))
                    .append("**, ")
                    .append(escaped(result.inWords()))
                    .append("\n"));
        }
        report.warnings()
                .forEach(warning ->
                        text.append("\n> ").append(escaped(warning.message())).append("\n"));
        text.append("\n<details><summary>All figures</summary>\n");
        suites(report).forEach((weapon, results) -> table(weapon, results, text));
        return text.append("\n</details>\n").toString();
    }

    private static Map<String, List<CheckResult>> suites(ChecksReport report) {
        return report.results().stream()
                .collect(Collectors.groupingBy(CheckResult::weapon, LinkedHashMap::new, Collectors.toList()));
    }

    private static String inWords(Outcome outcome) {
        return switch (outcome) {
            case PASSED -> "passed";
            case UNCERTAIN -> "uncertain";
            case FAILED -> "failed";
        };
    }

    private static String counts(ChecksReport report) {
        List<String> parts = new ArrayList<>();
        for (Outcome outcome : new Outcome[] {Outcome.FAILED, Outcome.UNCERTAIN, Outcome.PASSED}) {
            long count = report.count(outcome);
            if (count > 0 || outcome == Outcome.PASSED) {
                parts.add(count + " " + inWords(outcome));
            }
        }
        return String.join(", ", parts) + ".";
    }

    private static void table(String weapon, List<CheckResult> results, StringBuilder text) {
        text.append("\n### ")
                .append(escaped(weapon))
                .append("\n\n| Check | Value | Allowed | Outcome |\n|---|---|---|---|\n");
        for (CheckResult result : results) {
            text.append("| ")
                    .append(escaped(result.name()))
                    .append(" | ")
                    .append(value(result))
                    .append(" | ")
                    .append(escaped(BoundWords.inWords(result)))
                    .append(" | ")
                    .append(result.outcome() == Outcome.PASSED ? "passed" : "**" + inWords(result.outcome()) + "**")
                    .append(" |\n");
        }
    }

    private static String value(CheckResult result) {
        Double value = result.value();
        return value == null
                ? "none"
                : result.metric().unit().inWords(value) + IntervalWords.inBrackets(result.interval());
    }

    /** Escapes what Markdown, or HTML within it, would take for its own. */
    private static String escaped(String text) {
        return text.replaceAll("[\\s\\p{Cntrl}]+", " ")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replaceAll("([\\\\`*_\\[\\]|#~@!:])", "\\\\$1")
                // GitHub makes a link of this without any brackets.
                .replaceAll("(?i)\\b(www)\\.", "$1\\\\.");
    }
}
