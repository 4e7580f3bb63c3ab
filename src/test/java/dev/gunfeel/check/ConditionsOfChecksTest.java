package dev.gunfeel.check;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.throughJson;
import static dev.gunfeel.check.Written.LASER;
import static dev.gunfeel.check.Written.only;
import static dev.gunfeel.check.Written.report;
import static dev.gunfeel.check.Written.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.metric.Distances;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.ShotsToKill;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.text.JsonText;
import dev.gunfeel.weapon.Firing;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of which weapons a check is made, fired how and from where, and against what. */
class ConditionsOfChecksTest {
    private static final String KILL =
            "'metric': 'shotsToKill', 'target': {'shape': 'rectangle', 'widthMeters': 1, 'heightMeters': 1, 'health': 90}";

    private static String tagged(String name, String... tags) {
        return LASER.replace("'laser'", "'" + name + "', 'tags': ['" + String.join("', '", tags) + "']");
    }

    private static final String THREE =
            tagged("a", "automatic") + "," + tagged("b", "automatic", "silent") + "," + tagged("c", "bolt");

    /** 30 damage up to 20 m, 22.5 at 30 m, 15 from 40 m on: 90 health are 3, 4 and 6 shots. */
    @Test
    void eachDistanceMakesAResult() {
        assertThat(run("{'name': 'kill', " + KILL + ", 'distanceMeters': [20, 30, 40.5], 'max': 5}"))
                .extracting(CheckResult::name, CheckResult::value, CheckResult::outcome)
                .containsExactly(
                        tuple("kill at 20 m", 3.0, Outcome.PASSED),
                        tuple("kill at 30 m", 4.0, Outcome.PASSED),
                        tuple("kill at 40.5 m", 6.0, Outcome.FAILED));
        assertThat(run("{" + KILL + ", 'distanceMeters': {'from': 20, 'to': 40, 'step': 10}, 'max': 5}"))
                .extracting(CheckResult::name, CheckResult::value)
                .containsExactly(
                        tuple("shotsToKill (rectangle width 1 m height 1 m, 20 m)", 3.0),
                        tuple("shotsToKill (rectangle width 1 m height 1 m, 30 m)", 4.0),
                        tuple("shotsToKill (rectangle width 1 m height 1 m, 40 m)", 6.0));
        assertThat(only(run("{'name': 'kill', " + KILL + ", 'distanceMeters': [20], 'max': 5}"))
                        .name())
                .isEqualTo("kill");
    }

