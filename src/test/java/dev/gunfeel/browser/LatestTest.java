package dev.gunfeel.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What happens to questions that newer ones have overtaken. */
class LatestTest extends RangeTest {
    /** Four questions, of which each can be answered by hand; log notes what is shown and what is aborted. */
    private static final String SETTING = """
            const { Latest } = await import('/range/latest.js');
            const log = [];
            const latest = new Latest((answer) => log.push(`shows ${answer}`), (error) => log.push(`fails ${error.message}`));
            const answers = [];
            const failures = [];
            const ask = (i) => latest.ask((signal) => {
                signal.addEventListener('abort', () => log.push(`aborts ${i}`));
                return new Promise((answer, failure) => { answers[i] = () => answer(i); failures[i] = () => failure(new Error(i)); });
            });
            const settle = () => new Promise((done) => setTimeout(done));
            """;

    @Test
    void onlyTheOldestAndTheNewestAreWaitedFor() {
        assertThat(log("""
                [0, 1, 2, 3].forEach(ask);
                """)).containsExactly("aborts 1", "aborts 2");
    }

    @Test
    void theOldestIsShownWhileTheNewestIsOnItsWay() {
        assertThat(log("""
                [0, 1, 2].forEach(ask);
                answers[0](); await settle();
                answers[2](); await settle();
                """)).containsExactly("aborts 1", "shows 0", "shows 2");
    }

    @Test
    void anOldAnswerNeverReplacesANewerOne() {
        assertThat(log("""
                [0, 1].forEach(ask);
                answers[1](); await settle();
                answers[0](); await settle();
                """)).containsExactly("aborts 0", "shows 1");
    }

    @Test
    void onlyAFailureOfTheNewestIsTold() {
        assertThat(log("""
                [0, 1].forEach(ask);
                failures[0](); await settle();
                failures[1](); await settle();
                """)).containsExactly("fails 1");
    }

    private List<String> log(String course) {
        openWeapon("");
        Object log = browser.await(SETTING + course + "return log;");
        browser.assertQuiet();
        return ((List<?>) Objects.requireNonNull(log))
                .stream().map(String::valueOf).toList();
    }
}
