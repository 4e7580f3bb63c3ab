package dev.gunfeel.check.report;

import dev.gunfeel.input.Warning;
import dev.gunfeel.input.Words;
import dev.gunfeel.plot.Xml;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A report in the XML that CI servers read for JUnit: a suite a weapon, a case a check. What is uncertain is a failure. */
final class JUnitReport {
    private JUnitReport() {}

    static String of(ChecksReport report) {
        Map<String, List<CheckResult>> suites = report.results().stream()
                .collect(Collectors.groupingBy(CheckResult::weapon, LinkedHashMap::new, Collectors.toList()));
        StringBuilder xml = new StringBuilder(
                        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"gunfeel\"")
                .append(counts(report.results()))
                .append(">\n");
        // The format has no place for what concerns the whole run; servers show the output of a suite.
        String warnings = warnings(report.warnings());
        for (Map.Entry<String, List<CheckResult>> suite : suites.entrySet()) {
            suite(suite.getKey(), suite.getValue(), warnings, xml);
            warnings = "";
        }
        return xml.append("</testsuites>\n").toString();
    }

    private static String counts(List<CheckResult> results) {
        long failures = results.stream()
                .filter(result -> result.outcome() != Outcome.PASSED)
                .count();
        return " tests=\"" + results.size() + "\" failures=\"" + failures + "\" errors=\"0\" time=\"0\"";
    }

    private static String warnings(List<Warning> warnings) {
        return warnings.isEmpty()
                ? ""
                : warnings.stream()
                        .map(warning -> "warning: " + Xml.escaped(warning.message()) + "\n")
                        .collect(Collectors.joining("", "    <system-out>", "</system-out>\n"));
    }

    private static void suite(String weapon, List<CheckResult> results, String output, StringBuilder xml) {
        xml.append("  <testsuite name=\"")
                .append(Xml.escaped(weapon))
                .append('"')
                .append(counts(results))
                .append(" skipped=\"0\">\n");
        Map<String, Integer> names = new HashMap<>();
        for (CheckResult result : results) {
            String name = Xml.escaped(visible(result.name()));
            int same = names.merge(name, 1, Integer::sum);
            testCase(result, same == 1 ? name : name + " #" + same, xml);
        }
        xml.append(output).append("  </testsuite>\n");
    }

    /** Returns a name with what XML can't hold written out, so that names which differ in that alone stay different. */
    private static String visible(String name) {
        StringBuilder visible = new StringBuilder(name.length());
        name.codePoints().forEach(point -> {
            if (Xml.holds(point)) {
                visible.appendCodePoint(point);
            } else {
                visible.append(String.format(Locale.ROOT, "\\u%04X", point));
            }
        });
        return visible.toString();
    }

    private static void testCase(CheckResult result, String name, StringBuilder xml) {
        xml.append("    <testcase classname=\"")
                .append(Xml.escaped(result.weapon()))
                .append("\" name=\"")
                .append(name)
                .append("\" time=\"0\"");
        if (result.outcome() == Outcome.PASSED) {
            xml.append("/>\n");
            return;
        }
        String message = Xml.escaped(result.message());
        xml.append(">\n      <failure type=\"")
                .append(Words.of(result.outcome()))
                .append("\" message=\"")
                .append(message)
                .append("\">")
                .append(Xml.escaped(result.weapon()))
                .append(", ")
                .append(Xml.escaped(visible(result.inWords())))
                .append("</failure>\n    </testcase>\n");
    }
}
