package dev.gunfeel.weapon;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.spread.SpreadStepRequest;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a weapon, told in full, and the last value that is not. */
class WeaponComplaintsTest {
    private static String weapon(String parts) {
        return "{'fireIntervalSeconds': 0.1, " + parts + "}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'spread': {'lift': {'magnitude': 1}} | /potential is required where there is spread that repeats; add maxSeconds and gain",
                "'spread': {'lift': {'magnitude': 1}}, 'recoil': {} | /potential is required where there is spread that repeats, and recoil; add maxSeconds and gain",
                "'recoil': {} | /potential is required where there is recoil; add maxSeconds and gain",
                "'spread': {'cone': {'degrees': 45.1}} | /spread/cone/degrees is 45.1, but must be at least 0 and at most 45 (45.1)",
                "'spread': {'cone': {'degrees': -1}} | /spread/cone/degrees is -1, but must be at least 0 and at most 45 (-1)",
                "'spread': {'cone': {'degrees': []}} | /spread/cone/degrees has 0 points, but a curve has 1 to 100; write one number for a value that holds everywhere",
                "'spread': {'cone': {'degrees': [[0, 1], [1, 2]]}} | /spread/cone/degrees is a curve over heat, but there is no heat; add heat beside it, or write one number",
                "'spread': {'cone': {'degrees': 1, 'restedFactor': 0.5}} | /spread/cone/restedFactor is for shots without heat, but there is no heat; add heat, or leave it out (0.5)",
                "'pellets': {'count': 2, 'degrees': [[0, 1], [1, 2]]} | /pellets/degrees is a curve over heat, but there is no heat; add spread.cone.heat, or write one number",
                "'stances': [{'name': 'a'}, {'name': 'b'}, {'name': 'a'}] | /stances/2/name is the name of a stance before it, too; give each its own (a)",
                "'tags': ['x', ' '] | /tags/1 must be a word of 1 to 200 characters ( )",
            })
    void whatDoesNotGoTogetherIsTold(String parts, String complaint) {
        complaintsAbout(Weapon.class, weapon(parts)).exactly(complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[[45, -45], [0, 45.1]] | 'hold' | null | /spread/pattern/degrees/1 must be [right, up] within -45 and 45 degrees ([0, 45.1])",
                "[[-45.1, 0]] | 'hold' | null | /spread/pattern/degrees/0 must be [right, up] within -45 and 45 degrees ([-45.1, 0])",
                "[[0, 1], [1, 2]] | 'hold' | 0 | /spread/pattern/repeatFrom has no meaning where the last entry is held; leave it out, or repeat (0)",
                "[[0, 1], [1, 2]] | 'repeat' | 2 | /spread/pattern/repeatFrom is 2, but the last entry is 1, counted from 0; name one that is there (2)",
            })
    void aPatternGoesOnWithAnEntryOfItsOwn(String degrees, String after, String from, String complaint) {
        complaintsAbout(Weapon.class, weapon(pattern(degrees, after, from))).exactly(complaint);
    }

    private static String pattern(String degrees, String after, String from) {
        return "'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'pattern': {'degrees': " + degrees
                + ", 'after': " + after + ", 'repeatFrom': " + from + "}}";
    }

    @Test
    void whatLiesAtALimitIsTaken() {
        String points = IntStream.range(0, 100).mapToObj(i -> "[" + i + ", 45]").collect(Collectors.joining(", "));
        Weapon widest = read(
                Weapon.class,
                weapon("'spread': {'cone': {'degrees': [" + points
                        + "], 'heat': {'perShot': 1, 'coolingPerSecond': 1}}}"));
        assertThat(widest.spread()).isNotNull();
        complaintsAbout(
                        Weapon.class,
                        weapon("'spread': {'cone': {'degrees': [" + points
                                + ", [100, 45]], 'heat': {'perShot': 1, 'coolingPerSecond': 1}}}"))
                .onlyAt("/spread/cone/degrees", "has 101 points, but a curve has 1 to 100");
        read(Weapon.class, weapon(pattern("[[45, -45], [-45, 45]]", "'repeat'", "1")));
        read(Weapon.class, weapon("'spread': {'cone': {'degrees': 0}}"));
        read(Weapon.class, weapon("'spread': {'cone': {'degrees': 45}}"));
    }

    /** With 0.1 s between shots the next comes after 0.1 s, and not before. */
    @Test
    void aStepGoesOnFromAStateThatThereMayBe() {
        String step = "{'weapon': {'fireIntervalSeconds': 0.1, 'stances': [{'name': 'aimed'}],"
                + " 'spread': {'cone': {'degrees': 1}}}, 'elapsedSeconds': %s, 'stances': [%s],"
                + " 'state': {'potentialSeconds': 0, 'seedOffset': 0, 'shotNumber': %s, 'q': %s, 'seeds': {}}}";
        Class<SpreadStepRequest> type = SpreadStepRequest.class;
        read(type, step.formatted(0.1, "'aimed'", 1, "1e100"));
        complaintsAbout(type, step.formatted(0.09, "", 1, "0"))
                .onlyAt(
                        "/elapsedSeconds",
                        "puts the shot 0.09 s after the one before",
                        "at most every 0.1 s",
                        "wait longer");
        complaintsAbout(type, step.formatted(0.1, "'aimed', 'aimed'", 1, "0"))
                .exactly("/stances/1 is taken twice; take it once (aimed)");
        complaintsAbout(type, step.formatted(0.1, "'aimd'", 1, "0"))
                .onlyAt("/stances/0", "is not a stance of the weapon; did you mean aimed?");
        complaintsAbout(type, step.formatted(0.1, "", 0, "0"))
                .exactly("/state/shotNumber must be at least 1: leave the state out for the first shot (0)");
        for (String q : new String[] {"1.1e100", "-1.1e100"}) {
            complaintsAbout(type, step.formatted(0.1, "", 1, q))
                    .onlyAt("/state/q", "is further than any weapon carries; hand the state back unchanged");
        }
    }
}
