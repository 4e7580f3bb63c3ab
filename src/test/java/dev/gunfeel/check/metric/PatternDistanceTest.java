package dev.gunfeel.check.metric;

import static dev.gunfeel.check.Written.LASER;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How far two patterns are from each other. */
class PatternDistanceTest {
    /** A shot of lift 0.1 against one straight ahead differs by atan(0.01), shot for shot. */
    @Test
    void patternsAreComparedShotForShot() {
        String climber = """
                {'name': 'climber', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1},
                 'spread': {'lift': {'magnitude': 1}, 'running': {'magnitude': 5, 'maxSpeed': 5}}}""";
        List<CheckResult> results = run(LASER + "," + climber, "'firing': {'shots': 3, 'speed': 5},", """
                {'metric': 'patternDistance', 'max': 90, 'against': 'climber'},
                {'metric': 'patternDistance', 'max': 0, 'against': 'laser', 'weapon': 'climber', 'shots': 1}""");
        double one = StrictMath.toDegrees(StrictMath.atan(0.01));
        double two = StrictMath.toDegrees(StrictMath.atan(0.02));
        assertThat(results).hasSize(2);
        assertThat(results.get(0).value()).isCloseTo(Math.sqrt((one * one + two * two) / 3), within(1e-12));
        assertThat(results.get(1).value()).isZero();
        assertThat(results.get(1).outcome()).isEqualTo(Outcome.PASSED);
    }
}
