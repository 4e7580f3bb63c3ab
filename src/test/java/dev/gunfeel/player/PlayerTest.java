package dev.gunfeel.player;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.burst.WeaponShot;
import dev.gunfeel.input.Warning;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import java.util.Arrays;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who shoots, by closed forms. */
@NullUnmarked // figures that are there
class PlayerTest {
    private static WeaponSequence fire(String rest) {
        return WeaponBurst.sequence(read(WeaponSequenceRequest.class, "{" + rest + "}"));
    }

    private static WeaponSequence rifle(String player) {
        return fire("'preset': 'assaultRifle', 'seeds': {'running': 3}, 'firing': {'shots': 20}, " + player);
    }

    /** Whoever takes all back that can be known hits one point with a weapon without chance. */
    @Test
    void aPerfectPlayerHitsOnePoint() {
        for (WeaponShot shot : rifle("'player': 'perfect'").shots()) {
            // The turn back of yaw and pitch is not quite that of the plane: two angles of 4 degrees leave a hundredth.
            assertThat(shot.bullet().yawDegrees()).isCloseTo(0, within(0.02));
            assertThat(shot.bullet().pitchDegrees()).isCloseTo(0, within(0.02));
        }
        WeaponSequence straightUp = fire(
                "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'lift':"
                        + " {'magnitude': 0.7}}, 'recoil': {'knocking': {'vertical': {'peakDegrees': 1, 'settleSeconds':"
                        + " 0.3}}}}, 'firing': {'shots': 20}, 'player': 'perfect'");
        for (WeaponShot shot : straightUp.shots()) {
            assertThat(shot.bullet().yawDegrees()).isZero();
            assertThat(shot.bullet().pitchDegrees()).isCloseTo(0, within(1e-13));
        }
    }

    @Test
    void noneIsNobodyAndTheShortFormIsTheViewAlone() {
        assertThat(rifle("'player': 'none'").shots())
                .isEqualTo(rifle("'view': {}").shots());
        assertThat(rifle("'recoilControl': 0").shots())
                .isEqualTo(rifle("'view': {}").shots());
        assertThat(rifle("'recoilControl': 0.4").shots())
                .isEqualTo(rifle("'player': {'view': 0.4, 'pattern': 0}").shots());
        assertThat(rifle("'player': {}").shots())
                .isEqualTo(rifle("'player': 'perfect'").shots());
        assertThat(rifle("'player': {'view': {'vertical': 1}, 'pattern': 1}").shots())
                .isEqualTo(rifle("'player': 'perfect'").shots());
    }

    /** In time, what is left of the view is (1 - share) of it, to the last bit. */
    @Test
    void aShareOfTheViewIsLeft() {
        WeaponSequence half = rifle("'player': {'view': {'vertical': 0.5, 'horizontal': 0.25}, 'pattern': 0}");
        for (WeaponShot shot : half.shots()) {
            assertThat(shot.aim().pitchDegrees()).isCloseTo(0.5 * shot.view().pitchDegrees(), within(1e-13));
            assertThat(shot.aim().yawDegrees()).isCloseTo(0.75 * shot.view().yawDegrees(), within(1e-13));
        }
    }

    /** Late by two intervals, what is taken off is the view of then. */
    @Test
    void whoeverIsLateTakesOffWhatWasDue() {
        String weapon = "'preset': 'assaultRifle', 'firing': {'shots': 12}, 'seeds': {'running': 3}";
        double[] view = Recoil.sequence(
                        read(RecoilSequenceRequest.class, "{" + weapon + ", 'sampleRateHz': 20, 'tailSeconds': 0}"))
                .samples()
                .pitchDegrees();
        WeaponSequence late = fire(weapon + ", 'player': {'pattern': 0, 'reactionSeconds': 0.25}");
        for (int k = 0; k < 12; k++) {
            // Shots come every second sample of 0.05 s; 0.25 s are five samples.
            int then = 2 * k - 5;
            double taken = then <= 0 ? 0 : view[then];
            WeaponShot shot = late.shots().get(k);
            assertThat(shot.aim().pitchDegrees()).isCloseTo(shot.view().pitchDegrees() - taken, within(1e-9));
        }
    }

