package dev.gunfeel.burst;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.warning;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.plot.Table;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import java.util.Objects;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class WeaponBurstTest {
    private static final Offset<Double> SAME = within(1e-9);
    private static final String KNOCKING = "'recoil': {'knocking': {"
            + "'vertical': {'peakDegrees': %s, 'settleSeconds': 0.7638352067993812},"
            + " 'horizontal': {'peakDegrees': %s, 'settleSeconds': 0.7638352067993812}}}";

    private static WeaponSequence fire(String parts, String rest) {
        return WeaponBurst.sequence(read(
                WeaponSequenceRequest.class,
                "{'formulas': 'corrected', 'weapon': {'fireIntervalSeconds': 0.1,"
                        + " 'potential': {'maxSeconds': 1, 'gain': 0.1}" + parts + "}, " + rest + "}"));
    }

    /** 600 rounds a minute are not 600 seconds, and 200 % is not 200 times. */
    @Test
    void numbersOfAnotherUnitAreWarnedOf() {
        String weapon =
                "{'weapon': {'fireIntervalSeconds': 600, 'damage': {'perHit': 30, 'headMultiplier': 200}}, 'firing': {'shots': 1}}";
        assertThat(WeaponBurst.sequence(dev.gunfeel.Requests.read(WeaponSequenceRequest.class, weapon))
                        .warnings())
                .filteredOn(warning -> warning.code().equals("unlikelyUnit"))
                .extracting(dev.gunfeel.input.Warning::pointer)
                .containsExactly("/weapon/fireIntervalSeconds", "/weapon/damage/headMultiplier");
        assertThat(WeaponBurst.sequence(dev.gunfeel.Requests.read(
                                WeaponSequenceRequest.class,
                                weapon.replace("600", "1.5").replace("200", "4")))
                        .warnings())
                .isEmpty();
    }

    /** gamma is 10/s, so each impulse is interrupted just at its peak: k shots lift the aim by k peaks. */
    @Test
    void knockingMovesTheAim() {
        WeaponSequence sequence = fire(", " + KNOCKING.formatted(3, 5), "'distanceMeters': 10, 'firing': {'shots': 4}");
        for (int k = 0; k < 4; k++) {
            WeaponShot shot = sequence.shots().get(k);
            assertThat(shot.view().pitchDegrees()).isCloseTo(3 * k, SAME);
            assertThat(shot.view().yawDegrees()).isCloseTo(5 * k, SAME);
            double pitch = Math.toRadians(3 * k);
            double yaw = Math.toRadians(5 * k);
            Vector3 expected =
                    new Vector3(Math.cos(pitch) * Math.sin(yaw), Math.sin(pitch), Math.cos(pitch) * Math.cos(yaw));
            assertThat(shot.direction().minus(expected).length()).isLessThan(1e-9);
            assertThat(Objects.requireNonNull(shot.impact()).get(0)).isCloseTo(10 * Math.tan(yaw), SAME);
            assertThat(shot.impact().get(1)).isCloseTo(10 * Math.tan(pitch) / Math.cos(yaw), SAME);
            assertThat(shot.spread().pqr()).containsExactly(10.0, 0.0, 0.0);
            assertThat(shot.spread().yawDegrees()).isZero();
        }
        WeaponSummary summary = sequence.summary();
        assertThat(summary.extent().upDegrees()).isCloseTo(9, SAME);
        assertThat(summary.extent().rightDegrees()).isCloseTo(15, SAME);
        assertThat(summary.largestClimbDegrees()).isCloseTo(12, SAME);
        assertThat(summary.largestSwayDegrees()).isCloseTo(20, SAME);
        assertThat(summary.residual().pitchDegrees()).isCloseTo(9, SAME);
        assertThat(summary.recoverySeconds()).isCloseTo(0.5, SAME);
    }

    @Test
    void thePlayerCancelsAShare() {
        WeaponSequence sequence =
                fire(", " + KNOCKING.formatted(4, 0), "'recoilControl': 0.75, 'firing': {'shots': 3}");
        WeaponShot shot = sequence.shots().get(2);
        assertThat(shot.view().pitchDegrees()).isCloseTo(8, SAME);
        assertThat(shot.direction().y()).isCloseTo(Math.sin(Math.toRadians(2)), SAME);
    }

    @Test
    void withFullControlOnlySpreadIsLeft() {
        String spread = ", 'spread': {'lift': {'magnitude': 1}, 'random': {'horizontal': 0.5, 'vertical': 0.3}}, ";
        String rest = "'axes': 'unreal', 'view': {'yawDegrees': 20, 'pitchDegrees': -5}, 'firing': {'shots': 9}";
        WeaponSequence whole = fire(spread + KNOCKING.formatted(4, 2), "'recoilControl': 1, " + rest);
        SpreadSequence alone = Spread.sequence(read(
                SpreadSequenceRequest.class,
                "{'formulas': 'corrected', 'weapon': {'fireIntervalSeconds': 0.1,"
                        + " 'potential': {'maxSeconds': 1, 'gain': 0.1}"
                        + spread.substring(0, spread.length() - 2) + "}, " + rest + "}"));
        for (int k = 0; k < 9; k++) {
            assertThat(whole.shots().get(k).direction())
                    .isEqualTo(alone.shots().get(k).direction());
            assertThat(whole.shots().get(k).spread().pqr())
                    .isEqualTo(alone.shots().get(k).spread().pqr());
        }
        assertThat(whole.summary().extent().largestDegrees())
                .isCloseTo(alone.summary().extent().largestDegrees(), SAME);
    }

    @Test
    void rollingAndPunchingAreOnlySeen() {
        WeaponSequence sequence = fire(
                ", 'recoil': {'rolling': {'peakDegrees': 5, 'settleSeconds': 0.5, 'sign': 'positive'},"
                        + " 'punching': {'peakDegrees': 5, 'settleSeconds': 0.5}}",
                "'firing': {'shots': 3}");
        assertThat(sequence.shots().get(2).view().rollDegrees()).isPositive();
        assertThat(sequence.shots().get(2).view().fovDegrees()).isPositive();
        assertThat(sequence.shots().get(2).direction()).isEqualTo(new Vector3(0, 0, 1));
    }

    @Test
    void aWeaponWithoutSpreadAndRecoilShootsStraight() {
        WeaponSequence sequence = WeaponBurst.sequence(
                read(WeaponSequenceRequest.class, "{'weapon': {'fireIntervalSeconds': 0.2}, 'firing': {'shots': 3}}"));
        WeaponShot last = sequence.shots().get(2);
        assertThat(last.direction()).isEqualTo(new Vector3(0, 0, 1));
        assertThat(last.view()).isEqualTo(new RecoilView(0.0, 0.0, 0.0, 0.0));
        assertThat(last.spread().potentialRatio()).isZero();
        assertThat(last.spread().timeSeconds()).isEqualTo(0.4);
        assertThat(sequence.summary().extent().largestDegrees()).isZero();
        assertThat(sequence.warnings()).isEmpty();
    }

    /** 40 degrees a shot: the third bullet flies 80 degrees off, the fourth away from the wall. */
    @Test
    void aBulletThatDoesNotFaceTheWallHasNoImpact() {
        WeaponSequence sequence = fire(", " + KNOCKING.formatted(0, 40), "'distanceMeters': 5, 'firing': {'shots': 4}");
        assertThat(Objects.requireNonNull(sequence.shots().get(2).impact()).get(0))
                .isCloseTo(5 * Math.tan(Math.toRadians(80)), within(1e-6));
        assertThat(sequence.shots().get(3).impact()).isNull();
    }

    @Test
    void theViewsAreTheRecoilSequences() {
        String weapon = "'weapon': {'fireIntervalSeconds': 0.125, 'potential': {'maxSeconds': 1, 'gain': 0.1},"
                + " 'recoil': {'rolling': {'peakDegrees': 2, 'settleSeconds': 0.5}, 'knocking': {'stacking': 'superpose',"
                + " 'vertical': {'peakDegrees': 2, 'settleSeconds': 0.5}}}}, 'firing': {'shots': 6}";
        WeaponSequence whole = WeaponBurst.sequence(read(WeaponSequenceRequest.class, "{" + weapon + "}"));
        double[] pitch = Recoil.sequence(read(RecoilSequenceRequest.class, "{" + weapon + ", 'sampleRateHz': 8}"))
                .samples()
                .pitchDegrees();
        for (int k = 0; k < 6; k++) {
            assertThat(whole.shots().get(k).view().pitchDegrees()).isCloseTo(pitch[k], within(1e-12));
        }
    }

    @Test
    void warnsOfSeedsThatLieClose() {
        String weapon =
                ", 'spread': {'random': {'horizontal': 1, 'vertical': 0}, 'running': {'magnitude': 1, 'maxSpeed': 5}}, "
                        + KNOCKING.formatted(1, 0);
        String seeds = "'seeds': {'spread': %s, 'recoil': %s, 'running': %s}, 'firing': {'shots': 30}";
        Warning close = warning(fire(weapon, seeds.formatted(100, 129, 9000)).warnings(), "seedsClose");
        assertThat(close.value()).isEqualTo(29);
        assertThat(close.pointer()).isEqualTo("/seeds");
        assertThat(close.message()).contains("spread (100) and recoil (129) differ by 29", "30 shots");
        assertThat(fire(weapon, seeds.formatted(100, 130, 9000)).warnings()).isEmpty();
        assertThat(warning(fire(weapon, seeds.formatted(100, 200, 200)).warnings(), "seedsClose")
                        .message())
                .contains("recoil (200) and running (200)");
        // The largest seed plus one wraps to the least.
        assertThat(warning(
                                fire(weapon, seeds.formatted("'9223372036854775807'", "'-9223372036854775806'", 0))
                                        .warnings(),
                                "seedsClose")
                        .value())
                .isEqualTo(3);
        assertThat(fire(weapon, seeds.formatted("'-9223372036854775808'", 0, 9000))
                        .warnings())
                .isEmpty();
        // Without running spread the running seed is nobody's neighbour.
        assertThat(fire(", 'spread': {'random': {'horizontal': 1, 'vertical': 0}}", seeds.formatted(100, 200, 100))
                        .warnings())
                .isEmpty();
    }

    @Test
    void isATableWithARowAShot() {
        WeaponSequence sequence = fire(", " + KNOCKING.formatted(3, 5), "'distanceMeters': 10, 'firing': {'shots': 4}");
        Table table = sequence.table();
        assertThat(table.rows()).hasSize(4).allSatisfy(row -> assertThat(row).hasSameSizeAs(table.header()));
        assertThat(String.join(" ", table.header()))
                .isEqualTo("index timeSeconds speed potentialSeconds potentialRatio seedOffset carried lift"
                        + " randomQ randomR runningQ runningR p q r yawDegrees pitchDegrees"
                        + " viewRollDegrees viewPitchDegrees viewYawDegrees viewFovDegrees aimYawDegrees aimPitchDegrees"
                        + " bulletYawDegrees bulletPitchDegrees directionX directionY directionZ impactRight impactUp");
        Object[] row = table.rows().get(3);
        WeaponShot shot = sequence.shots().get(3);
        assertThat(row[table.header().indexOf("viewPitchDegrees")])
                .isEqualTo(shot.view().pitchDegrees());
        assertThat(row[table.header().indexOf("directionX")])
                .isEqualTo(shot.direction().x());
        assertThat(row[table.header().indexOf("impactRight")])
                .isEqualTo(Objects.requireNonNull(shot.impact()).get(0));
    }
}
