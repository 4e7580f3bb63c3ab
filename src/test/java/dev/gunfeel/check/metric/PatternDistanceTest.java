package dev.gunfeel.check.metric;

import static dev.gunfeel.check.Written.LASER;
import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    private static final String CONE = "{'name': 'cone', 'fireIntervalSeconds': 0.1, 'magazineSize': 6, 'potential':"
            + " {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'lift': {'magnitude': 1}, 'cone': {'degrees': 3}}%s}";

    /** A cone and drawn pellets are chance, so they are no part of a pattern, whatever seed they are drawn by. */
    @ParameterizedTest
    @ValueSource(strings = {"", ", 'pellets': {'count': 9, 'degrees': 4}"})
    void whatIsDrawnIsNoPattern(String pellets) {
        String still = "{'name': 'still', 'fireIntervalSeconds': 0.1, 'magazineSize': 6, 'potential': {'maxSeconds': 1,"
                + " 'gain': 0.1}, 'spread': {'lift': {'magnitude': 1}}}";
        CheckResult result = only(run(
                CONE.formatted(pellets) + ", " + still,
                "'seed': 5,",
                "{'metric': 'patternDistance', 'weapon': 'cone', 'against': 'still', 'max': 0}"));
        assertThat(result.value()).isZero();
        assertThat(result.outcome()).isEqualTo(Outcome.PASSED);
    }

    /** Of two that hit one thing each, one a degree beside it: half of the squares is 1. */
    @Test
    void pelletsOfAFixedPatternAreComparedOneByOne() {
        String two = "{'name': '%s', 'fireIntervalSeconds': 0.1, 'magazineSize': 3, 'pellets': {'count': 2, 'pattern':"
                + " [[0, 0], [%s, 0]]}}";
        CheckResult result = only(run(
                two.formatted("one", 0) + ", " + two.formatted("other", 1),
                "",
                "{'metric': 'patternDistance', 'weapon': 'one', 'against': 'other', 'max': 5}"));
        assertThat(result.value()).isCloseTo(Math.sqrt(0.5), within(1e-12));
    }

    @Test
    void shotsOfUnlikePelletsAreNotCompared() {
        String some = "{'name': '%s', 'fireIntervalSeconds': 0.1, 'pellets': {'count': %d, 'pattern': [%s]}}";
        CheckResult result = only(run(
                some.formatted("one", 1, "[0, 0]") + ", " + some.formatted("two", 2, "[0, 0], [1, 0]"),
                "",
                "{'metric': 'patternDistance', 'weapon': 'two', 'against': 'one', 'max': 5}"));
        assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(result.message())
                .isEqualTo(
                        "patternDistance (against one) = none; a shot of two has 2 pellets, and one of one has 1, so they can't be held"
                                + " one against another");
    }
}
