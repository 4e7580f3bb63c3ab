package dev.gunfeel.check.report;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.Written;
import dev.gunfeel.check.metric.Unit;
import dev.gunfeel.text.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A share of what was recorded, a distance from it, or the wider of the two. */
class ToleranceTest {
    private static ChecksRequest request(String tolerance) {
        return read(
                ChecksRequest.class,
                "{'weapons': [" + Written.LASER + "], 'tolerance': " + tolerance
                        + ", 'baseline': {'values': [{'weapon': 'laser', 'metric': 'viewSettledSeconds',"
                        + " 'firing': {'shots': 10}, 'value': 0.01}]}}");
    }

    /** A value of 0 where 0.01 was recorded. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0.99 | FAILED | -0.0001 | 99 %",
                "{'share': 5} | PASSED | 0.04 | 500 %",
                "{'share': 1} | PASSED | 0 | 100 %",
                "{'absolute': 0.02} | PASSED | 0.01 | 0.02 seconds",
                "{'absolute': 0.002} | FAILED | -0.008 | 0.002 seconds",
                "{'share': 0.5, 'absolute': 0.02} | PASSED | 0.01 | 50 % or 0.02 seconds",
                "{'share': 2, 'absolute': 0.001} | PASSED | 0.01 | 200 % or 0.001 seconds",
            })
    void theWiderOfBothHolds(String tolerance, Outcome outcome, double margin, String words) {
        ChecksReport report = Checks.run(request(tolerance.replace('\'', '"')));
        CheckResult result = Written.only(report.results());
        assertThat(result.outcome()).isEqualTo(outcome);
        assertThat(result.margin()).isCloseTo(margin, within(1e-12));
        assertThat(Objects.requireNonNull(result.tolerance()).inWords(Unit.SECONDS))
                .isEqualTo(words);
        assertThat(report.toMarkdown()).contains("within " + words + " of 0.01 seconds");
        if (outcome == Outcome.FAILED) {
            assertThat(result.message()).contains(", within " + words + " of ");
        }
        // It is written as it was read.
        assertThat(new String(JsonText.readable(report), StandardCharsets.UTF_8).replaceAll("\\s|\\.0\\b", ""))
                .contains("\"tolerance\":" + tolerance.replace('\'', '"').replaceAll("\\s", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 | /tolerance | is 5, which would be 500 %; 5 % is 0.05, and { \"share\": 5 } says",
                "1 | /tolerance | 1 % is 0.01",
                "-1 | /tolerance | must be at least 0",
                "{} | /tolerance | needs share, absolute or both",
                "{'share': -1} | /tolerance/share | must be at least 0",
                "{'absolute': -1} | /tolerance/absolute | must be at least 0",
                "{'number': 1} | /tolerance/number | is not known here; known are share, absolute",
                "'5 %' | /tolerance | must be a number, written like 0.5 or 30, without quotes",
                "[1] | /tolerance | must be a number, or an object",
            },
            quoteCharacter = '#')
    void whatCanNotBeMeantIsRefused(String tolerance, String pointer, String message) {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + Written.LASER + "], 'checks': [{'metric': 'swayDegrees',"
                                + " 'max': 1}], 'tolerance': " + tolerance + "}")
                .onlyAt(pointer, message);
    }
}
