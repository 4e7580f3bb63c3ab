package dev.gunfeel.check.metric;

import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.math.Range;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The size of a pattern. */
class SpreadDegreesTest {
    /** Lift is 0.1 a shot at a forward distance of 10: the angle at shot n is atan(n / 100). */
    @Test
    void spreadIsTheLargestAngleOfTheShotsThatCount() {
        String climber = """
                {'name': 'climber', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1},
                 'spread': {'lift': {'magnitude': 1}}}""";
        List<CheckResult> results = run(climber, "'firing': {'shots': 11},", """
                {'metric': 'spreadDegrees', 'max': 90},
                {'metric': 'spreadDegrees', 'max': 90, 'fromShot': 2, 'toShot': 4},
                {'metric': 'spreadDegrees', 'max': 90, 'shots': 3},
                {'metric': 'spreadDegrees', 'max': 90, 'fromShot': 1, 'toShot': 1}""");
        assertThat(results)
                .extracting(CheckResult::value)
                .satisfiesExactly(
                        all -> assertThat(all).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.1)), within(1e-12)),
                        some -> assertThat(some).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.04)), within(1e-12)),
                        few -> assertThat(few).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.02)), within(1e-12)),
                        one -> assertThat(one).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.01)), within(1e-12)));
    }

    /**
     * The first shot of a rested weapon has no random spread, whatever its seed: all bursts are alike. What was not seen yet
     * is an angle of at most a quarter of a turn.
     */
    @Test
    void anAngleIsPossibleUpToAQuarterOfATurn() {
        CheckResult result = only(run(
                "{'name': 'a', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1},"
                        + " 'spread': {'random': {'horizontal': 1, 'vertical': 0, 'horizontalRange': [0, 1],"
                        + " 'verticalRange': [-1, 1], 'signPattern': 'random'}}}",
                "'vary': 'all', 'simulations': 200,",
                "{'metric': 'spreadDegrees', 'max': 9, 'toShot': 0}"));
        assertThat(result.value()).isZero();
        Range interval = Objects.requireNonNull(result.interval());
        assertThat(interval.min()).isZero();
        assertThat(interval.max()).isCloseTo(90 * 3.8414588206941236 / (200 + 3.8414588206941236), within(1e-9));
    }
}
