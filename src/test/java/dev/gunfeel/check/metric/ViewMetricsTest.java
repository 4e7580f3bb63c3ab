package dev.gunfeel.check.metric;

import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.report.CheckResult;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The view that recoil turns, by one impulse whose curve is known: P gamma t e^(1 - gamma t). */
class ViewMetricsTest {
    /** One shot of corrected vertical recoil: at its peak time 1/gamma the view is at its peak. */
    @Test
    void climbAndSwayAreThoseOfTheView() {
        double gamma = 7.638352067993812 / 0.8;
        String kicker = "{'name': 'kicker', 'fireIntervalSeconds': " + 1 / gamma + ", 'potential': {'maxSeconds': 1,"
                + " 'gain': 0}, 'recoil': {'knocking': {'stacking': 'superpose', 'vertical': {'peakDegrees': 2,"
                + " 'settleSeconds': 0.8}, 'horizontal': {'peakDegrees': 3, 'settleSeconds': 0.8, 'sign': 'negative'}}}}";
        List<CheckResult> results = run(kicker, "'formulas': 'corrected',", """
                {'metric': 'climbDegrees', 'max': 9, 'shots': 2},
                {'metric': 'climbDegrees', 'max': 9, 'shot': 0},
                {'metric': 'climbDegrees', 'max': 99, 'shot': 2},
                {'metric': 'swayDegrees', 'max': 9, 'shots': 1},
                {'metric': 'swayDegrees', 'max': 9, 'fromShot': 0, 'toShot': 0},
                {'metric': 'viewSettledSeconds', 'max': 9, 'shots': 1},
                {'metric': 'recoverySeconds', 'max': 9, 'shots': 1}""");
        assertThat(results.get(0).value()).isCloseTo(2, within(1e-12));
        assertThat(results.get(1).value()).isZero();
        // Two times 1/gamma after its shot an impulse is at 2/e of its peak.
        assertThat(results.get(2).value()).isCloseTo(2 + 2 * 2 / Math.E, within(1e-12));
        assertThat(results.get(3).value()).isCloseTo(3, within(1e-12));
        assertThat(results.get(4).value()).isCloseTo(3, within(1e-12));
        assertThat(results.get(5).value()).isCloseTo(0.8, within(1e-9));
        assertThat(results.get(6).value()).isCloseTo(1 / gamma, within(1e-12));
    }

    /** Where the next shot is fired before the peak, the movement until then counts, and no more. */
    @ParameterizedTest
    @CsvSource({"0.5", "0.25", "0.99"})
    void aWindowOfTheViewEndsWithTheNextShot(double share) {
        double gamma = 7.638352067993812 / 0.8;
        String kicker = "{'name': 'kicker', 'fireIntervalSeconds': " + share / gamma
                + ", 'potential': {'maxSeconds': 1, 'gain': 0}, 'recoil': {'knocking': {'stacking': 'superpose',"
                + " 'horizontal': {'peakDegrees': 3, 'settleSeconds': 0.8}}}}";
        CheckResult result = only(run(
                kicker,
                "'formulas': 'corrected',",
                "{'metric': 'swayDegrees', 'max': 9, 'shots': 2, 'fromShot': 0, 'toShot': 0}"));
        assertThat(result.value()).isCloseTo(3 * share * StrictMath.exp(1 - share), within(1e-12));
    }
}
