package dev.gunfeel.burst;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.warning;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilShot;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import java.util.Collections;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What play showed of the guide's model, by closed forms: where it breaks as published, and that it holds corrected. */
class ShippedWeaponsTest {
    private static final double F = 0.1;

    /** Thirty single shots of the assault rifle, each a pause after the one before. */
    private static RecoilSequence taps(String formulas, double pause) {
        String bursts = "{'shots': 1}"
                + String.join("", Collections.nCopies(29, ", {'shots': 1, 'pauseSeconds': " + pause + "}"));
        return Recoil.sequence(read(
                RecoilSequenceRequest.class,
                "{'formulas': '" + formulas + "', 'preset': 'assaultRifle', 'firing': {'bursts': [" + bursts + "]}}"));
    }

    /** The rifle's vertical kick: 0.5 degrees, of which chance takes up to 15 %; the fourth number drawn decides. */
    private static double kick(int offset) {
        SplittableRandom numbers = new SplittableRandom(500009 + offset);
        for (int i = 0; i < 3; i++) {
            numbers.nextDouble();
        }
        return 0.5 * (1 - 0.15 * numbers.nextDouble());
    }

    /** How high the view gets where the first shots kick: what they leave of their kicks, and the peak of the newest. */
    private static double climb(double g, int kicks, double pause) {
        double stays = 0;
        double highest = 0;
        for (int k = 0; k < kicks; k++) {
            highest = Math.max(highest, stays + kick(k));
            stays += kick(k) * Math.E * g * pause * Math.exp(-g * pause);
        }
        return highest;
    }

    /** The ratio is an eighth more with each shot, so the ninth is at 1 and kicks no more: unless it comes a hair late. */
    @Test
    void aTenthOfAMicrosecondMakesThirtyShotsClimbAsPublished() {
        double g = Math.log(35) / 0.35;
        assertThat(climb(g, 8, F)).isCloseTo(3.689, within(5e-4));
        assertThat(climb(g, 30, 0.1000001)).isCloseTo(13.935, within(5e-4));

        RecoilSequence inTime = taps("published", F);
        assertThat(inTime.summary().largestClimbDegrees()).isCloseTo(climb(g, 8, F), within(1e-9));
        assertThat(inTime.warnings()).extracting(Warning::code).doesNotContain("climbDependsOnTiming");
        RecoilSequence late = taps("published", 0.1000001);
        assertThat(late.summary().largestClimbDegrees()).isCloseTo(climb(g, 30, 0.1000001), within(1e-9));
        Double value = warning(late.warnings(), "climbDependsOnTiming").value();
        assertThat(value).isCloseTo(climb(g, 8, F), within(1e-9));
    }

    /** A millionth of lateness moves the climb by millionths, where it made 2.6 degrees 9.5. */
    @ParameterizedTest
    @ValueSource(doubles = {0.1000001, 0.100001, 0.10001, 0.1001})
    void correctedTheClimbIsContinuous(double pause) {
        double inTime = climb(7.638352067993812 / 0.35, 8, F);
        assertThat(inTime).isCloseTo(2.618, within(5e-4));
        assertThat(taps("corrected", F).summary().largestClimbDegrees()).isCloseTo(inTime, within(1e-9));
        RecoilSequence late = taps("corrected", pause);
        assertThat(late.summary().largestClimbDegrees()).isCloseTo(inTime, within(30 * (pause - F)));
        assertThat(late.warnings()).extracting(Warning::code).doesNotContain("climbDependsOnTiming");
    }

