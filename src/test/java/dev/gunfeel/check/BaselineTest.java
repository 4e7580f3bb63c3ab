package dev.gunfeel.check;

import static dev.gunfeel.Requests.assertComplaint;
import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.throughJson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was recorded holds weapons to what they were. */
class BaselineTest {
    private static final String CHECKS = """
            {'metric': 'hitProbability', 'target': {'shape': 'humanoid'}, 'distanceMeters': 20, 'speed': 4},
            {'metric': 'timeToKillSeconds', 'target': {'shape': 'circle', 'radiusMeters': 5, 'health': 100},
             'distanceMeters': 20}""";

    private static ChecksRequest request(double lift, String more) {
        return read(ChecksRequest.class, "{'weapons': [" + rifle(lift) + "], " + more + " 'simulations': 500}");
    }

    /** A request whose baseline is yet to be recorded. */
    private static ChecksRequest unrecorded(String more) {
        return request(0.5, more + " 'baseline': {'weapons': [" + rifle(0.5) + "]},")
                .against(null);
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
        ChecksReport report = Checks.run(request.against(recorded));
        assertThat(report.outcome()).as(report.toMarkdown()).isEqualTo(Outcome.PASSED);
        assertThat(report.warnings()).isEmpty();
        // Four checks, five metrics without a target and the pattern, of two weapons.
        assertThat(report.results()).hasSize(2 * (4 + 6) - 1);
        assertThat(report.results())
                .filteredOn(result -> result.metric() != Metric.PATTERN_DISTANCE)
                .allSatisfy(result -> {
                    assertThat(result.recorded()).isEqualTo(result.value());
                    assertThat(result.tolerance()).isZero();
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
            assertThat(spread.message()).contains("2 % above the baseline's", "tolerance of 1 %");
        }
    }

    /** Recorded values go before the weapon's, so that a change of Gunfeel itself would show. */
    @Test
    void recordedValuesAndPatternsHoldEvenAnUnchangedWeapon() {
        Baseline recorded = Checks.record(unrecorded("'checks': [" + CHECKS + "],"), null);
        List<RecordedValue> values = recorded.values().stream()
                .map(value -> value.measure().startsWith("spreadDegrees")
                        ? new RecordedValue(value.weapon(), value.measure(), value.value() + 0.1)
                        : value)
                .toList();
        RecordedPattern pattern = recorded.patterns().get(0);
        double[] pitch = pattern.pitchDegrees().clone();
        pitch[3] += 0.2;
        Baseline other = new Baseline(
                null, recorded.weapons(), values, List.of(new RecordedPattern("rifle", pattern.yawDegrees(), pitch)));
        ChecksReport report =
                Checks.run(unrecorded("'checks': [" + CHECKS + "],").against(other));
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
            assertThat(Checks.run(changed.against(recorded)).outcome())
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
        assertThatThrownBy(() -> read(ChecksRequest.class, body))
                .isInstanceOfSatisfying(
                        InputException.class,
                        exception -> assertThat(exception.violations())
                                .singleElement()
                                .satisfies(complaint -> {
                                    assertThat(complaint.pointer()).isEqualTo("/baseline");
                                    assertThat(complaint.message())
                                            .startsWith("holds carbine, which is no weapon here");
                                }));
    }

    @Test
    void whatCanNotBeHeldAgainstItIsComplainedAbout() {
        String start = "{'weapons': [" + rifle(0.5) + "], 'presets': ['pistol'], 'checks': [";
        String end = "], 'baseline': {'weapons': [" + rifle(0.5) + "]}}";
        assertComplaint(
                ChecksRequest.class,
                start + "{'metric': 'climbDegrees'}" + end,
                "/checks/0",
                "the baseline has no value of pistol");
        assertComplaint(
                ChecksRequest.class,
                start + "{'metric': 'patternDistance', 'max': 1}" + end,
                "/checks/0/metric",
                "pattern of pistol");
        assertComplaint(
                ChecksRequest.class,
                "{'weapons': [" + rifle(0.5) + "], 'checks': [{'metric': 'patternDistance', 'max': 1, 'shots': 4}],"
                        + " 'baseline': {'patterns': [{'weapon': 'rifle', 'yawDegrees': [0, 0], 'pitchDegrees': [1, 2]}]}}",
                "/checks/0/shots",
                "the baseline has 2 of rifle");
        assertComplaint(
                ChecksRequest.class, "{'weapons': [" + rifle(0.5) + "], 'baseline': {}}", "/baseline", "is empty");
        assertComplaint(
                ChecksRequest.class,
                "{'weapons': [" + rifle(0.5) + "], 'baseline': {'patterns': [{'weapon': 'rifle', 'yawDegrees': [0, 0],"
                        + " 'pitchDegrees': [1]}]}}",
                "/baseline/patterns/0/pitchDegrees",
                "yawDegrees has 2");
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
}
