package dev.gunfeel.check;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.ComplaintsAssert.complaintsOf;

import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said about checks that can't be made: all of it at once, each at its place. */
class ChecksErrorsTest {
    private static final String RIFLE = """
            {'name': 'rifle', 'fireIntervalSeconds': 0.1, 'magazineSize': 30, 'potential': {'maxSeconds': 1, 'gain': 0.1},
             'spread': {'running': {'magnitude': 1, 'maxSpeed': 5}}}""";

    private static String body(String check) {
        return "{'weapons': [" + RIFLE + "], 'checks': [" + check + "]}";
    }

    @Test
    void everyComplaintComesAtOnce() {
        complaintsAbout(ChecksRequest.class, """
                {
                  'weapons': [
                    {'name': 'rifle', 'fireIntervalSeconds': 0.1, 'damage': {'perHit': 30}},
                    {'name': 'rifle', 'fireIntervalSeconds': 0.1},
                    {'fireIntervalSeconds': -1},
                    {'name': 'kicker', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1},
                     'recoil': {'punching': {'peakDegrees': 1, 'settleSeconds': 0.02}}}
                  ],
                  'presets': ['pistole'],
                  'vary': 'some',
                  'simulations': 1,
                  'tolerance': -1,
                  'checks': [
                    {'metric': 'climbDegree', 'max': 1},
                    {'metric': 'climbDegrees', 'max': 1, 'percentile': 50},
                    {'metric': 'climbDegrees', 'min': 2, 'max': 1},
                    {'metric': 'climbDegrees'},
                    {'metric': 'climbDegrees', 'max': 1, 'against': 'rifel'},
                    {'metric': 'climbDegrees', 'max': 1, 'weapon': 'rifel'},
                    {'metric': 'hitProbability', 'min': 50},
                    {'metric': 'shotsToKill', 'max': 1, 'distanceMeters': 0,
                     'target': {'shape': 'circle', 'widthMeters': 1}},
                    {'metric': 'swayDegrees', 'minRatio': 2, 'maxRatio': 1},
                    {'metric': 'spreadDegrees', 'max': 1, 'fromShot': 5, 'toShot': 3},
                    {'metric': 'patternDistance', 'max': 1, 'against': 'rifle', 'maxRatio': 2},
                    {'name': 'twice', 'metric': 'recoverySeconds', 'max': 1},
                    {'name': 'twice', 'metric': 'recoverySeconds', 'max': 2},
                    {'metric': 'climbDegrees', 'max': 1, 'weapon': 'rifle', 'against': 'rifle', 'maxRatio': 2}
                  ]
                }""")
                .at(
                        "/weapons/1/name",
                        "/weapons/2/name",
                        "/weapons/2/fireIntervalSeconds",
                        "/weapons/3/recoil/punching/settleSeconds",
                        "/presets/0",
                        "/vary",
                        "/simulations",
                        "/tolerance",
                        "/checks/0/metric",
                        "/checks/1/percentile",
                        "/checks/2/min",
                        "/checks/3",
                        "/checks/4/against",
                        "/checks/6/min",
                        "/checks/6/target",
                        "/checks/6/distanceMeters",
                        "/checks/7/distanceMeters",
                        "/checks/7/target/radiusMeters",
                        "/checks/7/target/widthMeters",
                        "/checks/7/target/health",
                        "/checks/8/minRatio",
                        "/checks/8/against",
                        "/checks/9/fromShot",
                        "/checks/10/maxRatio",
                        "/checks/12/name",
                        "/checks/13/against");
    }

