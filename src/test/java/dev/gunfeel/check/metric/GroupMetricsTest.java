package dev.gunfeel.check.metric;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.check.Coverage.assertCovers;
import static dev.gunfeel.check.Written.LASER;
import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.Coverage;
import dev.gunfeel.check.Weapons;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.math.Range;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where bullets of a burst lie among each other, and when the view is back: by closed forms. */
class GroupMetricsTest {
    /** Bullets climb in a straight line, each shot by as much. */
    private static final String CLIMBER =
            "{'name': 'climber', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1,"
                    + " 'gain': 0.1}, 'spread': {'lift': {'magnitude': 1}}}";

    /** Five pellets: one in the middle, four 2 degrees from it. */
    private static final String SHOTGUN = "{'name': 'shotgun', 'fireIntervalSeconds': 0.8, 'pellets': {'count': 5,"
            + " 'pattern': [[0, 0], [2, 0], [-2, 0], [0, 2], [0, -2]]}}";

    private static double value(String weapon, String members) {
        return Objects.requireNonNull(
                only(run(weapon, "", "{'max': 90, " + members + "}")).value());
    }

    /** A line needs a circle of half its length. */
    @Test
    void aGroupInALineIsHalfAsWideAsItIsLong() {
        double first = value(CLIMBER, "'metric': 'spreadDegrees', 'shots': 10, 'fromShot': 3, 'toShot': 3");
        double last = value(CLIMBER, "'metric': 'spreadDegrees', 'shots': 10, 'fromShot': 8, 'toShot': 8");
        assertThat(last).isGreaterThan(first + 1);
        assertThat(value(CLIMBER, "'metric': 'groupDegrees', 'shots': 10, 'fromShot': 3, 'toShot': 8"))
                .isCloseTo((last - first) / 2, within(1e-9));
        assertThat(value(CLIMBER, "'metric': 'groupDegrees', 'shots': 10, 'player': 'perfect'"))
                .isCloseTo(0, within(1e-9));
    }

    @Test
    void aGroupOfPelletsIsTheirRing() {
        assertThat(value(SHOTGUN, "'metric': 'groupDegrees', 'shots': 1")).isCloseTo(2, within(1e-9));
    }

    /** Kicks move the aim for who doesn't pull, and not for who does. */
    @Test
    void theViewIsInAGroup() {
        String kicking = "{'name': 'kicking', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1},"
                + " 'recoil': {'knocking': {'vertical': {'peakDegrees': 1, 'settleSeconds': 0.4}}}}";
        double climb = value(kicking, "'metric': 'climbDegrees', 'shots': 2");
        assertThat(climb).isGreaterThan(0.1);
        assertThat(value(kicking, "'metric': 'groupDegrees', 'shots': 2")).isCloseTo(climb / 2, within(1e-9));
        assertThat(value(kicking, "'metric': 'groupDegrees', 'shots': 2, 'player': {'pattern': 0}"))
                .isCloseTo(0, within(1e-9));
    }

    /** What repeats is in the middles; a pattern of pellets lies round its own. */
    @Test
    void withoutChancePelletsAloneDisperse() {
        assertThat(value(CLIMBER, "'metric': 'dispersionDegrees', 'shots': 10")).isCloseTo(0, within(1e-9));
        assertThat(value(SHOTGUN, "'metric': 'dispersionDegrees', 'shots': 3"))
                .isCloseTo(2 * Math.sqrt(4 / 5.0), within(1e-9));
    }

    /** Two independent errors of one standard deviation are sqrt(2) of it together. */
    @Test
    void aTremblingHandDisperses() {
        CheckResult result =
                only(run("{'metric': 'dispersionDegrees', 'max': 9, 'player': {'tremorDegrees': 0.3}, 'seed': 4}"));
        assertThat(result.value()).isCloseTo(0.3 * Math.sqrt(2), within(0.003));
        Range interval = Objects.requireNonNull(result.interval());
        assertThat(result.value()).isStrictlyBetween(interval.min(), interval.max());
    }

    /** Running alone is as far from the aim as a uniform number u says: atan(0.08 u). */
    @Test
    void dispersionCovers() {
        int steps = 10_000;
        double sum = 0;
        for (int i = 0; i < steps; i++) {
            double degrees = StrictMath.toDegrees(StrictMath.atan(Weapons.REACH / 10 * (i + 0.5) / steps));
            sum += degrees * degrees / steps;
        }
        CheckRequest check = CheckRequest.of(new DispersionDegrees(ShotWindow.ALL, null))
                .fired(3, Weapons.SPEED)
                .atLeast(0);
        assertCovers(Math.sqrt(sum), seed -> Coverage.interval(Weapons.runner(300), check, seed, 200));
    }

    private static String recentring(double share) {
        return "{'name': 'recentring', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'recoil':"
                + " {'knocking': {'vertical': {'peakDegrees': 2, 'settleSeconds': 0.2}, 'recentring': {'share': "
                + share
                + ", 'delaySeconds': 0.6, 'settleSeconds': 0.4}}}}";
    }

    /**
     * The second kick starts at what is left of the first, r, and goes 2 degrees above; long before recentring begins the
     * view is at r again. Then (1 + g s) e^(-g s) of r is left.
     */
    @Test
    void theViewIsBackWhereAHundredthOfTheWayIsLeft() {
        double rest = value(recentring(1), "'metric': 'climbDegrees', 'shots': 2");
        double wanted = 0.01 * (rest + 2) / rest;
        double g = 6.638352067993812 / 0.4;
        double low = 0;
        double high = 1;
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if ((1 + g * middle) * StrictMath.exp(-g * middle) > wanted) {
                low = middle;
            } else {
                high = middle;
            }
        }
        assertThat(value(recentring(1), "'metric': 'recentreSeconds', 'shots': 2"))
                .isCloseTo(0.6 + low, within(1e-5));
    }

    @Test
    void aViewThatStaysElsewhereIsNeverBack() {
        CheckResult result = only(run(recentring(0.5), "", "{'metric': 'recentreSeconds', 'shots': 2, 'max': 9}"));
        assertThat(result.value()).isNull();
        assertThat(result.message()).contains("the view doesn't come back");
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + LASER + "], 'checks': [{'metric': 'recentreSeconds', 'max': 1}]}")
                .onlyAt("/checks/0/metric", "needs the recoil.knocking.recentring of laser");
    }

    @ParameterizedTest
    @ValueSource(strings = {"groupDegrees", "dispersionDegrees"})
    void shotsThatAreNotFiredAreRefused(String metric) {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + LASER + "], 'checks': [{'metric': '" + metric
                                + "', 'max': 1, 'toShot': 10}]}")
                .onlyAt("/checks/0/toShot", "is 10, but laser fires 10 shots here");
    }

    /** Half the running, half the dispersion, but for how atan bends. */
    @Test
    void dispersionIsComparedWithThatOfAnother() {
        CheckRequest check = CheckRequest.of(new DispersionDegrees(ShotWindow.ALL, null))
                .fired(3, Weapons.SPEED)
                .ofWeapons("runner")
                .against("half", 1.9, 2.1);
        CheckResult result = only(Checks.run(ChecksRequest.of(
                        List.of(
                                Weapons.runner(300),
                                Weapons.runner(300, Weapons.REACH / 2).withName("half")),
                        List.of(check)))
                .results());
        assertThat(result.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(result.ratio()).isCloseTo(2, within(0.01));
        Range interval = Objects.requireNonNull(result.ratioInterval());
        assertThat(2.0).isBetween(interval.min(), interval.max());
    }
}
