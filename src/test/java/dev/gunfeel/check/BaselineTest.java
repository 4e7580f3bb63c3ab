package dev.gunfeel.check;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.throughJson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.metric.PatternDistance;
import dev.gunfeel.check.metric.SpreadDegrees;
import dev.gunfeel.check.metric.ViewSettledSeconds;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.report.Tolerance;
import dev.gunfeel.input.Warning;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Weapon;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What was recorded holds weapons to what they were. */
class BaselineTest {
    private static final String CHECKS = """
            {'metric': 'hitProbability', 'target': {'shape': 'humanoid'}, 'recoilControl': 1, 'distanceMeters': 20, 'speed': 4},
            {'metric': 'timeToKillSeconds', 'target': {'shape': 'circle', 'radiusMeters': 5, 'health': 100},
             'recoilControl': 1, 'distanceMeters': 20}""";

    private static ChecksRequest request(double lift, String more) {
        return read(ChecksRequest.class, "{'weapons': [" + rifle(lift) + "], " + more + " 'simulations': 500}");
    }

    /** A request whose baseline is yet to be recorded. */
    private static ChecksRequest unrecorded(String more) {
        return request(0.5, more + " 'baseline': {'weapons': [" + rifle(0.5) + "]},")
                .withBaseline(null);
    }

    private static String rifle(double lift) {
        return "{'name': 'rifle', 'fireIntervalSeconds': 0.1, 'magazineSize': 20, 'damage': {'perHit': 40},"
                + " 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'lift': {'magnitude': " + lift
                + "}, 'running': {'magnitude': 1, 'maxSpeed': 5}}, 'recoil': {'knocking': {'vertical': {'peakDegrees': 1,"
                + " 'settleSeconds': 0.3, 'variation': 0.2}, 'horizontal': {'peakDegrees': 0.3, 'settleSeconds': 0.3,"
                + " 'sign': 'random'}}}}";
    }

    /** Without any rule, of all checks and every metric that needs no target: nothing has changed, with no tolerance. */
    @Test
    void anUnchangedWeaponPassesWithoutTolerance() {
        ChecksRequest request = read(
                ChecksRequest.class,
                "{'weapons': [" + rifle(0.5) + "], 'presets': ['pistol'],"
                        + " 'firing': {'shots': 12, 'speed': 3}, 'simulations': 500, 'checks': [{'metric':"
                        + " 'climbDegrees', 'max': 90}," + CHECKS + ", {'metric': 'patternDistance', 'max': 0.001,"
                        + " 'weapon': 'rifle'}],"
                        + " 'baseline': {'weapons': [" + rifle(0.5) + ", "
                        + rifle(0.5).replace("'rifle'", "'pistol'") + "]}}");
        Baseline recorded = throughJson(Baseline.class, Checks.record(request, "1.2.3"));
        assertThat(recorded.version()).isEqualTo("1.2.3");
        assertThat(recorded.weapons()).extracting(Weapon::name).containsExactly("rifle", "pistol");
        assertThat(recorded.patterns())
                .extracting(pattern -> pattern.yawDegrees().length)
                .containsExactly(12, 12);
        ChecksReport report = Checks.run(request.withBaseline(recorded));
        assertThat(report.outcome()).as(report.toMarkdown()).isEqualTo(Outcome.PASSED);
        assertThat(report.warnings()).isEmpty();
        // Four checks, five metrics without a target and the pattern, of two weapons.
        assertThat(report.results()).hasSize(2 * (4 + 6) - 1);
        assertThat(report.results())
                .filteredOn(result -> !result.metric().equals(new PatternDistance()))
                .allSatisfy(result -> {
                    assertThat(result.recorded()).isEqualTo(result.value());
                    assertThat(result.tolerance()).isEqualTo(Tolerance.NONE);
                });
    }

