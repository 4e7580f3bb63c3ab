package dev.gunfeel.check;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.player.Player;
import dev.gunfeel.random.SplitMix64;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who shoots in a check: the player of sequences, with a seed of their own in each simulation. */
class PlayerOfChecksTest {
    private static final String NOVICE = """
            {'view': 0.6, 'pattern': 0.3, 'reactionSeconds': 0.15, 'controlError': 0.2, 'aimErrorDegrees': 0.2,
             'tremorDegrees': 0.3}""";

    /** Hits within half a metre at 20 m, counted in the sequences of the seeds that the documentation names. */
    @ParameterizedTest
    @ValueSource(strings = {NOVICE, "'perfect'", "'none'"})
    void theBurstsAreThoseOfSequences(String player) {
        int simulations = 40;
        int hits = 0;
        int shots = 0;
        for (int i = 0; i < simulations; i++) {
            WeaponSequence sequence = WeaponBurst.sequence(read(WeaponSequenceRequest.class, """
                    {'preset': 'assaultRifle', 'firing': {'shots': 30, 'speed': 3}, 'distanceMeters': 20, 'player': %s,
                     'seeds': {'running': %d, 'player': %d}}""".formatted(
                            player, SplitMix64.number(7, 3L * i + 2), SplitMix64.number(~7, i))));
            for (var shot : sequence.shots()) {
                shots++;
                if (shot.impact() != null
                        && StrictMath.hypot(shot.impact().get(0), shot.impact().get(1)) <= 0.5) {
                    hits++;
                }
            }
        }
        CheckResult result = Checks.run(read(ChecksRequest.class, """
                        {'presets': ['assaultRifle'], 'seed': 7, 'simulations': %d, 'checks': [{'metric': 'hitProbability',
                         'target': {'shape': 'circle', 'radiusMeters': 0.5}, 'distanceMeters': 20, 'shots': 30, 'speed': 3,
                         'player': %s, 'min': 0}]}""".formatted(simulations, player)))
                .results()
                .get(0);
        assertThat(result.value()).isCloseTo((double) hits / shots, within(1e-12));
    }

    @Test
    void aPlayerStandsBesideNoShortForm() {
        complaintsAbout(ChecksRequest.class, """
                {'presets': ['assaultRifle'], 'checks': [{'metric': 'hitProbability', 'target': {'shape': 'humanoid'},
                 'distanceMeters': 20, 'player': 'perfect', 'recoilControl': 1, 'min': 0}]}""").onlyAt("/checks/0/recoilControl", "leave one of the two out");
    }

    private static final String FRONT =
            "'target': {'shape': 'circle', 'radiusMeters': 0.3, 'health': 60}, 'distanceMeters': 20";

    /** A weapon that climbs out of the target: who pulls needs two hits, who doesn't as many as he is left. */
    private static final String CLIMBER =
            "{'name': 'climber', 'fireIntervalSeconds': 0.1, 'magazineSize': 10, 'potential':"
                    + " {'maxSeconds': 1, 'gain': 0.1}, 'spread': {'lift': {'magnitude': 1}}, 'damage': {'perHit': 20}}";

    private static CheckResult check(String more, String members) {
        return Written.only(Written.run(CLIMBER, more, "{" + members + ", " + FRONT + "}"));
    }

    /** Lift of 0.1 a shot at 10 is 0.2 m a shot at 20 m: the first two of ten hit within 0.3 m. */
    @Test
    void theBodysPlayerShootsWhereTheCheckNamesNobody() {
        String hits = "'metric': 'hitProbability', 'min': 0";
        assertThat(check("'player': 'none',", hits).value()).isCloseTo(0.2, within(1e-12));
        assertThat(check("'player': 'perfect',", hits).value()).isCloseTo(1, within(1e-12));
        assertThat(check("'player': 'perfect',", hits + ", 'player': 'none'").value())
                .isCloseTo(0.2, within(1e-12));
        assertThat(check("'player': 'perfect',", hits + ", 'recoilControl': 1").value())
                .isCloseTo(0.2, within(1e-12));
        assertThat(check("'player': 'perfect',", hits).message())
                .isEqualTo("hitProbability (circle radius 0.3 m, 20 m, by a perfect player) = 1, at least 0");
    }

    @Test
    void nobodyShootsSilently() {
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + CLIMBER + "], 'checks': [{'metric': 'shotsToKill', 'max': 5, " + FRONT
                                + "}]}")
                .onlyAt(
                        "/checks/0/player",
                        "who shoots decides what climber hits; write none (nobody pulls), perfect, or");
        // Where nothing is to be pulled against all players are the same.
        assertThat(Written.only(Written.run(
                                "{'name': 'laser', 'fireIntervalSeconds': 0.1, 'magazineSize': 9}",
                                "",
                                "{'metric': 'hitProbability', 'min': 0, " + FRONT + "}"))
                        .value())
                .isEqualTo(1);
    }

    /** A perfect player hits all ten, and nobody who pulls two: five times. */
    @Test
    void aWeaponIsComparedWithItselfInOtherHands() {
        CheckResult result = check(
                "",
                "'metric': 'hitProbability', 'player': 'perfect', 'against': {'player': 'none'}, 'minRatio': 4.9, 'maxRatio': 5.1");
        assertThat(result.ratio()).isCloseTo(5, within(1e-9));
        assertThat(result.against()).isEqualTo("itself, by nobody who pulls");
        CheckResult shortForm = check(
                "",
                "'metric': 'hitProbability', 'recoilControl': 1, 'against': {'player': 'perfect'}, 'maxRatio': 0.21");
        assertThat(shortForm.ratio()).isCloseTo(0.2, within(1e-9));
        complaintsAbout(
                        ChecksRequest.class,
                        "{'weapons': [" + CLIMBER + "], 'checks': [{'metric': 'spreadDegrees', 'maxRatio': 5,"
                                + " 'against': {'player': 'none'}}]}")
                .onlyAt("/checks/0/against/player", "means nothing to metric spreadDegrees, for which nobody shoots");
        assertThat(Against.player(Player.NONE)).isEqualTo(read(Against.class, "{'player': 'none'}"));
    }

    /** Half of the bursts live: the share says so, and a percentile below has a value. */
    @Test
    void theShareThatNeverDiesIsSaid() {
        CheckResult mean =
                check("'player': {'tremorDegrees': 1.5}, 'seed': 3,", "'metric': 'timeToKillSeconds', 'max': 1");
        CheckResult kills =
                check("'player': {'tremorDegrees': 1.5}, 'seed': 3,", "'metric': 'killProbability', 'min': 0");
        assertThat(mean.value()).isNull();
        assertThat(mean.neverShare()).isStrictlyBetween(0.0, 1.0);
        assertThat(kills.value()).isCloseTo(1 - Objects.requireNonNull(mean.neverShare()), within(1e-12));
        assertThat(mean.message()).contains(" = none, at most 1 second; has no mean: ", " of 10000 bursts (");
        assertThat(kills.neverShare()).isNull();
    }
}
