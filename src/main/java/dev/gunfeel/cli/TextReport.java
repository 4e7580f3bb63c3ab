package dev.gunfeel.cli;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.input.Words;
import java.io.PrintWriter;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A report to read on a terminal or in the log of a build. */
final class TextReport {
    private TextReport() {}

    static void print(ChecksReport report, PrintWriter out) {
        String weapon = "";
        for (CheckResult result : report.results()) {
            if (!result.weapon().equals(weapon)) {
                weapon = result.weapon();
                Terminal.printLine(out, weapon);
            }
            print(result, out);
        }
        report.warnings().forEach(warning -> Terminal.printLine(out, "warning: " + warning.message()));
        out.println(Stream.of(Outcome.FAILED, Outcome.UNCERTAIN, Outcome.PASSED)
                .filter(outcome -> report.count(outcome) > 0)
                .map(outcome -> report.count(outcome) + " " + Words.of(outcome))
                .collect(Collectors.joining(", ")));
    }

    /** Prints how one check ended, on one line. */
    static void print(CheckResult result, PrintWriter out) {
        Terminal.printLine(out, "  " + label(result.outcome()) + " " + result.inWords());
    }

    private static String label(Outcome outcome) {
        return switch (outcome) {
            case PASSED -> "passed   ";
            case UNCERTAIN -> "UNCERTAIN";
            case FAILED -> "FAILED   ";
        };
    }
}
