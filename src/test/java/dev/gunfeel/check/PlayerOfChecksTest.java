package dev.gunfeel.check;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.random.SplitMix64;
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
}
