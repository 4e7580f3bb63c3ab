package dev.gunfeel.changes;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.Requests;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.input.Limits;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What changed, against what the documents say and closed forms of what they do. */
class WeaponChangesTest {
    private static final String PLAIN =
            "{'name': 'a', 'fireIntervalSeconds': 0.1, 'magazineSize': 30, 'damage': {'perHit': 30}}";
    private static final String KICKING = "{'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.01},"
            + " 'recoil': {'knocking': {'vertical': {'peakDegrees': 0.5, 'settleSeconds': 0.2}, 'stacking': 'superpose'}}}";
    private static final String RUNNING = "{'fireIntervalSeconds': 0.1, 'magazineSize': 30, 'damage': {'perHit': 30},"
            + " 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'running': {'magnitude': 1, 'maxSpeed': 5}}}";

    private static Changes changes(String before, String after, String rest) {
        return WeaponChanges.of(
                Requests.read(ChangesRequest.class, "{'before': " + before + ", 'after': " + after + rest + "}"),
                1,
                Progress.NONE);
    }

    private static Changes changes(String before, String after) {
        return changes(before, after, "");
    }

    private static List<String> texts(Changes changes) {
        return changes.fields().stream().map(FieldChange::text).toList();
    }

    private static EffectChange effect(Changes changes, String metric) {
        return changes.effects().stream()
                .filter(effect -> effect.metric().equals(metric))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theSameDocumentHasNotChanged() {
        Changes changes = changes(PLAIN, PLAIN);
        assertThat(changes.changed()).isFalse();
        assertThat(changes.fields()).isEmpty();
        assertThat(changes.effects()).isEmpty();
        assertThat(changes.toMarkdown()).isEqualTo("Nothing changed.\n");
    }

    /** A rate is the same however it is said, and so is a default that is written down. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'fireIntervalSeconds': 0.1 | 'roundsPerMinute': 600",
                "'perHit': 30 | 'perHit': 30.0, 'rounding': 'none'",
                "'magazineSize': 30 | 'magazineSize': 30, 'tags': [], 'notes': 'x'"
            })
    void whatSaysTheSameHasNotChanged(String was, String is) {
        assertThat(changes(PLAIN, PLAIN.replace(was, is)).changed()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'fireIntervalSeconds': 0.1 | 'fireIntervalSeconds': 0.105 | /fireIntervalSeconds | 600 to 571 rounds a minute",
                "'magazineSize': 30 | 'magazineSize': 25 | /magazineSize | magazine size: 30 to 25",
                "'perHit': 30 | 'perHit': 28 | /damage/perHit | damage: per hit: 30 to 28",
                "'magazineSize': 30 | 'magazineSize': 30, 'reloadSeconds': 2.5 | /reloadSeconds | reload: 2.5 s, was not there",
                "'magazineSize': 30 | 'magazineSize': 30, 'projectile': {'speed': 700} | /projectile | projectile, new: speed 700, gravity",
            })
    void changesAreToldInWords(String was, String is, String pointer, String text) {
        Changes changes = changes(PLAIN, PLAIN.replace(was, is));
        FieldChange first = changes.fields().get(0);
        assertThat(first.pointer()).isEqualTo(pointer);
        assertThat(first.text()).startsWith(text);
    }

    @Test
    void aPartThatIsGoneIsOneChange() {
        Changes changes = changes(RUNNING, RUNNING.replace("'running': {'magnitude': 1, 'maxSpeed': 5}", ""));
        assertThat(changes.fields()).hasSize(1);
        assertThat(texts(changes).get(0))
                .startsWith("spread: running: gone, was magnitude 1, ")
                .contains("max speed 5");
    }

    /** 30 at every distance, and 30 that falls to 15 between 20 and 40 metres: four hits kill while 4 d >= 100. */
    @Test
    void theReachOfSoManyHitsIsWhereTheDamageFallsBelow() {
        String falling = PLAIN.replace(
                "'perHit': 30",
                "'perHit': 30, 'falloff': [{'distanceMeters': 20, 'factor': 1}, {'distanceMeters': 40, 'factor': 0.5}]");
        // 30 (1 - (d - 20)/40) is 25 at 26.67 m, 20 at 33.3 m and 16.67 at 37.8 m.
        assertThat(texts(changes(PLAIN, falling)))
                .contains(
                        "4 hits kill up to 26 m, was everywhere up to 100 m",
                        "5 hits kill up to 33 m, was everywhere up to 100 m",
                        "6 hits kill up to 37 m, was everywhere up to 100 m")
                .noneMatch(text -> text.startsWith("7 hits") || text.startsWith("3 hits"));
    }

    /** Without chance the time to kill of somebody who hits is the hits but one times the interval. */
    @Test
    void theTimeToKillIsToldExactly() {
        Changes changes = changes(PLAIN, PLAIN.replace("'perHit': 30", "'perHit': 20"));
        EffectChange kill = effect(changes, "timeToKillSeconds");
        assertThat(kill.before()).isCloseTo(0.3, within(1e-12));
        assertThat(kill.after()).isCloseTo(0.4, within(1e-12));
        assertThat(kill.beforeInterval()).isNull();
        assertThat(kill.size()).isCloseTo(0.25, within(1e-9));
        assertThat(kill.text())
                .isEqualTo("median time to kill at 5 m by a perfect player: 0.3 seconds to 0.4 seconds (+33 %)");
        assertThat(changes.noise()).isNull();
        assertThat(changes.effects()).extracting(EffectChange::metric).doesNotContain("killProbability");
    }

    /** The view is linear in the kick: twice the peak is twice the climb. */
    @Test
    void twiceTheKickIsTwiceTheClimb() {
        Changes changes = changes(KICKING, KICKING.replace("'peakDegrees': 0.5", "'peakDegrees': 1"));
        EffectChange climb = effect(changes, "climbDegrees");
        assertThat(Objects.requireNonNull(climb.after()) / Objects.requireNonNull(climb.before()))
                .isCloseTo(2, within(1e-9));
        assertThat(climb.size()).isCloseTo(0.5, within(1e-9));
        assertThat(climb.player()).isNull();
        assertThat(climb.distanceMeters()).isNull();
    }

    /** Chance cancels by the same seeds, so a small change is seen, and one that is too small for it is noise. */
    @Test
    void whatIsLessThanNoiseIsOneLine() {
        String moving = ", 'firing': {'shots': 30, 'speed': 5}, 'distances': [5], 'simulations': 2000";
        Changes none = changes(RUNNING, RUNNING.replace("'magnitude': 1", "'magnitude': 1.0001"), moving);
        assertThat(none.effects())
                .extracting(EffectChange::metric)
                .doesNotContain("timeToKillSeconds", "killProbability");
        assertThat(none.noise()).contains("changed by less than 2000 bursts can show");
        Changes much = changes(RUNNING, RUNNING.replace("'magnitude': 1", "'magnitude': 1.5"), moving);
        EffectChange kill = effect(much, "timeToKillSeconds");
        assertThat(Objects.requireNonNull(kill.after())).isGreaterThan(Objects.requireNonNull(kill.before()));
        assertThat(kill.afterInterval()).isNotNull();
    }

    @Test
    void theLargestChangeComesFirst() {
        String moving = ", 'firing': {'shots': 30, 'speed': 5}, 'players': ['none'], 'simulations': 500";
        Changes changes = changes(RUNNING, RUNNING.replace("'magnitude': 1", "'magnitude': 3"), moving);
        assertThat(changes.effects()).hasSizeGreaterThan(3);
        assertThat(changes.effects())
                .isSortedAccordingTo(
                        java.util.Comparator.comparing(EffectChange::size).reversed());
        assertThat(changes.toMarkdown()).contains("**What changed**\n\n- spread running: magnitude: 1 to 3\n");
        assertThat(changes.table().rows()).hasSameSizeAs(changes.effects());
    }

    @Test
    void theThreadsMakeNoDifference() {
        ChangesRequest request = Requests.read(
                ChangesRequest.class,
                "{'before': " + RUNNING + ", 'after': " + RUNNING.replace("'magnitude': 1", "'magnitude': 2")
                        + ", 'simulations': 300, 'firing': {'shots': 20, 'speed': 3}}");
        assertThat(WeaponChanges.of(request, 1, Progress.NONE)).isEqualTo(WeaponChanges.of(request, 3, Progress.NONE));
    }

    @Test
    void everyFaultHasItsPlace() {
        complaintsAbout(ChangesRequest.class, "{}").at("/before", "/after");
        complaintsAbout(
                        ChangesRequest.class,
                        "{'before': " + PLAIN + ", 'after': " + PLAIN + ", 'afterPreset': 'pistol'}")
                .onlyAt("/afterPreset", "leave one of the two out");
        String both = "{'before': " + PLAIN + ", 'after': " + PLAIN;
        complaintsAbout(ChangesRequest.class, both + ", 'target': {'shape': 'humanoid'}}")
                .onlyAt("/target/health", "is required");
        complaintsAbout(ChangesRequest.class, both + ", 'players': ['none', 'none']}")
                .onlyAt("/players/1", "as another one here");
        complaintsAbout(
                        ChangesRequest.class,
                        both + ", 'players': ['none', {}, {'view': 0.1}, {'view': 0.2}, {'view': 0.3}]}")
                .onlyAt("/players", "at most 4");
        complaintsAbout(ChangesRequest.class, both + ", 'distances': [10, 5]}").at("/distances/1");
        complaintsAbout(ChangesRequest.class, both + ", 'simulations': 1}").onlyAt("/simulations", "at least 2");
        complaintsAbout(ChangesRequest.class, both + ", 'simulations': 2000000000}", Limits.of(variable -> null))
                .at("/simulations");
        complaintsAbout(ChangesRequest.class, "{'before': " + PLAIN.replace("0.1", "-1") + ", 'after': " + PLAIN + "}")
                .onlyAt("/before/fireIntervalSeconds", "at least");
    }
}
