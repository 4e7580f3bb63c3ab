package dev.gunfeel.check;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.input.Warning;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is legal in checks, but was probably not meant; and how figures read. */
class ChecksWarningsTest {
    private static final String LASER =
            "{'name': 'laser', 'fireIntervalSeconds': 0.1, 'magazineSize': 9, 'damage': {'perHit': 40},"
                    + " 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'recoil': {%s}}";
    private static final String KNOCKING = "'knocking': {'vertical': {'peakDegrees': 1, 'settleSeconds': 0.3}}";

    private static ChecksReport report(String recoil, String check) {
        return Checks.run(
                read(ChecksRequest.class, "{'weapons': [" + LASER.formatted(recoil) + "], 'checks': [" + check + "]}"));
    }

    @ParameterizedTest
    @CsvSource({"climbDegrees, true", "swayDegrees, true", "viewSettledSeconds, false", "spreadDegrees, false"})
    void aViewThatNeverTurns(String metric, boolean isTold) {
        String check = "{'metric': '" + metric + "', 'max': 9}";
        assertThat(report("", check).warnings())
                .extracting(Warning::code)
                .isEqualTo(isTold ? List.of("stillView") : List.of());
        assertThat(report(KNOCKING, check).warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0.5, true", "0.999, true", "1, false", "50, false"})
    void aPercentileThatWasMeantAsAShare(double percentile, boolean isTold) {
        ChecksReport report = report(
                KNOCKING,
                "{'metric': 'shotsToKill', 'target': {'shape': 'humanoid', 'health': 100}, 'recoilControl': 1, 'distanceMeters': 5,"
                        + " 'max': 9, 'percentile': " + percentile + "}");
        assertThat(report.warnings())
                .extracting(Warning::pointer)
                .isEqualTo(isTold ? List.of("/checks/0/percentile") : List.of());
    }
}