    @Test
    void aBaselineOfWeaponsAloneComputesWhatTheyWere() {
        ChecksReport same =
                Checks.run(request(0.5, "'checks': [" + CHECKS + "], 'baseline': {'weapons': [" + rifle(0.5) + "]},"));
        assertThat(same.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(same.results()).hasSize(2 + 6);
        ChecksReport changed = Checks.run(request(0.55, "'baseline': {'weapons': [" + rifle(0.5) + "]},"));
        assertThat(changed.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(failed(changed)).containsExactly("baseline: spreadDegrees", "baseline: patternDistance");
    }

    private static List<String> failed(ChecksReport report) {
        return report.results().stream()
                .filter(result -> result.outcome() == Outcome.FAILED)
                .map(CheckResult::name)
                .toList();
    }

    /** Lift 0.5 at 10 ahead to lift 0.51 is 2 % more: inside a tolerance of 3 %, outside one of 1 %. */
    @ParameterizedTest
    @CsvSource({"0.03, PASSED", "0.01, FAILED"})
    void toleranceIsAShareOfWhatWas(double tolerance, Outcome outcome) {
        ChecksReport report = Checks.run(
                request(0.51, "'tolerance': " + tolerance + ", 'baseline': {'weapons': [" + rifle(0.5) + "]},"));
        CheckResult spread = report.results().get(0);
        assertThat(spread.name()).isEqualTo("baseline: spreadDegrees");
        assertThat(spread.outcome()).isEqualTo(outcome);
        double was = StrictMath.toDegrees(StrictMath.atan(0.05));
        double is = StrictMath.toDegrees(StrictMath.atan(0.051));
        assertThat(spread.recorded()).isCloseTo(was, within(1e-9));
        assertThat(spread.margin()).isCloseTo(tolerance * was - (is - was), within(1e-9));
        assertThat(report.outcome()).isEqualTo(outcome);
        if (outcome == Outcome.FAILED) {
            assertThat(spread.message()).contains("within 1 % of ", "2 % above what was recorded");
        }
    }

    /** Recorded values go before the weapon's, so that a change of Gunfeel itself would show. */
    @Test
    void recordedValuesAndPatternsHoldEvenAnUnchangedWeapon() {
        Baseline recorded = Checks.record(unrecorded("'checks': [" + CHECKS + "],"), null);
        List<RecordedValue> values = recorded.values().stream()
                .map(value -> value.metric() instanceof SpreadDegrees
                        ? RecordedValue.of(value.measurement(), value.value() + 0.1)
                        : value)
                .toList();
        RecordedPattern pattern = recorded.patterns().get(0);
        double[] pitch = pattern.pitchDegrees().clone();
        pitch[3] += 0.2;
        Baseline other = new Baseline(
                2,
                null,
                recorded.weapons(),
                values,
                List.of(new RecordedPattern("rifle", pattern.yawDegrees(), pitch)));
        ChecksReport report =
                Checks.run(unrecorded("'checks': [" + CHECKS + "],").withBaseline(other));
        assertThat(failed(report)).containsExactly("baseline: spreadDegrees", "baseline: patternDistance");
        CheckResult distance = report.results().get(report.results().size() - 1);
        assertThat(distance.value()).isCloseTo(0.2 / Math.sqrt(20), within(1e-6));
    }

    @Test
    void everySingleNumberOfTheWeaponShows() {
        Baseline recorded = Checks.record(unrecorded(""), null);
        String rifle = rifle(0.5);
        for (String change : new String[] {
            "'magnitude': 0.5>'magnitude': 0.50001",
            "'peakDegrees': 1,>'peakDegrees': 1.0001,",
            "'peakDegrees': 0.3>'peakDegrees': 0.3001",
            "'fireIntervalSeconds': 0.1>'fireIntervalSeconds': 0.1001",
            "'gain': 0.1>'gain': 0.10001",
            "'variation': 0.2>'variation': 0.2001",
        }) {
            String[] parts = change.split(">");
            assertThat(rifle).contains(parts[0]);
            ChecksRequest changed = read(
                    ChecksRequest.class,
                    "{'weapons': [" + rifle.replace(parts[0], parts[1]) + "], 'simulations': 500,"
                            + " 'checks': [{'metric': 'climbDegrees', 'max': 90}]}");
            assertThat(Checks.run(changed.withBaseline(recorded)).outcome())
                    .as(change)
                    .isEqualTo(Outcome.FAILED);
        }
    }

    @Test
    void aWeaponThatTheBaselineDoesNotKnowIsOnlySaid() {
        ChecksReport report = Checks.run(read(
                ChecksRequest.class,
                "{'weapons': [" + rifle(0.5) + "], 'presets': ['pistol'], 'checks': [{'metric': 'climbDegrees', 'max':"
                        + " 90}], 'simulations': 500, 'baseline': {'weapons': [" + rifle(0.5) + "]}}"));
        assertThat(report.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(report.warnings()).extracting(Warning::code).containsExactly("notInBaseline");
        assertThat(report.results())
                .filteredOn(result -> result.weapon().equals("pistol"))
                .hasSize(1);
    }

    /** A weapon that was renamed or removed would otherwise leave CI green for ever. */
    @Test
    void aWeaponThatOnlyTheBaselineKnowsIsComplainedAbout() {
        String body = "{'weapons': [" + rifle(0.5) + "], 'baseline': {'weapons': [" + rifle(0.5) + ", "
                + rifle(0.5).replace("'rifle'", "'carbine'") + "]}}";
        complaintsAbout(ChecksRequest.class, body).onlyAt("/baseline", "holds carbine, which is no weapon here");
    }

    @Test
    void whatCanNotBeHeldAgainstItIsComplainedAbout() {
        String start = "{'weapons': [" + rifle(0.5) + "], 'presets': ['pistol'], 'checks': [";
        String end = "], 'baseline': {'weapons': [" + rifle(0.5) + "]}}";
        complaintsAbout(ChecksRequest.class, start + "{'metric': 'climbDegrees'}" + end)
                .onlyAt("/checks/0", "the baseline has no value of pistol");
        complaintsAbout(ChecksRequest.class, start + "{'metric': 'patternDistance', 'max': 1}" + end)
                .onlyAt("/checks/0/metric", "pattern of pistol");
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + rifle(0.5)
                                + "], 'checks': [{'metric': 'patternDistance', 'max': 1, 'shots': 4}],"
                                + " 'baseline': {'patterns': [{'weapon': 'rifle', 'yawDegrees': [0, 0], 'pitchDegrees': [1, 2]}]}}")
                .onlyAt("/checks/0/shots", "the baseline has 2 of rifle");
        complaintsAbout(ChecksRequest.class, "{'weapons': [" + rifle(0.5) + "], 'baseline': {}}")
                .onlyAt("/baseline", "is empty");
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + rifle(0.5)
                                + "], 'baseline': {'patterns': [{'weapon': 'rifle', 'yawDegrees': [0, 0],"
                                + " 'pitchDegrees': [1]}]}}")
                .onlyAt("/baseline/patterns/0/pitchDegrees", "yawDegrees has 2");
    }

    @Test
    void aCheckKeepsItsOwnBoundsToo() {
        ChecksRequest request = request(
                0.5,
                "'checks': [{'metric': 'climbDegrees', 'max': 0.01}], 'baseline': {'weapons': [" + rifle(0.5) + "]},");
        CheckResult result = Checks.run(request).results().get(0);
        assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(result.recorded()).isEqualTo(result.value());
        assertThat(Objects.requireNonNull(result.margin()))
                .isCloseTo(0.01 - Objects.requireNonNull(result.value()), within(1e-12));
    }

    @Test
    void recordingLeavesAnOldBaselineAside() {
        ChecksRequest stale =
                request(0.5, "'checks': [" + CHECKS + "], 'baseline': {'weapons': [" + rifle(0.9) + "]},");
        ChecksRequest fresh = unrecorded("'checks': [" + CHECKS + ", {'metric': 'climbDegrees', 'max': 3}],");
        Baseline recorded = Checks.record(stale, null);
        assertThat(recorded.values()).isNotEmpty();
        assertThat(Checks.record(fresh, null).values()).containsAll(recorded.values());
    }

    /** A value is recorded with its metric and parameters as data, those in force. */
    @Test
    void valuesAreRecordedAsData() {
        String json = new String(
                JsonText.readable(Checks.record(unrecorded("'checks': [" + CHECKS + "],"), "1.2.3")),
                StandardCharsets.UTF_8);
        assertThat(json)
                .startsWith("{\n  \"format\" : 3,\n  \"version\" : \"1.2.3\",")
                .doesNotContain("\"measure\"");
        assertThat(json.replaceAll("\\s+", ""))
                .contains(
                        "{\"weapon\":\"rifle\",\"metric\":\"climbDegrees\",\"shot\":19,\"firing\":{\"shots\":20,\"speed\":0.0},"
                                + "\"vary\":\"running\",\"value\":",
                        "{\"weapon\":\"rifle\",\"metric\":\"hitProbability\",\"target\":{\"shape\":\"humanoid\","
                                + "\"headRadiusMeters\":0.12,\"bodyWidthMeters\":0.34,\"bodyHeightMeters\":0.64,"
                                + "\"armWidthMeters\":0.09,\"armLengthMeters\":0.64,\"legWidthMeters\":0.15,"
                                + "\"legLengthMeters\":0.88},\"distanceMeters\":20.0,\"aim\":{\"rightMeters\":0.0,\"upMeters\":0.0},"
                                + "\"recoilControl\":1.0,\"firing\":{\"shots\":20,\"speed\":4.0},\"vary\":\"running\","
                                + "\"seed\":1,\"simulations\":500,\"value\":");
    }

    /** However it is written, what was measured in the same way is the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "'metric': 'spreadDegrees', 'firing': {'shots': 20}",
                "'metric': 'spreadDegrees', 'toShot': 19, 'fromShot': 0, 'firing': {'speed': 0, 'shots': 20}",
                "'firing': {'shots': 20}, 'vary': 'running', 'toShot': 19, 'metric': 'spreadDegrees'",
            })
    void aValueIsFoundByWhatWasMeasured(String measured) {
        String value = "{'weapon': 'rifle', " + measured + ", 'value': 1.5}";
        ChecksReport report = Checks.run(request(0.5, "'baseline': {'format': 3, 'values': [" + value + "]},"));
        assertThat(report.results())
                .extracting(CheckResult::name, CheckResult::recorded)
                .containsExactly(tuple("baseline: spreadDegrees", 1.5));
        assertThat(report.warnings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'metric': 'spreadDegrees', 'firing': {'shots': 19}",
                "'metric': 'spreadDegrees', 'fromShot': 1, 'firing': {'shots': 20}",
                "'metric': 'spreadDegrees', 'firing': {'shots': 20, 'speed': 1}",
                "'metric': 'spreadDegrees', 'firing': {'shots': 20}, 'vary': 'all'",
                "'metric': 'spreadDegrees', 'firing': {'shots': 20}, 'seed': 1, 'simulations': 500",
                "'metric': 'swayDegrees', 'toShot': 3, 'firing': {'shots': 20}",
                "'metric': 'spreadDegrees', 'firing': {'bursts': [{'shots': 20}]}",
            })
    void aValueOfSomethingElseIsNotFound(String measured) {
        ChecksReport report = Checks.run(request(
                0.5,
                "'checks': [{'metric': 'spreadDegrees', 'max': 90}], 'baseline': {'format': 3, 'weapons': ["
                        + rifle(0.5) + "], 'values': [{'weapon': 'rifle', " + measured + ", 'value': 1.5}]},"));
        assertThat(report.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(report.warnings()).extracting(Warning::code).containsExactly("unreadInBaseline");
        assertThat(report.warnings().get(0).message()).contains("has 1 figure that nothing is held to, such as s");
    }

    /** In form 1 a sentence said what was measured. Such a value is set aside, and the recorded weapon stands in for it. */
    @Test
    void anOldBaselineIsReadWithANoteToRecordItAnew() {
        String old = "{'version': '0.1.0', 'weapons': [" + rifle(0.5) + "], 'values': [{'weapon': 'rifle', 'measure':"
                + " 'spreadDegrees, 20 shots, from shot 0 to 19', 'value': 1e9}], 'patterns': []}";
        ChecksReport report = Checks.run(request(0.5, "'baseline': " + old + ","));
        assertThat(report.outcome()).as(report.toMarkdown()).isEqualTo(Outcome.PASSED);
        assertThat(report.results()).hasSize(6);
        assertThat(report.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("oldBaseline");
            assertThat(warning.pointer()).isEqualTo("/baseline/values");
            assertThat(warning.message()).contains("1 value is set aside", "record it anew");
        });
        assertThat(Checks.run(request(0.6, "'baseline': " + old + ",")).outcome())
                .isEqualTo(Outcome.FAILED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'format': 4, 'version': '9.9' | /baseline/format | take the Gunfeel that recorded it (9.9)",
                "'format': 0 | /baseline/format | must be at least 1",
                "'values': [{'weapon': 'rifle', 'firing': {'shots': 1}, 'value': 1}] | /baseline/values/0/metric | is required",
                "'values': [{'weapon': 'rifle', 'metric': 'recoverySeconds', 'value': 1}] | /baseline/values/0/firing"
                        + " | is required",
                "'values': [{'weapon': 'rifle', 'metric': 'recovery', 'firing': {'shots': 1}, 'value': 1}]"
                        + " | /baseline/values/0/metric | must be one of",
                "'values': [{'weapon': 'rifle', 'metric': 'recoverySeconds', 'shot': 1, 'firing': {'shots': 1}, 'value': 1}]"
                        + " | /baseline/values/0/shot | means nothing to metric recoverySeconds, which takes nothing of its own",
                "'values': [{'weapon': 'rifle', 'metric': 'climbDegrees', 'firing': {'shots': 2}, 'value': 1}, {'weapon':"
                        + " 'rifle', 'metric': 'climbDegrees', 'shot': 1, 'firing': {'shots': 2, 'speed': 0}, 'value': 2}]"
                        + " | /baseline/values/1/metric | keep one",
            })
    void aBaselineAtFaultIsTold(String members, String pointer, String message) {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + rifle(0.5)
                                + "], 'checks': [{'metric': 'climbDegrees', 'max': 90}], 'baseline': {" + "'weapons': ["
                                + rifle(0.5) + "], " + members + "}}")
                .onlyAt(pointer, message);
    }

    /** An unchanged weapon with a cone and pellets passes, and keeps one direction a shot: where its middle goes. */
    @Test
    void whatIsDrawnIsNotRecordedAsAPattern() {
        ChecksRequest request = read(
                ChecksRequest.class,
                "{'weapons': ["
                        + rifle(0.5)
                                .replace("'running'", "'cone': {'degrees': 2}, 'running'")
                                .replace("'recoil'", "'pellets': {'count': 5, 'degrees': 3}, 'recoil'")
                        + "], 'checks': [{'metric': 'climbDegrees', 'max': 90}], 'simulations': 100}");
        Baseline recorded = throughJson(Baseline.class, Checks.record(request, null));
        assertThat(recorded.patterns().get(0).yawDegrees()).hasSize(20);
        ChecksReport report = Checks.run(request.withBaseline(recorded));
        assertThat(report.results())
                .filteredOn(result -> result.name().startsWith("baseline"))
                .hasSize(6)
                .allSatisfy(result ->
                        assertThat(result.outcome()).as(result.message()).isEqualTo(Outcome.PASSED));
        assertThat(failed(Checks.run(request.withBaseline(recorded).with(all -> all.seed(9L)))))
                .doesNotContain("baseline: patternDistance");
    }

    /** In form 2 a metric had another name: its value holds the weapon all the same, and a note says so. */
    @Test
    void aFormerNameIsRead() {
        ChecksReport report = Checks.run(request(
                0.5,
                "'baseline': {'format': 2, 'values': [{'weapon': 'rifle', 'metric': 'viewSettleSeconds', 'firing':"
                        + " {'shots': 20}, 'value': 0.25}]},"));
        CheckResult result = Written.only(report.results());
        assertThat(result.metric()).isEqualTo(new ViewSettledSeconds());
        assertThat(result.recorded()).isEqualTo(0.25);
        assertThat(report.warnings()).extracting(Warning::code).containsExactly("oldBaseline");
        assertThat(report.warnings().get(0).message())
                .contains("form 2", "viewSettledSeconds was called viewSettleSeconds");
        assertThat(throughJson(
                                RecordedValue.class,
                                read(
                                        RecordedValue.class,
                                        "{'weapon': 'rifle', 'metric':"
                                                + " 'viewSettleSeconds', 'firing': {'shots': 20}, 'value': 0.25}"))
                        .metric())
                .isEqualTo(new ViewSettledSeconds());
    }
}
