package dev.gunfeel.recoil;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.warning;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import java.util.Objects;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecoilCurveTest {
    private static final Offset<Double> SAME = within(1e-9);

    private static RecoilCurve curve(String formulas, String impulse, double duration, double rate) {
        return Recoil.curve(read(
                RecoilCurveRequest.class,
                "{'formulas': '" + formulas + "', 'impulse': {" + impulse + "}, 'durationSeconds': " + duration
                        + ", 'sampleRateHz': " + rate + "}"));
    }

    private static String critical(double peak, double settle) {
        return "'peakDegrees': " + peak + ", 'settleSeconds': " + settle;
    }

    private static String underdamped(double peak, double settle, double peakSeconds) {
        return "'model': 'underdamped', " + critical(peak, settle) + ", 'peakSeconds': " + peakSeconds;
    }

    /** gamma = ln(50)/0.5, and the peak of 2 degrees is at 1/gamma = 0.1278 s. */
    @Test
    void criticalAsPublished() {
        RecoilCurve answer = curve("published", critical(2, 0.5), 1, 1000);
        ImpulseCurve curve = answer.curve();
        assertThat(curve.gamma()).isCloseTo(7.824046010856292, SAME);
        assertThat(curve.omega0()).isCloseTo(Math.E * 2 * 7.824046010856292, SAME);
        assertThat(curve.omega()).isNull();
        assertThat(curve.peak().timeSeconds()).isCloseTo(1 / 7.824046010856292, SAME);
        assertThat(curve.peak().degrees()).isCloseTo(2, SAME);
        assertThat(curve.settledSeconds()).isCloseTo(7.638352067993812 / 7.824046010856292, SAME);
        // The defining property: t e^(-gamma t) is 0.01 at settleSeconds, with t in seconds.
        assertThat(answer.samples().degrees()[500]).isCloseTo(curve.omega0() * 0.01, SAME);
    }

    @Test
    void criticalCorrectedLeavesOnePercentAtTheSettleTime() {
        RecoilCurve answer = curve("corrected", critical(2, 0.5), 1, 1000);
        assertThat(answer.samples().degrees()[500]).isCloseTo(0.02, SAME);
        assertThat(answer.curve().settledSeconds()).isCloseTo(0.5, SAME);
        assertThat(answer.curve().peak().degrees()).isCloseTo(2, SAME);
        assertThat(answer.warnings()).isEmpty();
    }

    /** The shares that the formulas' notes give: 63 %, 31 % and 12.5 % are left. */
    @ParameterizedTest
    @CsvSource({"0.1, 0.6259, 62.6 %", "0.3, 0.3082, 30.8 %", "1, 0.1252, 12.5 %"})
    void warnsOfAPublishedSettleTimeThatIsNone(double settle, double left, String figure) {
        RecoilCurve answer = curve("published", critical(-1, settle), 2, 1000);
        Warning warning = warning(answer.warnings(), "settleTime");
        assertThat(warning.value()).isCloseTo(left, within(5e-5));
        assertThat(warning.message()).contains(figure + " of the peak is left");
        assertThat(warning.pointer()).isEqualTo("/impulse");
        assertThat(answer.samples().degrees()[(int) Math.round(settle * 1000)]).isCloseTo(warning.value(), SAME);
    }

    @Test
    void aPublishedSettleTimeNearOnePercentIsNoSurprise() {
        assertThat(curve("published", critical(1, 12), 1, 10).warnings()).isEmpty();
    }

    /** The peaks that the formulas' notes give: 4 %, 28 % and 52 % above what was asked. */
    @ParameterizedTest
    @CsvSource({"0.05, 0.5, 1.04", "0.05, 0.2, 1.28", "0.1, 0.3, 1.52"})
    void warnsOfAPublishedUnderdampedPeak(double peakSeconds, double settle, double height) {
        RecoilCurve answer = curve("published", underdamped(1, settle, peakSeconds), 0.5, 100_000);
        Warning warning = warning(answer.warnings(), "peak");
        assertThat(warning.value()).isCloseTo(height, within(0.005));
        assertThat(answer.curve().peak().degrees()).isEqualTo(warning.value());
        // A search over the samples finds the same peak, earlier than asked.
        int highest = 0;
        for (int i = 0; i < answer.samples().degrees().length; i++) {
            highest = answer.samples().degrees()[i] > answer.samples().degrees()[highest] ? i : highest;
        }
        assertThat(answer.samples().degrees()[highest])
                .isCloseTo(answer.curve().peak().degrees(), within(1e-6));
        assertThat(answer.samples().timeSeconds()[highest])
                .isCloseTo(answer.curve().peak().timeSeconds(), within(1.1e-5));
        assertThat(answer.curve().peak().timeSeconds()).isLessThan(peakSeconds);
        // As published, the curve passes through what was asked, on its way down.
        assertThat(answer.samples().degrees()[(int) Math.round(peakSeconds * 100_000)])
                .isCloseTo(1, SAME);
    }

    @ParameterizedTest
    @CsvSource({"0.05, 0.5", "0.05, 0.24", "0.0001, 5", "0.2171, 1", "0.21714724095, 1"})
    void correctedTheUnderdampedPeakIsWhereItWasAsked(double peakSeconds, double settle) {
        RecoilCurve answer = curve("corrected", underdamped(3, settle, peakSeconds), 2 * peakSeconds, 50 / peakSeconds);
        assertThat(answer.curve().peak().timeSeconds()).isCloseTo(peakSeconds, within(1e-9));
        assertThat(answer.curve().peak().degrees()).isCloseTo(3, SAME);
        assertThat(answer.samples().degrees()[50]).isCloseTo(3, SAME);
        assertThat(answer.samples().degreesPerSecond()[50]).isCloseTo(0, within(1e-6 / peakSeconds));
        for (double degrees : answer.samples().degrees()) {
            assertThat(degrees).isLessThanOrEqualTo(3 + 1e-9);
        }
        assertThat(answer.warnings()).extracting(Warning::code).doesNotContain("peak");
    }

    /** The table of the documentation, by the samples after settleSeconds, and the warning that reports it. */
    @ParameterizedTest
    @CsvSource({
        "0.1, 0.8, 1.11",
        "0.17, 3.1, 1.24",
        "0.2, 3.6, 1.37",
        "0.21, 8.5, 1.47",
        "0.215, 11.3, 1.60",
        "0.217, 12.4, 1.89"
    })
    void aLateCorrectedPeakLeavesAsMuchAsTheTableSays(double peakSeconds, double percent, double settled) {
        RecoilCurve answer = curve("corrected", underdamped(1, 1, peakSeconds), 6, 10_000);
        double left = largestFrom(1, answer);
        assertThat(100 * left).isCloseTo(percent, within(0.05));
        assertThat(answer.curve().settledSeconds()).isCloseTo(settled, within(0.005));
        if (left > 0.02) {
            assertThat(warning(answer.warnings(), "settleTime").value()).isCloseTo(left, within(1e-6));
        } else {
            assertThat(answer.warnings()).isEmpty();
        }
    }

    /** Over all peaks that are allowed: up to 0.129 of the settle time at most 2 %, beyond it never more than the bound. */
    @Test
    void noCorrectedPeakLeavesMoreThanTheLatest() {
        double most = 0;
        for (int i = 1; i <= 217; i++) {
            double left = largestFrom(1, curve("corrected", underdamped(1, 1, i / 1000.0), 4, 1000));
            assertThat(left)
                    .as("peakSeconds %s", i / 1000.0)
                    .isLessThan(i <= 129 ? 0.02 : Math.E * Math.log(100) / 100);
            most = Math.max(most, left);
        }
        assertThat(most).isGreaterThan(0.124);
    }

    private static double largestFrom(double seconds, RecoilCurve answer) {
        double largest = 0;
        for (int i = 0; i < answer.samples().degrees().length; i++) {
            if (answer.samples().timeSeconds()[i] >= seconds) {
                largest = Math.max(largest, Math.abs(answer.samples().degrees()[i]));
            }
        }
        return largest;
    }

    /** Near the latest peak that there is, what is left at settleSeconds nears that of critical damping at ln(100). */
    @Test
    void warnsOfALateCorrectedPeakThatDoesNotSettle() {
        Warning warning =
                warning(curve("corrected", underdamped(1, 1, 0.217), 1, 10).warnings(), "settleTime");
        assertThat(warning.value()).isCloseTo(Math.E * Math.log(100) / 100, within(0.002));
    }

    @ParameterizedTest
    @CsvSource({
        "published, 0.5, ",
        "corrected, 0.5, ",
        "published, 0.4, 0.05",
        "corrected, 0.4, 0.05",
        "published, 0.4, 0.3",
    })
    void velocityIsTheDerivative(String formulas, double settle, Double peakSeconds) {
        String impulse = peakSeconds == null ? critical(2, settle) : underdamped(2, settle, peakSeconds);
        CurveSamples samples = curve(formulas, impulse, 1, 20_000).samples();
        double step = 1 / 20_000.0;
        for (int i = 2; i < samples.degrees().length - 2; i++) {
            double difference = (samples.degrees()[i - 2]
                            - 8 * samples.degrees()[i - 1]
                            + 8 * samples.degrees()[i + 1]
                            - samples.degrees()[i + 2])
                    / (12 * step);
            assertThat(samples.degreesPerSecond()[i]).isCloseTo(difference, within(1e-6));
        }
        assertThat(samples.degrees()[0]).isZero();
        assertThat(samples.degreesPerSecond()[0]).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "published, 0.5, ",
        "corrected, 0.5, ",
        "published, 0.4, 0.05",
        "corrected, 0.4, 0.05",
        "published, 0.4, 0.3",
    })
    void staysWithinOnePercentOfThePeakOnceSettled(String formulas, double settle, Double peakSeconds) {
        String impulse = peakSeconds == null ? critical(2, settle) : underdamped(2, settle, peakSeconds);
        RecoilCurve answer = curve(formulas, impulse, 4, 1000);
        double settled = answer.curve().settledSeconds();
        double peak = answer.curve().peak().degrees();
        assertThat(settled).isLessThan(3);
        double largestAfter = 0;
        double largestAtTheEdge = 0;
        for (int i = 0; i < answer.samples().degrees().length; i++) {
            double size = Math.abs(answer.samples().degrees()[i]);
            double time = answer.samples().timeSeconds()[i];
            largestAfter = time >= settled ? Math.max(largestAfter, size) : largestAfter;
            boolean isEdge = time < settled && time > settled * 0.7;
            largestAtTheEdge = isEdge ? Math.max(largestAtTheEdge, size) : largestAtTheEdge;
        }
        assertThat(largestAfter).isLessThanOrEqualTo(peak / 100 + 1e-12);
        assertThat(largestAtTheEdge).as("not said to settle much too late").isGreaterThan(peak / 100);
    }

    @Test
    void reportsOmega() {
        ImpulseCurve published =
                curve("published", underdamped(2, 0.4, 0.05), 1, 10).curve();
        assertThat(published.gamma()).isCloseTo(Math.log(100) / 0.4, SAME);
        assertThat(published.omega()).isCloseTo(Math.PI / 0.1, SAME);
        assertThat(published.omega0()).isCloseTo(2 * Math.pow(100, 0.125), SAME);
        assertThat(published.settledSeconds())
                .isCloseTo(Math.log(100 * published.omega0() / published.peak().degrees()) / published.gamma(), SAME);
        ImpulseCurve corrected =
                curve("corrected", underdamped(2, 0.4, 0.05), 1, 10).curve();
        double phase = Objects.requireNonNull(corrected.omega()) * 0.05;
        assertThat(phase / Math.tan(phase)).isCloseTo(Math.log(100) / 8, SAME);
    }

    @Test
    void theSignTurnsItRound() {
        RecoilCurve up = curve("corrected", critical(2, 0.5), 1, 10);
        RecoilCurve down = curve("corrected", critical(2, 0.5) + ", 'sign': 'negative'", 1, 10);
        for (int i = 0; i < up.samples().degrees().length; i++) {
            assertThat(down.samples().degrees()[i] + up.samples().degrees()[i]).isZero();
        }
        assertThat(down.curve().peak().degrees()).isCloseTo(-2, SAME);
        assertThat(down.curve().settledSeconds()).isEqualTo(up.curve().settledSeconds());
    }

    @Test
    void onlyTheSizeOfThePeakCounts() {
        RecoilCurve answer = curve("corrected", critical(-2, 0.5), 1, 10);
        assertThat(answer.curve().peak().degrees()).isCloseTo(2, SAME);
        assertThat(warning(answer.warnings(), "peakSignUnused").value()).isEqualTo(-2);
    }

    @Test
    void aCurveLeavesChanceOut() {
        RecoilCurve answer = curve("corrected", critical(2, 0.5) + ", 'variation': 0.5, 'sign': 'random'", 1, 10);
        assertThat(answer.samples())
                .usingRecursiveComparison()
                .isEqualTo(curve("corrected", critical(2, 0.5), 1, 10).samples());
        assertThat(answer.warnings()).extracting(Warning::code).containsExactly("chanceLeftOut");
    }

    @Test
    void noPeakIsAtRestAtOnce() {
        for (String impulse : new String[] {critical(0, 0.5), underdamped(0, 0.5, 0.05)}) {
            RecoilCurve answer = curve("published", impulse, 1, 10);
            assertThat(answer.curve().settledSeconds()).isZero();
            assertThat(answer.curve().peak().degrees()).isZero();
            assertThat(answer.samples().degrees()).containsOnly(0);
            assertThat(answer.warnings()).isEmpty();
        }
    }

    /** 0.3 s at 10 Hz are four samples, though 0.3 * 10 is 2.9999999999999996 in doubles of some such pairs. */
    @Test
    void bothEndsAreSampled() {
        assertThat(curve("corrected", critical(1, 0.5), 0.3, 10).samples().timeSeconds())
                .containsExactly(0, 1 / 10.0, 2 / 10.0, 3 / 10.0);
        assertThat(0.57 * 100).isLessThan(57);
        assertThat(curve("corrected", critical(1, 0.5), 0.57, 100).samples().timeSeconds())
                .hasSize(58);
    }

    @Test
    void isATableWithARowASample() {
        RecoilCurve answer = curve("corrected", critical(1, 0.5), 0.3, 10);
        Table table = answer.table();
        assertThat(table.header()).containsExactly("timeSeconds", "degrees", "degreesPerSecond");
        assertThat(table.rows()).hasSize(4);
        assertThat(table.rows().get(2))
                .containsExactly(
                        0.2, answer.samples().degrees()[2], answer.samples().degreesPerSecond()[2]);
    }
}
