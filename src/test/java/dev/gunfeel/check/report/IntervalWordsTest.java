package dev.gunfeel.check.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.math.Range;
import org.junit.jupiter.api.Test;

/** How intervals read. */
class IntervalWordsTest {
    @Test
    void anIntervalStandsInBrackets() {
        assertThat(IntervalWords.inBrackets(new Range(0.25, 0.5))).isEqualTo(" (0.25 to 0.5)");
        assertThat(IntervalWords.inBrackets(new Range(2, 2))).isEmpty();
        assertThat(IntervalWords.inBrackets(null)).isEmpty();
    }
}
