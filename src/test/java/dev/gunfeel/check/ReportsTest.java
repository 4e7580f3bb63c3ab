package dev.gunfeel.check;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.metric.SpreadDegrees;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.input.Warning;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Reports for machines and for people. */
class ReportsTest {
    private static final String CHECKS = """
            {'metric': 'recoverySeconds', 'max': 90},
            {'metric': 'climbDegrees', 'max': 0.5, 'shot': 4},
            {'metric': 'hitProbability', 'min': 0.5, 'target': {'shape': 'circle', 'radiusMeters': 0.4},
             'distanceMeters': 10, 'speed': 5, 'shots': 1, 'simulations': 1000, 'name': 'hits & <misses> | *x*'}""";

    private static ChecksReport report() {
        String runner = "{'name': 'run|ner', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0},"
                + " 'spread': {'running': {'magnitude': 0.8, 'maxSpeed': 5}}}";
        return Checks.run(read(
                ChecksRequest.class,
                "{'weapons': [" + runner + "], 'presets': ['pistol'], 'checks': [" + CHECKS + "]}"));
    }

    private static Document parsed(String xml) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<Element> elements(Document document, String name) {
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < document.getElementsByTagName(name).getLength(); i++) {
            elements.add((Element) document.getElementsByTagName(name).item(i));
        }
        return elements;
    }

    @Test
    void junitHasASuiteAWeaponAndACaseACheck() throws Exception {
        ChecksReport report = report();
        Document document = parsed(report.toJUnit());
        List<Element> suites = elements(document, "testsuite");
        assertThat(suites).extracting(suite -> suite.getAttribute("name")).containsExactly("run|ner", "pistol");
        assertThat(suites)
                .allSatisfy(suite -> assertThat(suite.getAttribute("tests")).isEqualTo("3"));
        List<Element> cases = elements(document, "testcase");
        assertThat(cases)
                .extracting(one -> one.getAttribute("classname") + ": " + one.getAttribute("name"))
                .containsExactlyElementsOf(report.results().stream()
                        .map(result -> result.weapon() + ": " + result.name())
                        .toList());
        List<Element> failures = elements(document, "failure");
        List<CheckResult> open = report.results().stream()
                .filter(result -> result.outcome() != Outcome.PASSED)
                .toList();
        assertThat(open).isNotEmpty();
        assertThat(failures)
                .extracting(failure -> failure.getAttribute("message"))
                .containsExactlyElementsOf(
                        open.stream().map(CheckResult::message).toList());
        assertThat(document.getDocumentElement().getAttribute("failures")).isEqualTo(Integer.toString(open.size()));
        assertThat(failures).extracting(failure -> failure.getAttribute("type")).contains("failed", "uncertain");
        assertThat(failures)
                .anySatisfy(failure -> assertThat(failure.getTextContent())
                        .contains("pistol, climbDegrees (shot 4): is ", "above the most allowed, 0.5 degrees"));
    }

    @Test
    void junitEscapesWhatXmlCanNotHold() throws Exception {
        String name = "a<b>&\"c'\u0001\uFFFF\t\n\uD83D\uDE00";
        CheckResult result = Checks.run(ChecksRequest.of(
                        List.of(Weapons.climber()),
                        List.of(CheckRequest.of(new SpreadDegrees())
                                .within(0, 1)
                                .withName(name))))
                .results()
                .get(0);
        Document document = parsed(new ChecksReport(Outcome.FAILED, List.of(result), List.of()).toJUnit());
        assertThat(elements(document, "testcase").get(0).getAttribute("name")).isEqualTo("a<b>&\"c'??\t\n\uD83D\uDE00");
    }

    @Test
    void markdownTellsWhatDoesNotPassFirst() {
        String markdown = report().toMarkdown();
        assertThat(markdown).startsWith("## Balance: failed\n\n");
        assertThat(markdown.indexOf("- **pistol**, climbDegrees (shot 4): is "))
                .isPositive()
                .isLessThan(markdown.indexOf("<details>"));
        // A blank line after the summary makes the table Markdown again within the folded part.
        assertThat(markdown).contains("</summary>\n\n### run\\|ner\n\n| Check | Value | Allowed | Outcome |\n");
        assertThat(markdown.lines().filter(line -> line.startsWith("| ")).count())
                .isEqualTo(2 * (1 + 3));
        String html = HtmlRenderer.builder()
                .escapeHtml(true)
                .build()
                .render(Parser.builder().build().parse(markdown));
        assertThat(html).contains("<strong>run|ner</strong>").doesNotContain("<misses>", "<em>x</em>");
    }

    /** GitHub makes links of addresses that stand alone. */
    @Test
    void markdownMakesNoLinksOfNames() {
        CheckResult result = report().results().get(0);
        String markdown = new ChecksReport(
                        Outcome.PASSED,
                        List.of(result),
                        List.of(new Warning("odd", "http://a.b/c www.d.e f@g.h", null, null)))
                .toMarkdown();
        assertThat(markdown).contains("> http\\://a.b/c www\\.d.e f\\@g.h");
    }

    @Test
    void warningsStandInEveryReport() throws Exception {
        ChecksReport report = new ChecksReport(
                Outcome.PASSED, report().results(), List.of(new Warning("odd", "a <b> is odd", null, "/checks/0")));
        assertThat(elements(parsed(report.toJUnit()), "system-out"))
                .singleElement()
                .satisfies(output -> assertThat(output.getTextContent()).isEqualTo("warning: a <b> is odd\n"));
        assertThat(report.toMarkdown()).contains("> a &lt;b> is odd");
    }

    @Test
    void aReportThatPassesIsShort() {
        ChecksReport report = Checks.run(ChecksRequest.of(
                List.of(Weapons.climber()),
                List.of(CheckRequest.of(new SpreadDegrees()).within(0, 9))));
        assertThat(report.toMarkdown()).startsWith("## Balance: passed\n\n1 passed.\n\n<details>");
        assertThat(report.toJUnit()).contains("failures=\"0\"").doesNotContain("<failure");
    }
}
