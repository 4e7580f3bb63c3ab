package dev.gunfeel.weapon;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Requests;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStepRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Seeds that a generator takes by themselves, but not with the offsets of shots. */
class SeedsTest {
    private static final String WEAPON =
            "{'name': 'a', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1},"
                    + " 'seeds': {'spread': SEED}, 'spread': {'random': {'horizontal': 1, 'vertical': 1}},"
                    + " 'recoil': {'rolling': {'peakDegrees': 1, 'settleSeconds': 0.2}}}";

    private static String sequence(String generator, String seed, int shots) {
        return "{'generator': '" + generator + "', 'weapon': " + WEAPON.replace("SEED", seed) + ", 'firing': {'shots': "
                + shots + "}}";
    }

    /** The shot with the offset that brings the sum to 0 would draw zeros for ever. */
    @ParameterizedTest
    @CsvSource({"-1, 1, 2", "-29, 29, 30", "4294967295, 1, 2", "4294967267, 29, 30"})
    void theFirstShotWhoseSumIsZeroIsRefused(String seed, int offset, int shots) {
        assertThat((int) (Long.parseLong(seed) + offset)).isZero();
        complaintsAbout(SpreadSequenceRequest.class, sequence("unityMathematics", seed, shots))
                .onlyAt("/weapon/seeds/spread", "with the offset " + offset + " of a shot");
        Requests.read(SpreadSequenceRequest.class, sequence("unityMathematics", seed, shots - 1));
        Requests.read(SpreadSequenceRequest.class, sequence("unity", seed, shots));
    }

    /** Nothing but 0 itself is refused of Unity's, so every seed that is taken draws something else than zeros. */
    @Test
    void noSeedThatIsTakenDrawsZeros() {
        for (int offset = 0; offset < 29; offset++) {
            assertThat(Algorithm.UNITY_MATHEMATICS.generator(-29L + offset).unit())
                    .as("offset %s", offset)
                    .isNotZero();
        }
    }

    @Test
    void everySeedOfEveryWeaponIsLookedAt() {
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        "{'generator': 'unityMathematics', 'seeds': {'recoil': -3, 'running': -5, 'player': -1}, 'weapon': "
                                + WEAPON.replace("SEED", "-2") + ", 'against': " + WEAPON.replace("SEED", "0")
                                + ", 'firing': {'shots': 4}}")
                .at("/seeds/recoil", "/weapon/seeds/spread", "/against/seeds/spread")
                .with("/seeds/recoil", "offset 3")
                .with("/weapon/seeds/spread", "offset 2")
                .with("/against/seeds/spread", "must not be 0");
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        "{'generator': 'unreal', 'preset': 'pistol', 'against': " + WEAPON.replace("SEED", "4294967296")
                                + ", 'firing': {'shots': 4}}")
                .onlyAt("/against/seeds/spread", "32 bits");
    }

    @Test
    void checksLookAsFarAsTheirShots() {
        String checks = "{'generator': 'unityMathematics', 'weapons': [" + WEAPON.replace("SEED", "-40")
                + "], 'checks': [{'metric': 'spreadDegrees', 'max': 90}, {'metric': 'spreadDegrees', 'name': 'longer', 'max': 90,"
                + " 'shots': SHOTS}]}";
        Requests.read(ChecksRequest.class, checks.replace("SHOTS", "40"));
        complaintsAbout(ChecksRequest.class, checks.replace("SHOTS", "41"))
                .onlyAt("/weapons/0/seeds/spread", "offset 40");
    }

    /** A step goes on with the seeds of its state, so those are looked at, for the shot to come. */
    @Test
    void stepsLookAtTheSeedsOfTheirState() {
        String memory = "'potentialSeconds': 0.1, 'seedOffset': 3, 'shotNumber': 4, 'burstShots': 4";
        String spread = "{'generator': 'unityMathematics', 'weapon': " + WEAPON.replace("SEED", "7")
                + ", 'elapsedSeconds': 0.1, 'state': {" + memory + ", 'q': 0, 'seeds': {'spread': SEED, 'recoil': 9}}}";
        complaintsAbout(SpreadStepRequest.class, spread.replace("SEED", "-4"))
                .onlyAt("/state/seeds/spread", "offset 4");
        complaintsAbout(SpreadStepRequest.class, spread.replace("SEED", "4294967296"))
                .onlyAt("/state/seeds/spread", "32 bits");
        Requests.read(SpreadStepRequest.class, spread.replace("SEED", "-5"));
        complaintsAbout(
                        RecoilStepRequest.class,
                        spread.replace("'q': 0", "'impulses': [], 'residual': {'pitchDegrees': 0, 'yawDegrees': 0}")
                                .replace("SEED", "0"))
                .onlyAt("/state/seeds/spread", "must not be 0");
    }
}