    /** Steps end where the end is, whatever rounding says of so many tenths; what is no whole step away is left out. */
    @Test
    void stepsEndAtTheEnd() {
        assertThat(Distances.steps(0.1, 0.7, 0.1).each()).hasSize(7).last().isEqualTo(0.7);
        assertThat(Distances.steps(5, 9, 3).each()).containsExactly(5.0, 8.0);
        assertThat(Distances.steps(5, 5, 3).each()).containsExactly(5.0);
        assertThat(Distances.steps(1, 100, 1).each()).hasSize(100).last().isEqualTo(100.0);
        assertThat(new HitProbability(Engagement.of(Target.humanoid(), 1).withDistanceMeters(Distances.of(5.0, 10.0)))
                        .each())
                .containsExactly(new HitProbability(Target.humanoid(), 5), new HitProbability(Target.humanoid(), 10));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "[5, 5] | /checks/0/distanceMeters/1 | is 5 m, but must be above the 5 m before it; sort",
                "[10, 5, 7] | /checks/0/distanceMeters/1 | must be above the 10 m before it",
                "[5, -1] | /checks/0/distanceMeters/1 | must be above 0",
                "[-5] | /checks/0/distanceMeters | must be above 0",
                "0 | /checks/0/distanceMeters | must be above 0",
                "2e6 | /checks/0/distanceMeters | must be at most 1000000",
                "[] | /checks/0/distanceMeters | must have 1 to 100 elements",
                "[5, null] | /checks/0/distanceMeters/1 | must not be null",
                "{} | /checks/0/distanceMeters | needs from, to and step",
                "{'from': 1, 'to': 5} | /checks/0/distanceMeters/step | is required beside the other two",
                "{'from': 5, 'to': 1, 'step': 1} | /checks/0/distanceMeters/to | swap the two",
                "{'from': 1, 'to': 101, 'step': 1} | /checks/0/distanceMeters/step | makes 101 distances, but at most 100",
                "{'from': 1, 'to': 2, 'step': 0} | /checks/0/distanceMeters/step | must be above 0",
                "'5 m' | /checks/0/distanceMeters | must be a number, written like 0.5 or 30, without quotes",
                "true | /checks/0/distanceMeters | must be a number, or an array of numbers, or an object",
            })
    void distancesAtFault(String distances, String pointer, String message) {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + LASER + "], 'checks': [{" + KILL + ", 'max': 1, 'distanceMeters': "
                                + distances + "}]}")
                .onlyAt(pointer, message);
    }

    @Test
    void aHundredAndOneDistancesAreTooMany() {
        String list =
                IntStream.rangeClosed(1, 101).mapToObj(Integer::toString).collect(Collectors.joining(", ", "[", "]"));
        distancesAtFault(list, "/checks/0/distanceMeters", "must have 1 to 100 elements");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "'weapon': 'a' | a",
                "'weapon': ['c', 'a'] | ac",
                "'except': ['b'] | ac",
                "'weapon': ['a', 'b'], 'except': ['b'] | a",
                "'tagged': 'automatic' | ab",
                "'tagged': 'automatic', 'except': ['a'] | b",
                "'tagged': 'silent', 'weapon': ['a', 'b', 'c'] | b",
                "'swayDegrees': 0 | abc",
                "'against': 'b', 'maxRatio': 2 | ac",
                "'against': {'weapon': 'b', 'firing': {'shots': 3}}, 'maxRatio': 2 | abc",
                "'against': {'firing': {'shots': 3}}, 'maxRatio': 2, 'tagged': 'bolt' | c",
            })
    void aCheckIsMadeOfTheWeaponsThatItChooses(String choice, String weapons) {
        String members = choice.startsWith("'sway") ? "" : ", " + choice;
        assertThat(run(THREE, "", "{'metric': 'recoverySeconds', 'max': 9" + members + "}"))
                .extracting(CheckResult::weapon)
                .containsExactly(weapons.split(""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "'tagged': 'automatics' | /checks/0/tagged | is the tag of no weapon here; did you mean automatic?",
                "'tagged': 'zzzzzzzz' | /checks/0/tagged | known are automatic, bolt, silent",
                "'except': ['a', 'b', 'c'] | /checks/0/except | leaves no weapon to check",
                "'weapon': 'a', 'except': ['a'] | /checks/0/except | leaves no weapon to check",
                "'weapon': 'c', 'tagged': 'silent' | /checks/0/tagged | none of the weapons that the check names",
                "'weapon': ['a', 'x'] | /checks/0/weapon/1 | is no weapon here",
                "'weapon': ['x'] | /checks/0/weapon | is no weapon here",
                "'weapon': ['a', 'a'] | /checks/0/weapon/1 | stands here twice",
                "'weapon': [] | /checks/0/weapon | must have 1 to 1000 elements",
                "'weapon': {'names': ['a']} | /checks/0/weapon | must be a string, or an array of strings",
                "'except': ['x'] | /checks/0/except/0 | is no weapon here",
                "'against': {'weapon': 'x'}, 'maxRatio': 1 | /checks/0/against/weapon | is no weapon here",
                "'against': {}, 'maxRatio': 1 | /checks/0/against | says nothing that is different",
                "'against': 7, 'maxRatio': 1 | /checks/0/against | must be a string, or an object",
                "'against': {'distanceMeters': 5}, 'maxRatio': 1 | /checks/0/against/distanceMeters | means nothing to metric",
                "'against': 'a', 'weapon': ['a', 'b'], 'maxRatio': 1 | /checks/0/against | is the weapon itself",
                "'against': {'weapon': 'a'}, 'weapon': 'a', 'maxRatio': 1 | /checks/0/against/weapon | is the weapon itself",
                "'against': {'firing': {'shots': 0}}, 'maxRatio': 1 | /checks/0/against/firing/shots | must be at least 1",
                "'against': {'firing': {'shots': 2, 'stances': ['x']}}, 'maxRatio': 1 | /checks/0/against/firing/stances/0"
                        + " | is not a stance",
                "'firing': {'bursts': [{'shots': 2}, {'shots': 2, 'pauseSeconds': 0.01}]}"
                        + " | /checks/0/firing/bursts/1/pauseSeconds | fires at most every",
                "'firing': {'shots': 3}, 'speed': 1 | /checks/0/speed | is given together with firing",
                "'firing': {'shots': 3}, 'shots': 4 | /checks/0/shots | is given together with firing",
                "'firing': {'shots': 3}, 'stances': ['x'] | /checks/0/stances | is given together with firing",
                "'stances': ['aimed'] | /checks/0/stances/0 | is not a stance of the weapon",
            })
    void choicesAtFault(String members, String pointer, String message) {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + THREE + "], 'checks': [{'metric': 'recoverySeconds', 'max': 1, " + members
                                + "}]}")
                .onlyAt(pointer, message);
    }

    /** Everything that is wrong with several checks is told at once. */
    @Test
    void allComplaintsAtOnce() {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + THREE + "], 'tolerance': 5, 'checks': [{'metric': 'swayDegrees', 'max': 1,"
                                + " 'tagged': 'x'}, {'metric': 'swayDegrees', 'max': 1, 'except': ['a', 'b', 'c']}, {"
                                + KILL + ", 'max': 1, 'distanceMeters': [2, 1], 'weapon': 'd'}]}")
                .at(
                        "/tolerance",
                        "/checks/0/tagged",
                        "/checks/1/except",
                        "/checks/2/distanceMeters/1",
                        "/checks/2/weapon");
    }

    private static final String CLIMBER =
            "{'name': 'climber', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'stances':"
                    + " [{'name': 'aimed', 'spreadFactor': 0.5}], 'spread': {'lift': {'magnitude': 1}}}";

    /** Lift 1 at 10 ahead climbs by 0.1 of its magnitude a shot: the sixth of a burst goes 0.5 up, after a long rest nothing. */
    @Test
    void aCheckFiresWhatItSays() {
        String spread = "'metric': 'spreadDegrees', 'max': 90, ";
        double six = StrictMath.toDegrees(StrictMath.atan(0.05));
        assertThat(only(run(CLIMBER, "", "{" + spread + "'firing': {'shots': 6}}"))
                        .value())
                .isCloseTo(six, within(1e-9));
        double three = Objects.requireNonNull(
                only(run(CLIMBER, "", "{" + spread + "'shots': 3}")).value());
        CheckResult taps = only(run(
                CLIMBER,
                "'firing': {'shots': 9},",
                "{" + spread + "'firing': {'bursts': [{'shots': 3}, {'shots': 3, 'pauseSeconds': 60}]}}"));
        assertThat(taps.value()).isCloseTo(three, within(1e-12));
        assertThat(taps.name()).isEqualTo("spreadDegrees (2 bursts, 6 shots)");
        CheckResult aimed = only(run(CLIMBER, "'firing': {'shots': 6},", "{" + spread + "'stances': ['aimed']}"));
        assertThat(aimed.value()).isCloseTo(StrictMath.toDegrees(StrictMath.atan(0.025)), within(1e-9));
        assertThat(aimed.name()).isEqualTo("spreadDegrees (aimed)");
    }

    /** The same weapon, under other conditions: the ratio is that of the two values worked out one by one. */
    @Test
    void aWeaponIsComparedWithItself() {
        CheckResult tapped = only(run(
                CLIMBER,
                "",
                "{'metric': 'spreadDegrees', 'shots': 3, 'against': {'firing': {'shots': 6}}, 'maxRatio': 0.5}"));
        double three = StrictMath.toDegrees(StrictMath.atan(0.02));
        double six = StrictMath.toDegrees(StrictMath.atan(0.05));
        assertThat(tapped.ratio()).isCloseTo(three / six, within(1e-9));
        assertThat(tapped.against()).isEqualTo("itself, 6 shots");
        CheckResult far =
                only(run("{" + KILL + ", 'distanceMeters': 40, 'against': {'distanceMeters': 20}, 'maxRatio': 2}"));
        assertThat(far.ratio()).isEqualTo(2);
        assertThat(far.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(far.against()).isEqualTo("itself at 20 m");
        assertThat(run("{" + KILL
                        + ", 'distanceMeters': [20, 30, 40], 'against': {'distanceMeters': 20}, 'maxRatio': 2}"))
                .extracting(CheckResult::ratio)
                .containsExactly(1.0, 4.0 / 3, 2.0);
    }

    @Test
    void javaSaysTheSameAsDocuments() {
        CheckRequest java = CheckRequest.of(new ShotsToKill(
                        Engagement.of(Target.circle(1).withHealth(90), 1).withDistanceMeters(Distances.steps(5, 20, 5)),
                        null))
                .atMost(5)
                .ofWeapons("a", "b")
                .withExcept(List.of("b"))
                .withTagged("automatic")
                .withFiring(Firing.of(3));
        assertThat(java)
                .isEqualTo(read(
                        CheckRequest.class,
                        "{'metric': 'shotsToKill', 'target': {'shape': 'circle', 'radiusMeters': 1, 'health': 90},"
                                + " 'distanceMeters': {'from': 5, 'to': 20, 'step': 5}, 'max': 5, 'weapon': ['a', 'b'],"
                                + " 'except': ['b'], 'tagged': 'automatic', 'firing': {'shots': 3}}"));
        assertThat(Against.firing(Firing.of(2))).isEqualTo(read(Against.class, "{'firing': {'shots': 2}}"));
        assertThat(Against.distance(3)).isEqualTo(read(Against.class, "{'distanceMeters': 3}"));
        assertThat(read(CheckRequest.class, "{'metric': 'swayDegrees', 'against': 'b', 'maxRatio': 1}")
                        .against())
                .isEqualTo(Against.weapon("b"));
    }

    /** A recorded value at one distance of several holds that distance, and is written as a number. */
    @Test
    void recordedDistancesAreFoundOneByOne() {
        ChecksRequest request = read(
                ChecksRequest.class,
                "{'weapons': [" + LASER + "], 'checks': [{" + KILL + ", 'distanceMeters': [20, 30]}], 'baseline':"
                        + " {'weapons': [" + LASER + "]}}");
        Baseline recorded = throughJson(Baseline.class, Checks.record(request, null));
        assertThat(recorded.values())
                .filteredOn(value -> value.metric() instanceof ShotsToKill)
                .extracting(RecordedValue::value)
                .containsExactly(3.0, 4.0);
        assertThat(Checks.run(request.withBaseline(recorded)).results())
                .filteredOn(result -> result.metric() instanceof ShotsToKill)
                .extracting(CheckResult::recorded)
                .containsExactly(3.0, 4.0);
        assertThat(new String(JsonText.readable(recorded), StandardCharsets.UTF_8))
                .contains("\"distanceMeters\" : 20.0");
        assertThat(report(LASER, "", "{" + KILL + ", 'distanceMeters': [20, 30], 'max': 9}")
                        .warnings())
                .isEmpty();
    }
}
