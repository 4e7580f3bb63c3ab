package dev.gunfeel.check;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gunfeel.check.metric.SpreadDegrees;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.input.Warning;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** Reports for machines and for people. */
class ReportsTest {
    private static final String CHECKS = """
            {'metric': 'recoverySeconds', 'max': 90},
            {'metric': 'climbDegrees', 'max': 0.5, 'shot': 4},
            {'metric': 'hitProbability', 'min': 0.5, 'target': {'shape': 'circle', 'radiusMeters': 0.4},
             'recoilControl': 1, 'distanceMeters': 10, 'speed': 5, 'shots': 1, 'simulations': 1000, 'name': 'hits & <misses> | *x*'}""";

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
                        .contains("pistol, climbDegrees (shot 4) = ", "at most 0.5 degrees; above the most allowed"));
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
        assertThat(elements(document, "testcase").get(0).getAttribute("name"))
                .isEqualTo("a<b>&\"c'\\u0001\\uFFFF\t\n\uD83D\uDE00");
    }

    /** Two names that differ in what XML can't hold are two cases, also beside one that is written like the other. */
    @Test
    void junitKeepsNamesApart() throws Exception {
        CheckResult result = report().results().get(0);
        List<String> names = List.of("a\u0001", "a\u0002", "a\\u0001", "a");
        List<CheckResult> results =
                names.stream().map(name -> result.withName(name)).toList();
        Document document = parsed(new ChecksReport(Outcome.PASSED, results, List.of()).toJUnit());
        assertThat(elements(document, "testcase"))
                .extracting(one -> one.getAttribute("name"))
                .doesNotHaveDuplicates()
                .startsWith("a\\u0001", "a\\u0002")
                .endsWith("a");
    }

    /** The rules of those who read it, as their schemas have them. */
    @ParameterizedTest
    @ValueSource(strings = {"jenkins.xsd", "surefire.xsd"})
    void junitIsWhatReadersTake(String schema) throws Exception {
        ChecksReport report = report();
        String xml = new ChecksReport(
                        report.outcome(), report.results(), List.of(new Warning("w", "a <warning>", null, null)))
                .toJUnit();
        Schema rules = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(Objects.requireNonNull(ReportsTest.class.getResource("/junit/" + schema)));
        Document document = parsed(xml);
        List<Element> roots = schema.startsWith("surefire")
                ? elements(document, "testsuite")
                : List.of(document.getDocumentElement());
        for (Element root : roots) {
            rules.newValidator().validate(new DOMSource(root));
        }
        assertThat(document.getDocumentElement().hasAttribute("skipped")).isFalse();
        for (String name : List.of("testsuites", "testsuite", "testcase")) {
            assertThat(elements(document, name))
                    .isNotEmpty()
                    .allSatisfy(
                            element -> assertThat(element.getAttribute("time")).isEqualTo("0"));
        }
        Validator strict = rules.newValidator();
        Element broken = roots.get(0);
        broken.removeAttribute("name");
        broken.setAttribute("disbled", "0");
        assertThatThrownBy(() -> strict.validate(new DOMSource(broken))).isInstanceOf(SAXException.class);
    }

    @Test
    void markdownTellsWhatDoesNotPassFirst() {
        String markdown = report().toMarkdown();
        assertThat(markdown).startsWith("## Balance: failed\n\n");
        assertThat(markdown.indexOf("- **pistol**, climbDegrees (shot 4) = "))
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