    /** Late by half an interval, the pattern is taken off half way between two of its shots; in a new burst not before it. */
    @Test
    void thePatternIsKnownBetweenItsShots() {
        String weapon =
                "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'pattern':"
                        + " {'degrees': [[0, 0], [0, 1], [0, 3], [0, 4]]}}}, 'firing': {'bursts': [{'shots': 4},"
                        + " {'shots': 3, 'pauseSeconds': 2}]}";
        WeaponSequence late = fire(weapon + ", 'player': {'reactionSeconds': 0.05}");
        double[] taken = {0, 0.5, 2, 3.5, 0, 0.5, 2};
        for (int k = 0; k < 7; k++) {
            // Between two places of the plane the turn is that of the angles.
            assertThat(late.shots().get(k).aim().pitchDegrees()).isCloseTo(-taken[k], within(1e-12));
        }
        WeaponSequence later = fire(weapon + ", 'player': {'reactionSeconds': 0.2}");
        assertThat(later.shots().get(2).aim().pitchDegrees()).isCloseTo(0, within(1e-12));
        assertThat(later.shots().get(3).aim().pitchDegrees()).isCloseTo(-1, within(1e-12));
        assertThat(later.shots().get(4).aim().pitchDegrees()).isZero();
    }

    private static double[] aims(int count, String player, boolean pitch) {
        double[] aims = new double[count];
        for (int i = 0; i < count; i++) {
            WeaponShot shot = fire("'weapon': {'fireIntervalSeconds': 0.1}, 'seeds': {'player': " + 1000 * i
                            + "}, 'firing': {'shots': 3}, 'player': " + player)
                    .shots()
                    .get(2);
            aims[i] = pitch ? shot.aim().pitchDegrees() : shot.aim().yawDegrees();
        }
        return aims;
    }

    /** Means of 0 and the deviations that were asked for, to four standard errors of each. */
    @ParameterizedTest
    @CsvSource({
        "'{aimErrorDegrees: 0.5}', 0.5",
        "'{tremorDegrees: 0.5}', 0.5",
        "'{aimErrorDegrees: 0.3, tremorDegrees: 0.4}', 0.5"
    })
    void errorsHaveTheirDeviation(String player, double deviation) {
        String body = player.replaceAll("(\\w+):", "'$1':");
        int count = 4000;
        for (boolean pitch : new boolean[] {true, false}) {
            double[] aims = aims(count, body, pitch);
            double mean = Arrays.stream(aims).average().orElseThrow();
            double square = Arrays.stream(aims).map(aim -> aim * aim).average().orElseThrow();
            assertThat(mean).isCloseTo(0, within(4 * deviation / Math.sqrt(count)));
            assertThat(Math.sqrt(square)).isCloseTo(deviation, within(4 * deviation / Math.sqrt(2.0 * count)));
        }
    }

    /** A correction that is off by a share is off by the same share of everything that is taken back. */
    @Test
    void controlErrorIsOneShareASequence() {
        WeaponSequence sure = rifle("'player': {'view': 0.7}");
        WeaponSequence unsure = rifle("'player': {'view': 0.7, 'controlError': 0.2}");
        Long seed = unsure.seeds().player();
        Normals control = Normals.of(Algorithm.SPLITMIX64.generator(seed));
        for (int k = 1; k < 20; k++) {
            WeaponShot before = sure.shots().get(k);
            double taken = before.view().pitchDegrees() - before.aim().pitchDegrees();
            assertThat(unsure.shots().get(k).aim().pitchDegrees())
                    .isCloseTo(before.view().pitchDegrees() - (1 + 0.2 * control.vertical()) * taken, within(1e-9));
        }
    }

