package dev.gunfeel.burst;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.spread.SpreadSequenceRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What designers write wrongly of the parts that weapons of shipped games have: each is told, where it is. */
class ShippedWeaponFaultsTest {
    private static final String HEAT = "'heat': {'perShot': 1, 'coolingPerSecond': 2}";

    /** A weapon with the rest of its members; it fires every 0.1 s. */
    private static String body(String members) {
        return body(members, "'shots': 1");
    }

    private static String body(String members, String firing) {
        String rate = members.contains("roundsPerMinute") ? "" : "'fireIntervalSeconds': 0.1, ";
        return "{'weapon': {" + rate + members + "}, 'firing': {" + firing + "}}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // A curve that doesn't ascend, is empty, or leans on heat that isn't there.
                "'spread': {'cone': {'degrees': [[0, 1], [2, 2], [2, 3]], " + HEAT
                        + "}} | /weapon/spread/cone/degrees/2 | must lie above the 2 of the point before",
                "'spread': {'cone': {'degrees': [[3, 1], [1, 2]], " + HEAT
                        + "}} | /weapon/spread/cone/degrees/1 | must lie above the 3",
                "'spread': {'cone': {'degrees': [], " + HEAT + "}} | /weapon/spread/cone/degrees | has 0 points",
                "'spread': {'cone': {'degrees': [[0, 1], [2, 2]]}} | /weapon/spread/cone/degrees | there is no heat",
                "'spread': {'cone': {'degrees': 1, 'restedFactor': 0}} | /weapon/spread/cone/restedFactor | heat",
                "'pellets': {'count': 3, 'degrees': [[0, 1], [1, 2]]} | /weapon/pellets/degrees | heat",
                "'spread': {'cone': {'degrees': 46}} | /weapon/spread/cone/degrees | at most 45",
                "'spread': {'cone': {'degrees': 1, 'heat': {'perShot': [[0, -1]], 'coolingPerSecond': 1}}}"
                        + " | /weapon/spread/cone/heat/perShot/0 | at least 0",
                // Pattern entries beyond 45 degrees, or of the wrong count for pellets.
                "'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'pattern': {'degrees': [[0, 0], [46, 0]]}}"
                        + " | /weapon/spread/pattern/degrees/1 | 45",
                "'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'pattern': {'degrees': []}}"
                        + " | /weapon/spread/pattern/degrees | must have 1 to 1000",
                "'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'pattern': {'degrees': [[0, 0]], 'repeatFrom': 0}}"
                        + " | /weapon/spread/pattern/repeatFrom | is held",
                "'pellets': {'count': 3, 'pattern': [[0, 0], [1, 0]]} | /weapon/pellets/pattern | 3",
                "'pellets': {'count': 2, 'pattern': [[0, 0], [0, -45.1]]} | /weapon/pellets/pattern/1 | 45",
                "'pellets': {'count': 3} | /weapon/pellets/degrees | pattern",
                "'pellets': {'count': 65, 'degrees': 1} | /weapon/pellets/count | at most 64",
                // Recentring with superpose; peakDegrees and signs beside drawn kicks.
                "'potential': {'maxSeconds': 1, 'gain': 0.1}, 'recoil': {'knocking': {'vertical': {'peakDegrees': 1,"
                        + " 'settleSeconds': 0.3}, 'stacking': 'superpose', 'recentring': {'delaySeconds': 0.2,"
                        + " 'settleSeconds': 0.3}}} | /weapon/recoil/knocking/recentring | superpose",
                "'potential': {'maxSeconds': 1, 'gain': 0.1}, 'recoil': {'knocking': {'vertical': {'peakDegrees': 1,"
                        + " 'settleSeconds': 0.3}, 'horizontal': {'settleSeconds': 0.3}, 'pattern': {'degrees': [[0, 1]]}}}"
                        + " | /weapon/recoil/knocking/vertical/peakDegrees | pattern",
                "'potential': {'maxSeconds': 1, 'gain': 0.1}, 'recoil': {'knocking': {'vertical': {'settleSeconds': 0.3},"
                        + " 'horizontal': {'settleSeconds': 0.3, 'sign': 'random'}, 'pattern': {'degrees': [[0, 1]]}}}"
                        + " | /weapon/recoil/knocking/horizontal/sign | pattern",
                // Potential missing where a part needs it.
                "'spread': {'lift': {'magnitude': 1}} | /weapon/potential | required",
                "'spread': {'random': {'horizontal': 1, 'vertical': 1}} | /weapon/potential | required",
                "'spread': {'pattern': {'degrees': [[0, 1]]}} | /weapon/potential | required",
                "'recoil': {'rolling': {'peakDegrees': 1, 'settleSeconds': 0.3}} | /weapon/potential | required",
                // Two ways to say one thing.
                "'fireIntervalSeconds': 0.1, 'roundsPerMinute': 600 | /weapon/roundsPerMinute | fireIntervalSeconds",
                "'damage': {'perHit': 30, 'headMultiplier': 2, 'zones': {'head': 2}} | /weapon/damage/headMultiplier | zones",
            })
    void isToldWhereItIs(String members, String place, String words) {
        complaintsAbout(WeaponSequenceRequest.class, body(members)).onlyAt(place, words);
    }

    @Test
    void stancesThatNobodyHasAreToldWithTheNearest() {
        String stances = "'stances': [{'name': 'aimed'}, {'name': 'crouched'}]";
        complaintsAbout(WeaponSequenceRequest.class, body(stances, "'shots': 1, 'stances': ['aimd']"))
                .onlyAt("/firing/stances/0", "aimed");
        complaintsAbout(WeaponSequenceRequest.class, body(stances, "'shots': 1, 'stances': ['aimed', 'aimed']"))
                .onlyAt("/firing/stances/1", "twice");
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        body(
                                stances,
                                "'bursts': [{'shots': 1, 'stances': []}, {'shots': 1, 'pauseSeconds': 1, 'stances':"
                                        + " ['prone']}]"))
                .onlyAt("/firing/bursts/1/stances/0", "aimed, crouched");
        complaintsAbout(WeaponSequenceRequest.class, body("'stances': [{'name': 'aimed'}, {'name': 'aimed'}]"))
                .onlyAt("/weapon/stances/1/name", "before it");
        complaintsAbout(WeaponSequenceRequest.class, body("'stances': [{'name': 'aimed', 'coneFactor': 101}]"))
                .onlyAt("/weapon/stances/0/coneFactor", "at most 100");
    }

    @Test
    void notesThatAreTooLongAreTold() {
        String fits = "\"" + "x".repeat(9_998) + "\"";
        Documents.read(
                body("'notes': " + fits).replace('\'', '"').getBytes(StandardCharsets.UTF_8),
                WeaponSequenceRequest.class,
                Limits.NONE);
        complaintsAbout(WeaponSequenceRequest.class, body("'notes': \"" + "x".repeat(9_999) + "\""))
                .onlyAt("/weapon/notes", "10000");
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        body("'stances': [{'name': 'a', 'notes': [\"" + "x".repeat(10_000) + "\"]}]"))
                .onlyAt("/weapon/stances/0/notes", "10000");
    }

    /** Shots times pellets, before anything is fired: a burst of so many would take hours. */
    @Test
    void shotsTimesPelletsAreLimited() {
        Limits limits = Limits.of(name -> name.equals(Limit.SHOTS.environmentVariable()) ? "100" : null);
        String pellets = "'pellets': {'count': 10, 'degrees': 1}";
        assertThat(complaints(body(pellets, "'shots': 10"), limits)).isEmpty();
        assertThat(complaints(body(pellets, "'shots': 11"), limits))
                .singleElement()
                .satisfies(complaint -> assertThat(complaint.place()).isEqualTo("/firing/shots"));
        assertThat(complaints(body(pellets, "'bursts': [{'shots': 5}, {'shots': 6, 'pauseSeconds': 1}]"), limits))
                .singleElement()
                .satisfies(complaint -> assertThat(complaint.place()).isEqualTo("/firing/bursts"));
        assertThat(complaints(body(pellets, "'shots': 1000000000"), Limits.of(name -> null)))
                .singleElement()
                .satisfies(complaint -> assertThat(complaint.place()).isEqualTo("/firing/shots"));
    }

    private static List<Complaint> complaints(String body, Limits limits) {
        try {
            Documents.read(
                    body.replace('\'', '"').getBytes(StandardCharsets.UTF_8), SpreadSequenceRequest.class, limits);
            return List.of();
        } catch (InputException e) {
            return e.complaints();
        }
    }

    /** All at once: nobody mends one mistake a request. */
    @Test
    void allMistakesAreToldAtOnce() {
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        body(
                                "'spread': {'cone': {'degrees': [[0, 1], [0, 2]], 'heat': {'perShot': -1, 'coolingPerSecond': 1}}},"
                                        + " 'pellets': {'count': 2, 'pattern': [[0, 0]]}, 'damage': {'perHit': 1, 'headMultiplier': 2,"
                                        + " 'zones': {'head': 1}}, 'stances': [{'name': 'a'}, {'name': 'a'}]",
                                "'shots': 1, 'clock': {'hz': 0}"))
                .at(
                        "/weapon/spread/cone/degrees/1",
                        "/weapon/spread/cone/heat/perShot",
                        "/weapon/pellets/pattern",
                        "/weapon/damage/headMultiplier",
                        "/weapon/stances/1/name",
                        "/firing/clock/hz");
    }
}
