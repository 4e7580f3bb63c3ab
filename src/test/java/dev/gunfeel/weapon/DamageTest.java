package dev.gunfeel.weapon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a hit takes away at a distance. */
class DamageTest {
    @ParameterizedTest
    @CsvSource({"0, 1", "20, 1", "25, 0.875", "30, 0.75", "40, 0.5", "1000, 0.5"})
    void falloffIsLinearBetweenItsPointsAndHeldOutside(double distance, double factor) {
        assertThat(damage(new Falloff(20.0, 1.0), new Falloff(40.0, 0.5)).factor(distance))
                .isCloseTo(factor, within(1e-15));
        assertThat(damage().factor(distance)).isOne();
        assertThat(damage(new Falloff(20.0, 0.3)).factor(distance)).isEqualTo(0.3);
    }

    private static Damage damage(Falloff... falloff) {
        return Damage.of(30).withFalloff(List.of(falloff));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "19.9, 1", "20, 1", "39.9, 1", "40, 0.5", "1000, 0.5"})
    void aStepHoldsTheLastPointAtOrBeforeTheDistance(double distance, double factor) {
        assertThat(damage(new Falloff(20.0, 1.0), new Falloff(40.0, 0.5))
                        .withFalloffInterpolation(FalloffInterpolation.STEP)
                        .factor(distance))
                .isEqualTo(factor);
    }

    /** 31 x 1.25 x 0.875 = 33.90625, worked out by hand. */
    @ParameterizedTest
    @CsvSource({"NONE, 33.90625", "DOWN, 33", "NEAREST, 34"})
    void oneHitIsRoundedAfterZoneAndDistance(DamageRounding rounding, double expected) {
        Damage damage = damage(new Falloff(20.0, 1.0), new Falloff(40.0, 0.5)).withPerHit(31.0);
        assertThat(damage.withRounding(rounding).ofHit(1.25, 25)).isCloseTo(expected, within(1e-12));
    }
}
