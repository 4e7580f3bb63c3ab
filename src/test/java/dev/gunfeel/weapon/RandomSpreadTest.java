package dev.gunfeel.weapon;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomSpreadTest {
    private static String signs(String members, int count) {
        RandomSpread random = read(RandomSpread.class, "{'horizontal': 1, 'vertical': 1" + members + "}");
        return IntStream.range(0, count)
                .mapToObj(offset -> random.sign(offset) > 0 ? "+" : "-")
                .collect(Collectors.joining());
    }

    @Test
    void runsAreTheGuidesByDefault() {
        assertThat(signs("", 42)).isEqualTo("++----++++--------++++++++--------++++++++");
    }

    @Test
    void theFirstRunMayGoLeft() {
        assertThat(signs(", 'firstSign': -1", 18)).isEqualTo("--++++----++++++++");
    }

    @Test
    void theLastRunRepeats() {
        assertThat(signs(", 'signRuns': [3]", 9)).isEqualTo("+++---+++");
        assertThat(signs(", 'signRuns': [1, 2]", 9)).isEqualTo("+--++--++");
    }

    @Test
    void farOffsetsCostNothing() {
        RandomSpread random = read(RandomSpread.class, "{'horizontal': 1, 'vertical': 1, 'signRuns': [1, 1000000000]}");
        assertThat(random.sign(1_000_000_000)).isEqualTo(-1);
        RandomSpread single = read(RandomSpread.class, "{'horizontal': 1, 'vertical': 1, 'signRuns': [1]}");
        assertThat(single.sign(1_000_000_000)).isEqualTo(1);
        assertThat(single.sign(999_999_999)).isEqualTo(-1);
    }
}
