package dev.gunfeel.weapon;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Requests;
import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.input.Warning;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStepRequest;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
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

    /** Mixing leaves no sum that is no seed, and a generator that is drawn on is made of the seed alone. */
    @Test
    void whatMixesOrDrawsOnTakesMoreSeeds() {
        String body = sequence("unityMathematics", "-1", 5);
        Requests.read(
                SpreadSequenceRequest.class, body.replace("{'generator'", "{'seedMixing': 'splitmix', 'generator'"));
        Requests.read(
                SpreadSequenceRequest.class,
                body.replace("{'generator'", "{'generatorLifetime': 'burst', 'generator'"));
        complaintsAbout(
                        SpreadSequenceRequest.class,
                        body.replace("{'generator'", "{'seedMixing': 'mixed', 'generator'"))
                .onlyAt("/seedMixing", "splitmix");
        complaintsAbout(
                        SpreadSequenceRequest.class,
                        body.replace("{'generator'", "{'generatorLifetime': 'life', 'generator'"))
                .onlyAt("/generatorLifetime", "burst");
    }

    /** A step of a generator that is drawn on goes through what the shots before drew, which has its limit. */
    @Test
    void stepsThatDrawOnEndSomewhere() {
        String step = "{'generatorLifetime': 'burst', 'weapon': " + WEAPON.replace("SEED", "7")
                + ", 'elapsedSeconds': 0.1, 'state': {'potentialSeconds': 0.1, 'seedOffset': OFFSET, 'shotNumber': NUMBER,"
                + " 'burstShots': 4, 'q': 0, 'seeds': {'spread': 7, 'recoil': 9}}}";
        Requests.read(SpreadStepRequest.class, step.replace("OFFSET", "9").replace("NUMBER", "10"));
        complaintsAbout(
                        SpreadStepRequest.class,
                        step.replace("OFFSET", "1000000000").replace("NUMBER", "1000000000"))
                .at("/state/shotNumber", "/state/seedOffset");
        Requests.read(
                SpreadStepRequest.class,
                step.replace("burst'", "shot'").replace("OFFSET", "1000000000").replace("NUMBER", "999999999"));
    }

    /** Told where neighbouring seeds are really made, with how wide the first numbers lie. */
    @Test
    void shotsThatStartAlikeAreTold() {
        String body = sequence("java", "1", 30);
        Warning warning = Spread.sequence(Requests.read(SpreadSequenceRequest.class, body)).warnings().stream()
                .filter(one -> one.code().equals("seedsAlike"))
                .findFirst()
                .orElseThrow();
        double[] firsts = LongStream.rangeClosed(1, 30)
                .mapToDouble(seed -> new Random(seed).nextDouble())
                .sorted()
                .toArray();
        assertThat(warning.value()).isEqualTo(firsts[29] - firsts[0]);
        assertThat(warning.pointer()).isEqualTo("/generator");
        assertThat(warning.message()).contains("seedMixing", "generatorLifetime", "30 shots");
        for (String other : List.of(
                body.replace("java", "unity"),
                body.replace("{'generator'", "{'seedMixing': 'splitmix', 'generator'"),
                body.replace("{'generator'", "{'generatorLifetime': 'burst', 'generator'"),
                sequence("java", "1", 1))) {
            assertThat(Spread.sequence(Requests.read(SpreadSequenceRequest.class, other))
                            .warnings())
                    .extracting(Warning::code)
                    .doesNotContain("seedsAlike");
        }
        String checks = "{'generator': 'unityMathematics', 'weapons': [" + WEAPON.replace("SEED", "1")
                + "], 'checks': [{'metric': 'spreadDegrees', 'max': 90}]}";
        assertThat(Checks.run(Requests.read(ChecksRequest.class, checks)).warnings())
                .extracting(Warning::code)
                .containsOnlyOnce("seedsAlike");
    }

    /** Streams of seeds that are not the same have nothing in common where each seed has one generator. */
    @Test
    void seedsAreCloseOnlyWhereTheyAreEqualOfGeneratorsThatAreDrawnOn() {
        String close = "{'generatorLifetime': 'LIFETIME', 'seeds': {'spread': 5, 'recoil': SEED}, 'weapon': "
                + WEAPON.replace("SEED", "1") + ", 'firing': {'shots': 10}}";
        assertThat(closeSeeds(close.replace("LIFETIME", "shot").replace("SEED", "7")))
                .containsExactly(2.0);
        assertThat(closeSeeds(close.replace("LIFETIME", "burst").replace("SEED", "7")))
                .isEmpty();
        assertThat(closeSeeds(close.replace("LIFETIME", "burst").replace("SEED", "5")))
                .containsExactly(0.0);
    }

    private static List<Double> closeSeeds(String body) {
        return WeaponBurst.sequence(Requests.read(WeaponSequenceRequest.class, body)).warnings().stream()
                .filter(warning -> warning.code().equals("seedsClose"))
                .map(Warning::value)
                .toList();
    }
}