    /** Between in time and a whole shot's worth of rest, the kick at the top grows evenly: late/(gain Pmax) of it. */
    @Test
    void correctedTheEndOfTheClimbIsTheShareOfAShotsWorthThatIsMissing() {
        double late = 0.03;
        RecoilShot last = taps("corrected", F + late).shots().get(29);
        assertThat(last.potentialRatio()).isCloseTo(1 - late / 0.6, within(1e-9));
        assertThat(last.pitchPeakDegrees())
                .isCloseTo(kick(last.seedOffset().intValue()) * late / (0.125 * 0.6), within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"marksmanRifle, 2.236, 2.233", "pistol, 1.366, 1.364", "submachineGun, 0.232, 0.209"})
    void whatComesBackByItselfKicksOn(String preset, double first, double second) {
        for (String formulas : new String[] {"published", "corrected"}) {
            RecoilSequence sequence = Recoil.sequence(read(
                    RecoilSequenceRequest.class,
                    "{'formulas': '" + formulas + "', 'preset': '" + preset + "', 'firing': {'shots': 30}}"));
            assertThat(sequence.shots().get(0).pitchPeakDegrees()).isCloseTo(first, within(5e-4));
            assertThat(sequence.shots().get(1).pitchPeakDegrees()).isCloseTo(second, within(5e-4));
            assertThat(sequence.shots())
                    .extracting(RecoilShot::pitchPeakDegrees)
                    .allMatch(peak -> peak > 0.8 * first);
        }
    }

    /** A bolt-action of 41 rounds a minute whose memory lasts a third of a second. */
    private static SpreadSequence boltAction(String rest) {
        return Spread.sequence(read(
                SpreadSequenceRequest.class,
                "{'weapon': {'fireIntervalSeconds': 1.455, 'potential': {'maxSeconds': 0.35, 'gain': 1" + rest + "},"
                        + " 'spread': {'lift': {'magnitude': 1}}}, 'firing': {'shots': 5}}"));
    }

    @Test
    void aBoltActionRestsBetweenItsShotsWhereRestIsAlways() {
        assertThat(boltAction("").shots())
                .extracting(shot -> shot.spread().potentialRatio())
                .containsExactly(0.0, 1.0, 1.0, 1.0, 1.0);
        SpreadSequence rested = boltAction(", 'rest': 'always'");
        assertThat(rested.shots())
                .extracting(shot -> shot.spread().potentialRatio())
                .containsOnly(0.0);
        assertThat(rested.shots())
                .extracting(shot -> shot.spread().seedOffset())
                .allMatch(offset -> offset.intValue() == 0);
        assertThat(rested.summary().recoverySeconds()).isCloseTo(0.35, within(1e-9));
        warning(rested.warnings(), "neverHeats");
    }

    /** A gun whose memory is full after ten shots, at full speed; only running scatters. */
    private static SpreadSequence run(String formulas) {
        return Spread.sequence(read(
                SpreadSequenceRequest.class,
                "{'formulas': '" + formulas + "', 'weapon': {'fireIntervalSeconds': 0.1,"
                        + " 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'seeds': {'running': 11},"
                        + " 'spread': {'running': {'magnitude': 1, 'maxSpeed': 4}}},"
                        + " 'firing': {'shots': 100, 'speed': 4}}"));
    }

    /** As published each shot starts from all that running drew before, and from a tenth to nine tenths of it at first. */
    @Test
    void runningWalksOffAsPublishedAndNotCorrected() {
        double walked = 0;
        double carried = 0;
        double farthest = 0;
        double own = 0;
        for (int k = 0; k < 100; k++) {
            SplittableRandom numbers = new SplittableRandom(11 + k);
            double angle = -Math.PI + 2 * Math.PI * numbers.nextDouble();
            double drawn = numbers.nextDouble() * Math.cos(angle);
            double part = walked * Math.min(1, k * 0.1);
            carried = Math.max(carried, Math.abs(part));
            walked = part + drawn;
            farthest = Math.max(farthest, Math.abs(walked));
            own = Math.max(own, Math.abs(drawn));
        }
        assertThat(farthest).isCloseTo(8.4, within(0.05));

        SpreadSequence published = run("published");
        assertThat(farthest(published)).isCloseTo(farthest, within(1e-9));
        assertThat(warning(published.warnings(), "runningCarried").value())
                .isCloseTo(Math.toDegrees(Math.atan(carried / 10)), within(1e-9));
        SpreadSequence corrected = run("corrected");
        assertThat(farthest(corrected)).isCloseTo(own, within(1e-9)).isLessThanOrEqualTo(1);
        assertThat(corrected.warnings()).extracting(Warning::code).doesNotContain("runningCarried");
    }

    private static double farthest(SpreadSequence sequence) {
        return sequence.shots().stream()
                .mapToDouble(shot -> Math.abs(shot.spread().pqr().get(1)))
                .max()
                .orElseThrow();
    }
}
