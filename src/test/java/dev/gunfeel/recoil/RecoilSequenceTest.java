package dev.gunfeel.recoil;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.warning;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.RandomWeapons;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.StoppedException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.plot.Table;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecoilSequenceTest {
    private static final Offset<Double> SAME = within(1e-9);

    static LongStream seeds() {
        return LongStream.range(0, 40);
    }

    private static RecoilSequence fire(String recoil, String rest) {
        return Recoil.sequence(read(
                RecoilSequenceRequest.class,
                "{'formulas': 'corrected', 'weapon': {'fireIntervalSeconds': 0.1,"
                        + " 'potential': {'maxSeconds': 1, 'gain': 0.25}, 'recoil': " + recoil + "}, " + rest + "}"));
    }

    private static double theta(double peak, double settle, double t) {
        double g = 7.638352067993812 / settle;
        return Math.E * peak * g * t * Math.exp(-g * t);
    }

    /** Each wait begins anew with the shot, so a pause must be longer than the delay for the view to come back in it. */
    @Test
    void theViewComesBackFromTheDelayAfterAShotOn() {
        String knocking = "'vertical': {'peakDegrees': 2, 'settleSeconds': 0.4}";
        String bursts =
                "'firing': {'bursts': [{'shots': 3}, {'pauseSeconds': 0.35, 'shots': 2}, {'pauseSeconds': 0.3, 'shots': 1}]}";
        RecoilSequence sequence = fire(
                "{'knocking': {" + knocking + ", 'recentring': {'delaySeconds': 0.3, 'settleSeconds': 0.2}}}", bursts);
        List<Double> instants = Objects.requireNonNull(sequence.recentresAtSeconds());
        assertThat(instants).hasSize(2);
        assertThat(instants.get(0)).isCloseTo(0.5, SAME);
        assertThat(instants.get(1)).isCloseTo(1.25, SAME);
        assertThat(fire("{'knocking': {" + knocking + "}}", bursts).recentresAtSeconds())
                .isNull();
    }

    /** Long after the impulses are forgotten: what they left behind waits 3 s, and is 1 % of itself 2 s later. */
    @Test
    void aViewThatComesBackLateSettlesLate() {
        RecoilSequence sequence = fire(
                "{'knocking': {'vertical': {'peakDegrees': 2, 'settleSeconds': 0.2},"
                        + " 'recentring': {'delaySeconds': 3, 'settleSeconds': 2}}}",
                "'firing': {'shots': 2}");
        assertThat(sequence.state().residual().pitchDegrees()).isCloseTo(theta(2, 0.2, 0.1), SAME);
        assertThat(sequence.summary().viewSettledSeconds()).isBetween(3.0, 5.0);
    }

    /** Nothing to no side is 0 and never -0, which some parsers of JSON keep. */
    @ParameterizedTest
    @ValueSource(strings = {"restart", "superpose"})
    void noAngleIsANegativeZero(String stacking) {
        String none = "{'peakDegrees': 0, 'settleSeconds': 0.3, 'sign': 'negative'}";
        String recoil = "{'rolling': " + none + ", 'punching': " + none + ", 'knocking': {'stacking': '" + stacking
                + "', 'vertical': " + none + ", 'horizontal': " + none + "}}";
        RecoilSequence sequence = fire(recoil, "'firing': {'bursts': [{'shots': 6}, {'shots': 3, 'pauseSeconds': 4}]}");
        assertThat(JsonText.writer().writeValueAsString(sequence)).doesNotContainPattern("-0\\.0[,\\]}]");
        RecoilSequence first = fire(
                "{'firstShotFactor': 0, 'rolling': {'peakDegrees': 2, 'settleSeconds': 0.3, 'sign': 'negative'},"
                        + " 'knocking': {'horizontal': {'peakDegrees': 2, 'settleSeconds': 0.3, 'sign': 'negative'},"
                        + " 'vertical': {'peakDegrees': 2, 'settleSeconds': 0.3, 'sign': 'negative'}}}",
                "'firing': {'shots': 1}");
        assertThat(JsonText.writer().writeValueAsString(first)).doesNotContainPattern("-0\\.0[,\\]}]");
    }

    /** Four shots climb, the ratio is then 1; each leaves what it has not brought back after 0.1 s. */
    @Test
    void restartedKnockingStaysWhereItWasInterrupted() {
        RecoilSequence sequence = fire(
                "{'knocking': {'vertical': {'peakDegrees': 2, 'settleSeconds': 0.4}}}",
                "'firing': {'shots': 8}, 'sampleRateHz': 100, 'tailSeconds': 2");
        double left = theta(2, 0.4, 0.1);
        double[] pitch = sequence.samples().pitchDegrees();
        assertThat(pitch[10]).isCloseTo(left, SAME);
        assertThat(pitch[20]).isCloseTo(2 * left, SAME);
        assertThat(pitch[25]).isCloseTo(2 * left + theta(2, 0.4, 0.05), SAME);
        assertThat(pitch[40]).isCloseTo(4 * left, SAME);
        assertThat(pitch[60]).as("no knock at full potential").isCloseTo(4 * left, SAME);
        assertThat(pitch[pitch.length - 1]).isCloseTo(4 * left, SAME);
        assertThat(sequence.summary().residual().pitchDegrees()).isCloseTo(4 * left, SAME);
        assertThat(sequence.shots())
                .extracting(RecoilShot::pitchPeakDegrees)
                .containsExactly(2.0, 2.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0);
    }

    @Test
    void superposedKnockingAddsUpAndComesBack() {
        RecoilSequence sequence = fire(
                "{'knocking': {'stacking': 'superpose', 'vertical': {'peakDegrees': 2, 'settleSeconds': 0.4}}}",
                "'firing': {'shots': 3}, 'sampleRateHz': 100, 'tailSeconds': 4");
        double[] pitch = sequence.samples().pitchDegrees();
        assertThat(pitch[25]).isCloseTo(theta(2, 0.4, 0.25) + theta(2, 0.4, 0.15) + theta(2, 0.4, 0.05), SAME);
        assertThat(pitch[pitch.length - 1]).isCloseTo(0, SAME);
        assertThat(sequence.summary().residual()).isEqualTo(new RecoilResidual(0.0, 0.0));
    }

    /** Two draws a channel, in the order rolling, vertical, horizontal, punching; u1 below 0.5 is negative. */
    @Test
    void channelsDrawInTheirOrder() {
        String all = "{'rolling': {'peakDegrees': 1, 'settleSeconds': 0.4, 'variation': 0.5},"
                + " 'knocking': {'vertical': {'peakDegrees': 2, 'settleSeconds': 0.4, 'variation': 0.25},"
                + " 'horizontal': {'peakDegrees': 3, 'settleSeconds': 0.4, 'variation': 1, 'sign': 'random'}},"
                + " 'punching': {'peakDegrees': 4, 'settleSeconds': 0.4, 'variation': 0.1, 'sign': 'negative'}}";
        List<RecoilShot> shots =
                fire(all, "'seeds': {'recoil': 55}, 'firing': {'shots': 4}").shots();
        for (int k = 0; k < 4; k++) {
            SplittableRandom numbers = new SplittableRandom(55 + k);
            double[] u = numbers.doubles(8).toArray();
            RecoilShot shot = shots.get(k);
            assertThat(shot.rollPeakDegrees()).isCloseTo((u[0] < 0.5 ? -1 : 1) * (1 - 0.5 * u[1]), SAME);
            assertThat(shot.pitchPeakDegrees()).isCloseTo(2 * (1 - 0.25 * u[3]), SAME);
            assertThat(shot.yawPeakDegrees()).isCloseTo((u[4] < 0.5 ? -3 : 3) * (1 - u[5]), SAME);
            assertThat(shot.fovPeakDegrees()).isCloseTo(-4 * (1 - 0.1 * u[7]), SAME);
        }
        // A channel that is missing draws too.
        List<RecoilShot> fewer = fire(
                        "{'punching': {'peakDegrees': 4, 'settleSeconds': 0.4, 'variation': 0.1, 'sign': 'negative'}}",
                        "'seeds': {'recoil': 55}, 'firing': {'shots': 4}")
                .shots();
        assertThat(fewer)
                .extracting(RecoilShot::fovPeakDegrees)
                .isEqualTo(shots.stream().map(RecoilShot::fovPeakDegrees).toList());
        assertThat(fewer).extracting(RecoilShot::rollPeakDegrees).containsOnly(0.0);
    }

    @Test
    void aFullRestRepeatsTheImpulses() {
        List<RecoilShot> shots = fire(
                        "{'rolling': {'peakDegrees': 1, 'settleSeconds': 0.4, 'variation': 0.5}}",
                        "'firing': {'bursts': [{'shots': 6}, {'pauseSeconds': 1.1, 'shots': 6}]}")
                .shots();
        for (int k = 0; k < 6; k++) {
            assertThat(shots.get(6 + k).rollPeakDegrees())
                    .isEqualTo(shots.get(k).rollPeakDegrees());
        }
        assertThat(shots.get(3).rollPeakDegrees()).isNotEqualTo(shots.get(0).rollPeakDegrees());
    }

    /** One knock of 2 degrees: the summary knows its peak exactly, and when it has settled. */
    @Test
    void theSummaryOfOneShotIsItsCurve() {
        RecoilSequence sequence = fire(
                "{'rolling': {'model': 'underdamped', 'peakDegrees': 1.5, 'settleSeconds': 0.5, 'peakSeconds': 0.05, 'sign': 'negative'},"
                        + " 'knocking': {'vertical': {'peakDegrees': 2, 'settleSeconds': 0.4},"
                        + " 'horizontal': {'peakDegrees': 0.5, 'settleSeconds': 0.3, 'sign': 'negative'}},"
                        + " 'punching': {'peakDegrees': 3, 'settleSeconds': 0.9, 'sign': 'negative'}}",
                "'firing': {'shots': 1}, 'sampleRateHz': 7");
        RecoilSummary summary = sequence.summary();
        assertThat(summary.largestClimbDegrees()).isCloseTo(2, SAME);
        assertThat(summary.largestSwayDegrees()).isCloseTo(0.5, SAME);
        assertThat(summary.largestRollDegrees()).isCloseTo(1.5, SAME);
        assertThat(summary.largestFovDegrees()).isCloseTo(3, SAME);
        assertThat(summary.viewSettledSeconds()).isCloseTo(0.9, SAME);
    }

    /** Against a fine search over samples: the extremes are found, and the view settles when it is said to. */
    @ParameterizedTest
    @MethodSource("seeds")
    void theSummaryHoldsForAllTime(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon weapon = weapons.wholeWeapon();
        Firing firing = Firing.of(weapons.bursts(weapon));
        RecoilSequence sequence = Recoil.sequence(RecoilSequenceRequest.of(weapon, firing)
                .withFormulas(Formulas.CORRECTED)
                .withSampleRateHz(2000.0)
                .withTailSeconds(5.0));
        RecoilSummary summary = sequence.summary();
        RecoilSamples samples = sequence.samples();
        double climb = largest(samples.pitchDegrees());
        double sway = largest(samples.yawDegrees()) - least(samples.yawDegrees());
        // A sample may miss the edge where a new shot interrupts a fast return, hence the wide upper bound.
        assertThat(summary.largestClimbDegrees()).isBetween(climb - 1e-9, climb + 5e-2);
        assertThat(summary.largestSwayDegrees()).isBetween(sway - 1e-9, sway + 5e-2);
        double roll = Math.max(largest(samples.rollDegrees()), -least(samples.rollDegrees()));
        double fov = Math.max(largest(samples.fovDegrees()), -least(samples.fovDegrees()));
        assertThat(summary.largestRollDegrees()).isBetween(roll - 1e-9, roll + 5e-2);
        assertThat(summary.largestFovDegrees()).isBetween(fov - 1e-9, fov + 5e-2);

        double last = firing.lastShotSeconds(weapon);
        double settled = last + summary.viewSettledSeconds();
        double pitch = Math.max(largest(samples.pitchDegrees()), -least(samples.pitchDegrees()));
        double yaw = Math.max(largest(samples.yawDegrees()), -least(samples.yawDegrees()));
        double worst = 0;
        for (int i = 0; i < samples.timeSeconds().length; i++) {
            if (samples.timeSeconds()[i] >= settled) {
                worst = Math.max(worst, Math.abs(samples.rollDegrees()[i]) / Math.max(roll, 1e-12));
                worst = Math.max(worst, Math.abs(samples.fovDegrees()[i]) / Math.max(fov, 1e-12));
                double pitchLeft =
                        samples.pitchDegrees()[i] - summary.residual().pitchDegrees();
                double yawLeft = samples.yawDegrees()[i] - summary.residual().yawDegrees();
                worst = Math.max(worst, Math.abs(pitchLeft) / Math.max(pitch, 1e-12));
                worst = Math.max(worst, Math.abs(yawLeft) / Math.max(yaw, 1e-12));
            }
        }
        assertThat(worst).isLessThan(0.0102);
    }

    /** A view that comes back by itself: its summary against samples every millisecond, long until nothing moves. */
    @ParameterizedTest
    @CsvSource({
        "0.05, 0.2, 1, 4",
        "0.3, 0.5, 1, 4",
        "1, 0.3, 0.6, 5",
        "0, 0.4, 0.5, 1",
        "0.05, 0.1, 0, 3",
        "2, 1, 1, 2",
    })
    void theSummaryOfAViewThatComesBackIsThatOfFineSamples(double delay, double settle, double share, int shots) {
        RecoilSequence sequence = fire(
                "{'knocking': {'vertical': {'peakDegrees': 2, 'settleSeconds': 0.25},"
                        + " 'recentring': {'delaySeconds': %s, 'settleSeconds': %s, 'share': %s}}}"
                                .formatted(delay, settle, share),
                "'firing': {'shots': %d}, 'sampleRateHz': 1000, 'tailSeconds': 12".formatted(shots));
        double[] seconds = sequence.samples().timeSeconds();
        double[] pitch = sequence.samples().pitchDegrees();
        assertThat(sequence.summary().largestClimbDegrees()).isCloseTo(largest(pitch), within(2e-3));

        double end = pitch[pitch.length - 1];
        double furthest = 0;
        double settled = 0;
        for (double degrees : pitch) {
            furthest = Math.max(furthest, Math.abs(degrees - end));
        }
        for (int i = 0; i < pitch.length; i++) {
            settled = Math.abs(pitch[i] - end) > furthest / 100 ? seconds[i] : settled;
        }
        double last = 0.1 * (shots - 1);
        assertThat(last + sequence.summary().viewSettledSeconds()).isCloseTo(settled, within(5e-3));
    }

    private static double largest(double[] values) {
        double largest = 0;
        for (double value : values) {
            largest = Math.max(largest, value);
        }
        return largest;
    }

    private static double least(double[] values) {
        double least = 0;
        for (double value : values) {
            least = Math.min(least, value);
        }
        return least;
    }

    /** Critically damped and not restarted by a further shot, it is settled no earlier than it is said. */
    @Test
    void settlesNoLaterThanItIsSaid() {
        RecoilSequence sequence = fire(
                "{'knocking': {'stacking': 'superpose', 'vertical': {'peakDegrees': 2, 'settleSeconds': 0.4}}}",
                "'firing': {'shots': 3}, 'sampleRateHz': 10000, 'tailSeconds': 3");
        double settled = 0.2 + sequence.summary().viewSettledSeconds();
        double bound = sequence.summary().largestClimbDegrees() / 100;
        double[] pitch = sequence.samples().pitchDegrees();
        assertThat(pitch[(int) (settled * 10_000) - 1]).isGreaterThan(bound);
        assertThat(pitch[(int) (settled * 10_000) + 2]).isLessThan(bound);
    }

    @Test
    void theSampleRateTouchesNothingButTheSamples() {
        String recoil = "{'rolling': {'peakDegrees': 1, 'settleSeconds': 0.4, 'variation': 0.5},"
                + " 'knocking': {'horizontal': {'peakDegrees': 1, 'settleSeconds': 0.4, 'sign': 'random'}}}";
        RecoilSequence coarse = fire(recoil, "'firing': {'shots': 6}, 'sampleRateHz': 3, 'tailSeconds': 0");
        RecoilSequence fine = fire(recoil, "'firing': {'shots': 6}, 'sampleRateHz': 500, 'tailSeconds': 9");
        assertThat(coarse.shots()).isEqualTo(fine.shots());
        assertThat(coarse.summary()).isEqualTo(fine.summary());
        assertThat(coarse.state()).isEqualTo(fine.state());
        assertThat(coarse.samples().timeSeconds()).hasSize(2);
    }

    @Test
    void warnsOfKnockingThatRecoversBeforeTheNextShot() {
        String recoil = "{'knocking': {'vertical': {'peakDegrees': 2, 'settleSeconds': 0.09},"
                + " 'horizontal': {'peakDegrees': 2, 'settleSeconds': 0.11}}}";
        Warning warning = warning(fire(recoil, "'firing': {'shots': 3}").warnings(), "recoversBeforeNextShot");
        assertThat(warning.value()).isCloseTo(0.09, SAME);
        assertThat(warning.pointer()).isEqualTo("/weapon/recoil/knocking/vertical");
    }

    @Test
    void warnsOncePerPart() {
        RecoilSequence sequence = Recoil.sequence(read(
                RecoilSequenceRequest.class,
                "{'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.25}, 'recoil':"
                        + " {'rolling': {'model': 'underdamped', 'peakDegrees': 1.5, 'settleSeconds': 0.5, 'peakSeconds': 0.05},"
                        + " 'knocking': {'vertical': {'peakDegrees': 2, 'settleSeconds': 0.3},"
                        + " 'horizontal': {'peakDegrees': 2, 'settleSeconds': 0.3}},"
                        + " 'punching': {'peakDegrees': 2, 'settleSeconds': 0.3}}}, 'firing': {'shots': 9}}"));
        assertThat(sequence.warnings())
                .extracting(warning -> warning.code() + " " + warning.pointer())
                .containsExactly(
                        "peak /weapon/recoil/rolling",
                        "settleTime /weapon/recoil/knocking/vertical",
                        "settleTime /weapon/recoil/knocking/horizontal",
                        "settleTime /weapon/recoil/punching");
    }

    @Test
    void isATableWithARowASample() {
        RecoilSequence sequence = fire(
                "{'punching': {'peakDegrees': 2, 'settleSeconds': 0.3}}",
                "'firing': {'shots': 2}, 'sampleRateHz': 10, 'tailSeconds': 0.2");
        Table table = sequence.table();
        assertThat(table.header())
                .containsExactly("timeSeconds", "rollDegrees", "pitchDegrees", "yawDegrees", "fovDegrees");
        assertThat(table.rows()).hasSize(4);
        assertThat(table.rows().get(3))
                .containsExactly(3 / 10.0, 0.0, 0.0, 0.0, sequence.samples().fovDegrees()[3]);
    }

    @Test
    void stopsWhenInterrupted() {
        RecoilSequenceRequest request = read(
                RecoilSequenceRequest.class,
                "{'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.25},"
                        + " 'recoil': {}}, 'firing': {'shots': 2}}");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Recoil.sequence(request)).isInstanceOf(StoppedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }
}
