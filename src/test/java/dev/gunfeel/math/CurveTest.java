package dev.gunfeel.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CurveTest {
    private static final Curve RISING = Curve.through(new Vector2(10, 1), new Vector2(20, 3), new Vector2(40, 2));

    @Test
    void aNumberHoldsEverywhere() {
        assertThat(Curve.of(2.5).at(-1e9)).isEqualTo(2.5);
        assertThat(Curve.of(2.5).at(1e9)).isEqualTo(2.5);
        assertThat(Curve.of(2.5).isNumber()).isTrue();
    }

    @Test
    void pointsAreMetExactlyAndJoinedByLines() {
        assertThat(RISING.at(10)).isEqualTo(1);
        assertThat(RISING.at(20)).isEqualTo(3);
        assertThat(RISING.at(40)).isEqualTo(2);
        assertThat(RISING.at(12.5)).isCloseTo(1.5, within(1e-15));
        assertThat(RISING.at(30)).isCloseTo(2.5, within(1e-15));
    }

    @Test
    void theEndsAreHeldOutside() {
        assertThat(RISING.at(0)).isEqualTo(1);
        assertThat(RISING.at(1e6)).isEqualTo(2);
    }

    @Test
    void onePointIsTheSameEverywhereButIsNoNumber() {
        Curve curve = Curve.through(new Vector2(5, 7));
        assertThat(curve.at(0)).isEqualTo(7);
        assertThat(curve.at(9)).isEqualTo(7);
        assertThat(curve.isNumber()).isFalse();
    }
}
