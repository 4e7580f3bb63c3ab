package dev.gunfeel.weapon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Vector2;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of a weapon that compute something by themselves. */
class WeaponPartsTest {
    private static final List<Vector2> DRAWN =
            List.of(new Vector2(0, 0), new Vector2(1, 2), new Vector2(-1, 3), new Vector2(2, 4));

    @ParameterizedTest
    @CsvSource({"0, 0", "3, 3", "4, 3", "100, 3"})
    void aHeldPatternStaysAtItsLastEntry(int shot, int entry) {
        assertThat(DrawnPattern.of(DRAWN).entry(shot)).isEqualTo(DRAWN.get(entry));
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "4, 2", "5, 3", "6, 2", "7, 3"})
    void aRepeatedPatternGoesOnFromWhereItSays(int shot, int entry) {
        assertThat(DrawnPattern.of(DRAWN)
                        .withAfter(PatternEnd.REPEAT)
                        .withRepeatFrom(2)
                        .entry(shot))
                .isEqualTo(DRAWN.get(entry));
    }

    @ParameterizedTest
    @CsvSource({"4, 0", "5, 1", "11, 3"})
    void aRepeatedPatternStartsAnewWhereNothingIsSaid(int shot, int entry) {
        assertThat(DrawnPattern.of(DRAWN).withAfter(PatternEnd.REPEAT).entry(shot))
                .isEqualTo(DRAWN.get(entry));
    }

    /** At settleSeconds 1 % of what comes back is left, and it begins without a jump in place or speed. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 0.75, 0.2})
    void recentringLeavesOnePercentAtItsTime(double share) {
        Recentring recentring = Recentring.of(0.2, 0.3).withShare(share);
        assertThat(recentring.left(0)).isEqualTo(1);
        assertThat(recentring.left(0.2)).isEqualTo(1);
        assertThat(recentring.left(0.5)).isCloseTo(1 - share * 0.99, within(1e-14));
        double step = 1e-6;
        assertThat((recentring.left(0.2 + step) - 1) / step).isCloseTo(0, within(1e-3));
        assertThat(recentring.left(100)).isCloseTo(1 - share, within(1e-14));
    }

    @Test
    void stancesMultiplyInTheOrderOfTheDocument() {
        Stance aimed = Stance.of("aimed")
                .withSpreadFactor(0.1)
                .withRunningFactor(0.3)
                .withConeFactor(0.7)
                .withConeDegrees(0.25)
                .withRecoilFactor(0.9)
                .withHeatFactor(1.1);
        Stance crouched = Stance.of("crouched")
                .withSpreadFactor(0.3)
                .withRunningFactor(0.7)
                .withConeFactor(0.9)
                .withConeDegrees(0.5)
                .withRecoilFactor(0.8)
                .withHeatFactor(0.7)
                .withRestedFactor(0.2);
        Stance prone = Stance.of("prone")
                .withSpreadFactor(0.7)
                .withRunningFactor(0.1)
                .withConeFactor(0.3)
                .withConeDegrees(0.125)
                .withRecoilFactor(0.6)
                .withHeatFactor(0.9)
                .withRestedFactor(0.6);
        List<Stance> defined = List.of(aimed, crouched, prone);
        Stance all = Stance.together(defined, List.of("prone", "aimed", "crouched"));
        assertThat(all).isEqualTo(Stance.together(defined, List.of("aimed", "crouched", "prone")));
        assertThat(all.spreadFactor()).isEqualTo(1.0 * 0.1 * 0.3 * 0.7);
        assertThat(all.coneDegrees()).isEqualTo(0.875);
        assertThat(all.restedFactor()).isEqualTo(0.2 * 0.6);
        assertThat(Stance.together(defined, List.of("aimed")).restedFactor()).isNull();
        assertThat(Stance.together(defined, List.of())).isEqualTo(Stance.NONE);
    }

    /** 600 m/s over 300 m: half a second, in which a body falls by 9.81/8 m. */
    @Test
    void aBulletFliesAndFalls() {
        Projectile bullet = Projectile.of(600).withGravity(9.81);
        assertThat(bullet.flightSeconds(300)).isEqualTo(0.5);
        assertThat(bullet.dropMeters(300)).isCloseTo(9.81 / 8, within(1e-15));
        assertThat(Projectile.of(600).dropMeters(300)).isEqualTo(0);
    }

    @ParameterizedTest
    @CsvSource({
        "33.3, 33.3, 33, 33",
        "33.5, 33.5, 33, 34",
        "33.99, 33.99, 33, 34",
        "33.9999999999, 33.9999999999, 34, 34",
        "0, 0, 0, 0"
    })
    void damageIsRoundedAsSaid(double damage, double none, double down, double nearest) {
        assertThat(DamageRounding.NONE.of(damage)).isEqualTo(none);
        assertThat(DamageRounding.DOWN.of(damage)).isEqualTo(down);
        assertThat(DamageRounding.NEAREST.of(damage)).isEqualTo(nearest);
    }

    /** At 60 frames 0.1 s is frame 6; a hair before it is in time, a hair behind is not. */
    @ParameterizedTest
    @CsvSource({
        "60, 0.1, 6",
        "60, 0.1000000005, 6",
        "60, 0.1000001, 7",
        "30, 0.0669642857, 3",
        "144, 0, 0",
        "60, 0.5, 30",
        "10000, 0.3, 3000"
    })
    void dueShotsComeWithTheFirstFrame(double hz, double seconds, double frame) {
        assertThat(new Clock(hz, ClockMode.NAIVE).frameAt(seconds)).isEqualTo(frame);
    }

    @ParameterizedTest
    @ValueSource(doubles = {24, 29.97, 30, 59.94, 60, 75, 90, 120, 144, 165, 240, 360, 1000})
    void everyFrameIsInTimeForItself(double hz) {
        Clock clock = new Clock(hz, ClockMode.NAIVE);
        for (int frame = 0; frame < 20_000; frame++) {
            assertThat(clock.frameAt(clock.seconds(frame))).isEqualTo(frame);
        }
    }
}
