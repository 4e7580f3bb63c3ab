package dev.gunfeel.check;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.ComplaintsAssert;
import dev.gunfeel.Requests;
import dev.gunfeel.check.metric.PatternDistance;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Warning;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a check says whatever stands beside it: other checks, another weapon, a baseline. */
class CompanyTest {
    private static final String SLOW_SWAY = "{'name': 'slow', 'fireIntervalSeconds': 0.1, 'magazineSize': 30,"
            + " 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'recoil': {'knocking': {'horizontal': {'peakDegrees': 0.6,"
            + " 'settleSeconds': 0.9, 'variation': 0.5, 'sign': 'random'}}}}";

    private static String gun(String name, int magazine, double interval, String more) {
        return "{'name': '" + name + "', 'fireIntervalSeconds': " + interval + ", 'magazineSize': " + magazine
                + ", 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'lift': {'magnitude': 0.001}}" + more
                + "}";
    }

    private static final String DAMAGE = ", 'damage': {'perHit': 10}";
    private static final String KILL = "'metric': 'shotsToKill', 'target': {'shape': 'humanoid', 'health': 100},"
            + " 'recoilControl': 1, 'distanceMeters': 10";

    private static ChecksRequest request(String weapons, String rest) {
        return read(ChecksRequest.class, "{'weapons': [" + weapons + "], " + rest + "}");
    }

    private static ComplaintsAssert complaints(String weapons, String rest, Map<String, String> environment) {
        return complaintsAbout(
                ChecksRequest.class, "{'weapons': [" + weapons + "], " + rest + "}", Limits.of(environment::get));
    }

    private static ComplaintsAssert complaints(String weapons, String rest) {
        return complaints(weapons, rest, Map.of());
    }

    private static void assertTaken(String weapons, String rest, Map<String, String> environment) {
        String body = ("{'weapons': [" + weapons + "], " + rest + "}").replace('\'', '"');
        Documents.read(body.getBytes(StandardCharsets.UTF_8), ChecksRequest.class, Limits.of(environment::get));
    }

    /** Bursts are shared and as long as the longest; a shorter one still ends in rest. */
    @ParameterizedTest
    @CsvSource({"swayDegrees", "viewSettledSeconds"})
    void aShorterBurstDoesNotKnowOfALongerOne(String metric) {
        String shorter = "{'metric': '" + metric + "', 'shots': 5, 'max': 9}";
        String all = "'vary': 'all', 'simulations': 300, 'checks': [";
        CheckResult alone =
                Checks.run(request(SLOW_SWAY, all + shorter + "]")).results().get(0);
        CheckResult beside = Checks.run(
                        request(SLOW_SWAY, all + shorter + ", {'metric': '" + metric + "', 'shots': 20, 'max': 9}]"))
                .results()
                .get(0);
        assertThat(beside).isEqualTo(alone);
        assertThat(alone.simulations()).isEqualTo(300);
    }

    @Test
    void theOtherWeaponNeedsItsDamageToo() {
        complaints(
                        gun("a", 30, 0.1, DAMAGE) + ", " + gun("b", 30, 0.1, ""),
                        "'checks': [{" + KILL + ", 'weapon': 'a', 'against': 'b', 'maxRatio': 1}]")
                .onlyAt("/checks/0/against", "needs the damage of b");
    }

    /** Ten hits kill; a magazine of three does not, whatever the magazine of the weapon that is compared with it. */
    @Test
    void theOtherWeaponHasItsOwnMagazine() {
        CheckResult result = Checks.run(request(
                        gun("a", 30, 0.1, DAMAGE) + ", " + gun("b", 3, 0.1, DAMAGE),
                        "'checks': [{" + KILL + ", 'weapon': 'a', 'against': 'b', 'maxRatio': 5}]"))
                .results()
                .get(0);
        assertThat(result.value()).isEqualTo(10);
        assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(result.message()).contains("has no ratio to that of b");
    }

