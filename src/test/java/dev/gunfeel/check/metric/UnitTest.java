package dev.gunfeel.check.metric;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How values read. */
class UnitTest {
    @ParameterizedTest
    @CsvSource({
        "SECONDS, 1, 1 second",
        "DEGREES, 0.9999999, 1 degree",
        "SHOTS, 1.25, 1.25 shots",
        "SHOTS, 0, 0 shots",
        "SHARE, 1, 1",
        "SHARE, 0.123456789, 0.123457"
    })
    void figuresReadWell(Unit unit, double value, String words) {
        assertThat(unit.inWords(value)).isEqualTo(words);
    }
}
