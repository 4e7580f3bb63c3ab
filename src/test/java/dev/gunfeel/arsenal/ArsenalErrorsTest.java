package dev.gunfeel.arsenal;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;

import dev.gunfeel.input.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about arsenals that can't be held against each other: all of it at once, each at its place. */
class ArsenalErrorsTest {
    private static final Limits STANDARD = Limits.of(variable -> null);

    private static String body(String target, String distances, String players, String more) {
        return "{'presets': ['pistol', 'assaultRifle'], 'target': {'shape': 'humanoid'" + target + "}, 'distances': "
                + distances + ", 'players': " + players + more + "}";
    }

    @Test
    void everyComplaintComesAtOnce() {
        complaintsAbout(ArsenalRequest.class, """
                {'weapons': [{'name': 'pistol', 'fireIntervalSeconds': 0.1},
                             {'fireIntervalSeconds': 0.1, 'damage': {'perHit': 1}}],
                 'presets': ['pistol'], 'target': {'shape': 'humanoid'}, 'distances': [10, 5, -1],
                 'players': ['perfect', 'none', 'perfect'], 'tradeSeconds': -1, 'simulations': 1}""", STANDARD)
                .exactly(
                        "/tradeSeconds must be at least 0 and at most 3600 (-1)",
                        "/simulations must be at least 2 (1)",
                        "/weapons/0/damage is required in an arsenal: without it nobody is killed",
                        "/weapons/1/name is required here: checks and reports call the weapon by it",
                        "/presets/0 is the name of another weapon here; leave one of the two out (pistol)",
                        "/target/health is required for an arsenal; say what hits must take away",
                        "/distances/1 is 5 m, but must be above the 10 m before it; sort the distances, each once (5)",
                        "/distances/2 must be above 0 (-1)",
                        "/players/2 is a perfect player, as another one here; leave one of the two out");
    }

    @Test
    void nothingIsSilentlyAssumed() {
        complaintsAbout(ArsenalRequest.class, "{}", STANDARD).at("/target", "/distances", "/players", "/weapons");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | ['perfect'] | '' | /distances",
                "[5] | [] | '' | /players",
                "[5] | ['perfect', 'none', {'view': 0.1}, {'view': 0.2}, {'view': 0.3}, {'view': 0.4}] | '' | /players",
                "[5] | ['perfct'] | '' | /players/0",
                "[5] | [{'view': 2}] | '' | /players/0/view",
                "[5] | ['perfect'] | , 'firing': {'shots': 0} | /firing/shots",
                "[5] | ['perfect'] | , 'firing': {'shots': 5, 'stances': ['aimd']} | /firing/stances/0",
                "[5] | ['perfect'] | , 'distanceMeters': 5 | /distanceMeters",
                "[1, 2, 3] | ['perfect'] | , 'simulations': 1000000 | /simulations",
            })
    void eachMistakeHasItsPlace(String distances, String players, String more, String place) {
        complaintsAbout(ArsenalRequest.class, body(", 'health': 100", distances, players, more), STANDARD)
                .among(place);
    }

    @Test
    void moreThanAHundredDistancesAreTooMany() {
        StringBuilder distances = new StringBuilder("[1");
        for (int i = 2; i <= 101; i++) {
            distances.append(", ").append(i);
        }
        complaintsAbout(ArsenalRequest.class, body(", 'health': 100", distances + "]", "['perfect']", ""), STANDARD)
                .at("/distances");
    }

    /** 100 weapons have 4950 pairs, at 6 distances more duels than one answer should hold. */
    @Test
    void tooManyDuelsAreSaidBeforeAnyIsFought() {
        StringBuilder weapons = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            weapons.append(i == 0 ? "" : ",")
                    .append("{'name': 'w" + i + "', 'fireIntervalSeconds': 0.1, 'damage': {'perHit': 50}}");
        }
        complaintsAbout(ArsenalRequest.class, "{'weapons': [" + weapons + """
                ], 'target': {'shape': 'humanoid', 'health': 100}, 'distances': [1, 2, 3, 4, 5, 6],
                'players': ['perfect'], 'simulations': 10}""", STANDARD)
                .onlyAt("/weapons", "GUNFEEL_MAX_DUELS");
    }
}