    @Test
    void theOtherWeaponMustBeAbleToFireTheBurst() {
        complaints(
                        gun("a", 30, 0.1, "") + ", " + gun("b", 30, 0.5, ""),
                        "'firing': {'bursts': [{'shots': 2}, {'shots': 2, 'pauseSeconds': 0.2}]}, 'checks': [{'metric':"
                                + " 'spreadDegrees', 'weapon': 'a', 'against': 'b', 'maxRatio': 1}]")
                .at("/firing/bursts/1/pauseSeconds");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'metric': 'spreadDegrees', 'max': 9 | 0.5 | true | pauseSeconds",
                "'metric': 'shotsToKill', 'target': {'shape': 'humanoid', 'health': 9}, 'recoilControl': 1, 'distanceMeters': 9, 'max': 9"
                        + " | 0.1 | false | damage",
                "'metric': 'climbDegrees', 'shot': 20, 'shots': 21, 'max': 9 | 0.1 | true | ",
            })
    void aWeaponAsItWasMustBeAbleToFireTheBurst(
            String check, double interval, boolean hasDamage, @Nullable String fault) {
        String rest = "'firing': {'bursts': [{'shots': 2}, {'shots': 2, 'pauseSeconds': 0.2}]}, 'checks': [{" + check
                + "}], 'baseline': {'weapons': [" + gun("a", 30, interval, hasDamage ? DAMAGE : "") + "]}";
        if (fault == null) {
            assertTaken(gun("a", 30, 0.1, DAMAGE), rest, Map.of());
        } else {
            complaints(gun("a", 30, 0.1, DAMAGE), rest).onlyAt("/baseline", fault, "record it anew");
        }
    }

    /** Both weapons of a comparison are simulated, and so is the weapon as it was. */
    @Test
    void bothSidesOfAComparisonCount() {
        String moving = gun("a", 30, 0.1, "").replace("'lift'", "'running': {'magnitude': 1, 'maxSpeed': 5}, 'lift'");
        String both = moving + ", " + moving.replace("'a'", "'b'");
        String check = "'simulations': 1000, 'checks': [{'metric': 'hitProbability', 'target': {'shape': 'humanoid'},"
                + " 'recoilControl': 1, 'distanceMeters': 9, 'speed': 3, 'weapon': 'a', ";
        String compared = check + "'against': 'b', 'maxRatio': 9}]";
        String recorded = check + "'min': 0}], 'baseline': {'weapons': [" + moving + "]}";
        assertTaken(both, compared, Map.of("GUNFEEL_MAX_SIMULATIONS", "2000"));
        assertTaken(moving, recorded, Map.of("GUNFEEL_MAX_SIMULATIONS", "2000"));
        complaints(both, compared, Map.of("GUNFEEL_MAX_SIMULATIONS", "1999")).onlyAt("/simulations", "2000");
        complaints(moving, recorded, Map.of("GUNFEEL_MAX_SIMULATIONS", "1999")).onlyAt("/simulations", "2000");
    }

    @Test
    void aFullMagazineIsWithinTheLimitOfShots() {
        complaints(gun("a", 100_000, 0.1, ""), "'checks': [{'metric': 'spreadDegrees', 'max': 90}]")
                .onlyAt("/firing", "100000", "GUNFEEL_MAX_SHOTS");
    }

    /** A share of a burst that is simulated otherwise has other draws: it is not the figure that was recorded. */
    @ParameterizedTest
    @ValueSource(strings = {"'simulations': 800", "'simulations': 500, 'seed': 7"})
    void aRecordedFigureKnowsItsSimulations(String change) {
        String moving = gun("a", 30, 0.1, "").replace("'lift'", "'running': {'magnitude': 1, 'maxSpeed': 5}, 'lift'");
        String checks = "'checks': [{'metric': 'hitProbability', 'target': {'shape': 'circle', 'radiusMeters': 0.5},"
                + " 'recoilControl': 1, 'distanceMeters': 9, 'speed': 3}], ";
        String unrecorded = "'baseline': {'weapons': [" + moving + "]}";
        Baseline baseline = Checks.record(
                request(moving, checks + "'simulations': 500, " + unrecorded).withBaseline(null), null);
        ChecksReport report =
                Checks.run(request(moving, checks + change + ", " + unrecorded).withBaseline(baseline));
        assertThat(report.outcome()).as(report.toMarkdown()).isEqualTo(Outcome.PASSED);
        assertThat(report.warnings()).extracting(Warning::code).containsExactly("unreadInBaseline");
    }

    @Test
    void aBaselineThatHoldsNothingIsNoPass() {
        String gun = gun("a", 30, 0.1, "");
        complaints(gun, "'baseline': {'values': [{'weapon': 'a', 'measure': 'recoverySeconds, 30 shot', 'value': 1}]}")
                .onlyAt("/baseline", "has nothing of the weapons here to hold them to; record it anew");
    }

    /** A magazine that grew has another pattern, however well its first shots fit. */
    @ParameterizedTest
    @CsvSource({"20, 30", "30, 20"})
    void aPatternOfAnotherLengthIsAnother(int before, int now) {
        Baseline baseline = Checks.record(
                request(gun("a", before, 0.1, ""), "'checks': [{'metric': 'recoverySeconds', 'max': 90}]"), null);
        ChecksReport report = Checks.run(request(
                        gun("a", now, 0.1, ""),
                        "'checks': [{'metric': 'recoverySeconds', 'max': 90}], 'tolerance': {'share': 100}")
                .withBaseline(baseline));
        assertThat(report.results())
                .filteredOn(result -> result.metric().equals(new PatternDistance()))
                .singleElement()
                .satisfies(result -> {
                    assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
                    assertThat(result.value()).isNull();
                    assertThat(result.message()).contains(now + " shots", before + " in the baseline");
                });
    }

    @Test
    void patternsOfTwoWeaponsAreComparedAsFarAsBothFire() {
        CheckResult result = Checks.run(request(
                        gun("a", 30, 0.1, "") + ", " + gun("b", 12, 0.1, ""),
                        "'checks': [{'metric': 'patternDistance', 'weapon': 'a', 'against': 'b', 'max': 1}]"))
                .results()
                .get(0);
        assertThat(result.value()).isZero();
        assertThat(result.message()).endsWith("over the 12 shots that both fire");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"speed, 3", "vary, 'all'", "seed, 3", "simulations, 30"})
    void aPatternTakesNothingOfChance(String parameter, String value) {
        complaints(
                        gun("a", 30, 0.1, "") + ", " + gun("b", 30, 0.1, ""),
                        "'checks': [{'metric': 'patternDistance', 'weapon': 'a', 'against': 'b', 'max': 1, '"
                                + parameter + "': " + value + "}]")
                .onlyAt("/checks/0/" + parameter, "means nothing to metric patternDistance; leave it out");
    }

    /** Servers that read JUnit reports take two cases of one name for the same. */
    @Test
    void checksOfOneTitleAreToldApart() {
        ChecksReport report = Checks.run(request(
                gun("a", 30, 0.1, ""),
                "'checks': [{'metric': 'spreadDegrees', 'max': 9}, {'metric': 'spreadDegrees', 'min': 0.001}]"));
        assertThat(report.results()).extracting(CheckResult::name).containsExactly("spreadDegrees", "spreadDegrees #2");
    }

    /** Figures at the ends of what a double holds: every one of these once failed for want of a finite number. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0 | 1000000",
                "1e-320 | 0",
                "1e308 | 1000000",
                "-1e308 | 5e-324",
            })
    void recordedFiguresAtTheEndsOfDoubles(double recorded, double tolerance) {
        String kicking =
                gun("a", 3, 0.1, ", 'recoil': {'knocking': {'vertical': {'peakDegrees': 1, 'settleSeconds': 0.3}}}");
        ChecksReport report = Checks.run(request(
                kicking,
                "'tolerance': {'share': " + tolerance + "}" + ", 'baseline': {'values': [{'weapon': 'a', 'metric':"
                        + " 'climbDegrees', 'firing': {'shots': 3}, 'value': " + recorded + "}]}"));
        assertThat(report.results()).hasSize(1);
        Requests.assertFinite(report);
    }

    @Test
    void aRatioBeyondDoublesIsNone() {
        String kicking =
                gun("a", 3, 0.1, ", 'recoil': {'knocking': {'vertical': {'peakDegrees': 1, 'settleSeconds': 0.3}}}");
        ChecksReport report = Checks.run(request(
                kicking + ", " + kicking.replace("'a'", "'b'").replace("'peakDegrees': 1", "'peakDegrees': 5e-324"),
                "'checks': [{'metric': 'climbDegrees', 'weapon': 'a', 'against': 'b', 'maxRatio': 1}, {'metric':"
                        + " 'climbDegrees', 'weapon': 'b', 'against': 'a', 'maxRatio': 1}]"));
        Requests.assertFinite(report);
        assertThat(report.results().get(0).message()).contains("has no ratio");
    }

    @ParameterizedTest
    @CsvSource({"5e-324", "1e-323"})
    void aPercentileNextToNone(double percentile) {
        String moving =
                gun("a", 30, 0.1, DAMAGE).replace("'lift'", "'running': {'magnitude': 1, 'maxSpeed': 5}, 'lift'");
        Requests.assertFinite(Checks.run(request(
                moving,
                "'simulations': 50, 'checks': [{" + KILL.replace("100}", "10}")
                        + ", 'speed': 5, 'min': 0, 'percentile': " + percentile + "}]")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'shots': 10 | /firing",
                "'bursts': [{'shots': 9}, {'shots': 1, 'pauseSeconds': 1}] | /firing",
            })
    void checksLookAtSoManyShots(String firing, String pointer) {
        String checks = "{'metric': 'climbDegrees', 'max': 9}, ".repeat(9)
                + "{'metric': 'climbDegrees', 'max': 9, 'shots': 20}";
        String rest = "'firing': {" + firing + "}, 'checks': [" + checks + "]";
        assertTaken(gun("a", 30, 0.1, ""), rest, Map.of("GUNFEEL_MAX_CHECKED_SHOTS", "110"));
        complaints(gun("a", 30, 0.1, ""), rest, Map.of("GUNFEEL_MAX_CHECKED_SHOTS", "109"))
                .at(pointer);
    }

    @Test
    void whatABaselineImpliesCountsAsChecks() {
        String gun = gun("a", 30, 0.1, "");
        String baseline = "'baseline': {'weapons': [" + gun + "]}";
        assertTaken(gun, baseline, Map.of("GUNFEEL_MAX_CHECKS", "6"));
        complaints(gun, baseline, Map.of("GUNFEEL_MAX_CHECKS", "5")).at("/checks");
    }

    /** A burst that can't be read is told, and nothing is counted by it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{} | /firing/shots",
                "{'bursts': [null]} | /firing/bursts/0",
                "{'bursts': [{}]} | /firing/bursts/0/shots",
                "{'shots': null} | /firing/shots",
                "{'bursts': [{'shots': 'x'}]} | /firing/bursts/0/shots",
            })
    void aBurstAtFaultIsTold(String firing, String place) {
        String gun = gun("a", 30, 0.1, "");
        complaints(
                        gun,
                        "'firing': " + firing
                                + ", 'checks': [{'metric': 'climbDegrees', 'max': 9}], 'baseline': {'weapons': [" + gun
                                + "]}")
                .at(place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'patterns': [{'weapon': 'a', 'yawDegrees': [], 'pitchDegrees': []}] | /baseline/patterns/0/yawDegrees",
                "'patterns': [{'weapon': 'a', 'yawDegrees': [0], 'pitchDegrees': [0]}, {'weapon': 'a', 'yawDegrees': [1],"
                        + " 'pitchDegrees': [0]}] | /baseline/patterns/1/weapon",
                "'values': [{'weapon': 'a', 'measure': 'x', 'value': 1}, {'weapon': 'a', 'measure': 'x', 'value': 2}]"
                        + " | /baseline/values/1/measure",
            })
    void aBaselineSaysEachThingOnce(String recorded, String pointer) {
        complaints(
                        gun("a", 30, 0.1, ""),
                        "'checks': [{'metric': 'climbDegrees', 'max': 9}], 'baseline': {" + recorded + "}")
                .at(pointer);
    }

    /** From two bursts nothing follows about a ratio, so more of them are advised and not another bound. */
    @Test
    void tooFewBurstsForARatioAreToldSo() {
        String moving = gun("a", 10, 0.1, "").replace("'lift'", "'running': {'magnitude': 1, 'maxSpeed': 5}, 'lift'");
        CheckResult result = Checks.run(request(
                        moving + ", " + moving.replace("'a'", "'b'").replace(": 10,", ": 3,"),
                        "'simulations': 2, 'checks': [{'metric': 'spreadDegrees', 'weapon': 'a', 'against': 'b', 'speed': 2,"
                                + " 'minRatio': 1, 'maxRatio': 3}]"))
                .results()
                .get(0);
        assertThat(result.outcome()).isEqualTo(Outcome.UNCERTAIN);
        assertThat(result.ratioInterval()).isNull();
        assertThat(result.simulationsToSettle()).isEqualTo(100);
        assertThat(Objects.requireNonNull(result.interval()).min()).isNotNegative();
    }

    /** By a percentile who lives counts as later than all others, also where one weapon never kills at all. */
    @Test
    void whoNeverKillsIsSlowerThanWhoDoes() {
        List<CheckResult> results = Checks.run(request(
                        gun("a", 30, 0.1, DAMAGE) + ", " + gun("b", 3, 0.1, DAMAGE),
                        "'checks': [{" + KILL + ", 'percentile': 50, 'weapon': 'a', 'against': 'b', 'maxRatio': 1}, {"
                                + KILL
                                + ", 'percentile': 50, 'weapon': 'a', 'against': 'b', 'minRatio': 0.5}, {" + KILL
                                + ", 'percentile': 50, 'weapon': 'b', 'against': 'a', 'maxRatio': 100}]"))
                .results();
        assertThat(results)
                .extracting(CheckResult::outcome)
                .containsExactly(Outcome.PASSED, Outcome.FAILED, Outcome.FAILED);
        assertThat(results.get(0).ratio()).isZero();
        assertThat(results.get(0).message()).contains("0 times that of b (none), at most 1 times that of b");
        assertThat(results.get(1).message()).endsWith("; the ratio is below the least allowed");
        assertThat(results.get(2).message()).endsWith("; has no ratio to that of a");
    }

    /** Whose value is missing is told rightly. */
    @Test
    void aRatioWithoutItsOwnValueBlamesNobodyElse() {
        CheckResult result = Checks.run(request(
                        gun("a", 3, 0.1, DAMAGE) + ", " + gun("b", 30, 0.1, DAMAGE),
                        "'checks': [{" + KILL + ", 'weapon': 'a', 'against': 'b', 'maxRatio': 5}]"))
                .results()
                .get(0);
        assertThat(result.message()).endsWith("; has no ratio to that of b");
    }
}