    @Test
    void thePlayersSeedIsDrawnAndToldWhereTheyErr() {
        assertThat(rifle("'player': 'perfect'").seeds().player()).isNull();
        assertThat(fire("'preset': 'pistol', 'seeds': {'player': 4}, 'firing': {'shots': 1}")
                        .seeds()
                        .player())
                .isNull();
        WeaponSequence drawn = rifle("'player': {'tremorDegrees': 0.1}");
        assertThat(drawn.seeds().player()).isBetween(0L, (1L << 31) - 1);
        assertThat(rifle("'player': {'tremorDegrees': 0.1}").seeds().player())
                .isNotEqualTo(drawn.seeds().player());
        String again = "'preset': 'assaultRifle', 'seeds': {'running': 3, 'player': "
                + drawn.seeds().player() + "}, 'firing': {'shots': 20}, 'player': {'tremorDegrees': 0.1}";
        assertThat(fire(again).shots()).isEqualTo(drawn.shots());
    }

    @Test
    void aPlayersSeedNextToAnotherIsWarnedOf() {
        assertThat(
                        fire("'preset': 'assaultRifle', 'seeds': {'running': 90000, 'player': 500010}, 'firing': {'shots': 20},"
                                        + " 'player': {'tremorDegrees': 0.1}")
                                .warnings())
                .extracting(Warning::code)
                .contains("seedsClose");
        assertThat(
                        fire("'preset': 'assaultRifle', 'seeds': {'running': 90000, 'player': 500010}, 'firing': {'shots': 20}")
                                .warnings())
                .extracting(Warning::code)
                .doesNotContain("seedsClose");
    }

    /** Unity draws whole ones, whose logarithm is none; every generator makes numbers of it. */
    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void everyGeneratorMakesFiniteErrors(Algorithm generator) {
        for (int seed = 1; seed < 200; seed++) {
            Normals normals = Normals.of(generator.generator(seed));
            assertThat(normals.vertical()).isBetween(-10.0, 10.0);
            assertThat(normals.horizontal()).isBetween(-10.0, 10.0);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'someone'",
                "{'view': 1.1}",
                "{'view': {'vertical': -1}}",
                "{'reactionSeconds': 3}",
                "{'controlError': 2}",
                "{'aimErrorDegrees': 46}",
                "{'tremorDegrees': -1}",
                "{'tremors': 1}",
                "0.5"
            })
    void everyFaultOfAPlayerIsTold(String player) {
        String body = "{'preset': 'pistol', 'firing': {'shots': 1}, 'player': " + player + "}";
        String place = player.startsWith("{")
                ? "/player/"
                        + player.replaceAll("^\\{'(\\w+)': (\\{'(\\w+)'.*)?.*$", "$1/$3")
                                .replaceAll("/$", "")
                : "/player";
        complaintsAbout(WeaponSequenceRequest.class, body).at(place);
    }

    @Test
    void thePlayerAndTheShortFormContradictEachOther() {
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        "{'preset': 'pistol', 'firing': {'shots': 1}, 'player': 'none', 'recoilControl': 0}")
                .onlyAt("/recoilControl", "can't stand beside player");
    }

    @Test
    void aPlayerIsSaidInWords() {
        assertThat(Player.PERFECT.inWords()).isEqualTo("a perfect player");
        assertThat(Player.NONE.inWords()).isEqualTo("nobody who pulls");
        assertThat(Player.PERFECT.withWord(null).inWords()).isEqualTo("a player (view 100 %, pattern 100 %)");
        assertThat(Player.controlling(0.8)
                        .withReactionSeconds(0.2)
                        .withTremorDegrees(0.1)
                        .inWords())
                .isEqualTo("a player (view 80 %, pattern 0 %, reaction 0.2 s, tremor 0.1 degrees)");
    }
}