    @Test
    void anUnknownMetricNamesTheNearest() {
        complaintsAbout(ChecksRequest.class, body("{'metric': 'climbDegree', 'max': 1}"))
                .onlyAt("/checks/0/metric", "did you mean climbDegrees");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'weapon': 'rifel' | /checks/0/weapon | did you mean rifle?",
                "'against': 'rifel', 'maxRatio': 2 | /checks/0/against | did you mean rifle?",
                "'against': 'rifle', 'maxRatio': 2 | /checks/0/against | only weapon",
                "'against': 'rifle', 'weapon': 'rifle', 'maxRatio': 2 | /checks/0/against | the weapon itself",
                "'against': 'rifle' | /checks/0/against | needs minRatio or maxRatio",
                "'target': {'shape': 'humanoid'} | /checks/0/target | nothing to metric climbDegrees, which takes shot",
                "'percentile': 90 | /checks/0/percentile | means nothing to metric climbDegrees",
                "'aim': {} | /checks/0/aim | means nothing to metric climbDegrees",
                "'recoilControl': 1 | /checks/0/recoilControl | means nothing to metric climbDegrees",
                "'fromShot': 1 | /checks/0/fromShot | means nothing to metric climbDegrees",
                "'shot': 30 | /checks/0/shot | rifle fires 30 shots here, 0 to 29",
                "'shots': 5, 'shot': 5 | /checks/0/shot | 5 shots here",
                "'shot': -1 | /checks/0/shot | at least 0",
                "'shots': 0 | /checks/0/shots | at least 1",
                "'speed': -1 | /checks/0/speed | at least 0",
                "'min': 2 | /checks/0/min | swap the two",
                "'simulations': 1 | /checks/0/simulations | at least 2",
                "'vary': 'al' | /checks/0/vary | did you mean all?",
            })
    void whatAClimbDoesNotTake(String parameter, String pointer, String message) {
        complaintsAbout(ChecksRequest.class, body("{'metric': 'climbDegrees', 'max': 1, " + parameter + "}"))
                .onlyAt(pointer, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'target': {'shape': 'circle'} | /checks/0/target/radiusMeters | required with shape circle; add it",
                "'target': {'shape': 'rectangle', 'widthMeters': 1} | /checks/0/target/heightMeters | with shape rectangle",
                "'target': {'shape': 'humanoid', 'radiusMeters': 1} | /checks/0/target/radiusMeters | means nothing to shape humanoid",
                "'target': {'shape': 'human'} | /checks/0/target/shape | did you mean humanoid?",
                "'target': {} | /checks/0/target/shape | is required",
                "'target': null | /checks/0/target | is required with metric hitProbability",
            })
    void whatATargetNeeds(String parameter, String pointer, String message) {
        complaintsAbout(
                        ChecksRequest.class,
                        body("{'metric': 'hitProbability', 'max': 1, 'distanceMeters': 10, " + parameter + "}"))
                .onlyAt(pointer, message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"minRatio", "maxRatio"})
    void aPatternIsAComparisonItself(String ratio) {
        complaintsAbout(
                        ChecksRequest.class,
                        body("{'metric': 'patternDistance', 'max': 1, 'against': 'rifle', 'weapon': 'rifle', '" + ratio
                                        + "': 2}")
                                .replace("'against': 'rifle', ", "'against': 'other', ")
                                .replace("'weapons': [", "'weapons': [" + RIFLE.replace("'rifle'", "'other'") + ", "))
                .onlyAt(
                        "/checks/0/" + ratio,
                        "means nothing to metric patternDistance; it is a comparison itself, so use max");
    }

    @Test
    void aKillNeedsDamage() {
        complaintsAbout(
                        ChecksRequest.class,
                        body("{'metric': 'shotsToKill', 'max': 1, 'distanceMeters': 10,"
                                + " 'target': {'shape': 'humanoid', 'health': 100}}"))
                .onlyAt("/checks/0/metric", "needs the damage of rifle");
    }

    @Test
    void aShotOutsideTheMagazineCannotCount() {
        String armed = RIFLE.substring(0, RIFLE.length() - 1) + ", 'damage': {'perHit': 30}}";
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + armed + "], 'firing': {'bursts': [{'shots': 2},"
                                + " {'shots': 2, 'pauseSeconds': 0.05}]},"
                                + " 'checks': [{'metric': 'spreadDegrees', 'max': 1, 'toShot': 4}]}")
                .at("/firing/bursts/1/pauseSeconds", "/checks/0/toShot");
    }

    @Test
    void checksNeedWeaponsAndBoundsAndEachOther() {
        complaintsAbout(ChecksRequest.class, "{'weapons': [" + RIFLE + "]}").onlyAt("/checks", "at least one check");
        complaintsAbout(ChecksRequest.class, "{'checks': [{'metric': 'climbDegrees', 'max': 1}]}")
                .onlyAt("/weapons", "at least one weapon");
        complaintsAbout(ChecksRequest.class, body("{'metric': 'climbDegrees'}")).onlyAt("/checks/0", "has no bound");
        complaintsAbout(ChecksRequest.class, body("{'metric': 'patternDistance', 'max': 1}"))
                .onlyAt("/checks/0/against", "where there is no baseline");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'simulations': 2000001, 'weapons': [%s], 'checks': [{'metric': 'spreadDegrees', 'max': 1, 'speed': 1}]}",
                "{'simulations': 1000000, 'weapons': [%s], 'checks': [{'metric': 'spreadDegrees', 'max': 1, 'speed': 1},"
                        + "{'metric': 'spreadDegrees', 'max': 1, 'speed': 2, 'simulations': 1000001}]}"
            })
    void simulationsHaveALimit(String body) {
        complaintsAbout(ChecksRequest.class, body.formatted(RIFLE), Limits.of(variable -> null))
                .onlyAt("/simulations", "over the limit of 2000000", "GUNFEEL_MAX_SIMULATIONS");
    }

    @Test
    void shotsOfSimulationsAndChecksHaveLimits() {
        complaintsAbout(
                        ChecksRequest.class,
                        body("{'metric': 'spreadDegrees', 'max': 1, 'speed': 1, 'shots': 10000,"
                                + " 'simulations': 30001}"),
                        Limits.of(variable -> null))
                .onlyAt("/firing", Limit.SIMULATED_SHOTS.environmentVariable());
        complaintsAbout(
                        ChecksRequest.class,
                        body("{'metric': 'spreadDegrees', 'max': 1, 'shots': 10001}"),
                        Limits.of(variable -> null))
                .at("/checks/0/shots");
        complaintsAbout(
                        ChecksRequest.class,
                        body("{'metric': 'climbDegrees', 'max': 1}, ".repeat(5_000)
                                + "{'metric': 'climbDegrees', 'max': 1}"),
                        Limits.of(variable -> null))
                .at("/checks");
        // What is computed exactly counts for nothing.
        complaintsOf(() -> Checks.run(ChecksRequest.of(List.of(), List.of()))).at("/weapons", "/checks");
    }

    @Test
    void nullsAreNamed() {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [null, " + RIFLE + "], 'presets': [null], 'checks': [null,"
                                + " {'metric': 'climbDegrees', 'max': 1}], 'baseline': {'weapons': [null],"
                                + " 'values': [null], 'patterns': [null]}}")
                .at(
                        "/weapons/0",
                        "/presets/0",
                        "/checks/0",
                        "/baseline/weapons/0",
                        "/baseline/values/0",
                        "/baseline/patterns/0");
    }
}
