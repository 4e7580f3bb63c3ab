package dev.gunfeel.weapon;

import static dev.gunfeel.ComplaintsAssert.assertSound;
import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStepRequest;
import dev.gunfeel.text.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A state is gone on with by the weapon that it came from, and by no other. */
class StateOriginTest {
    private static final String WEAPON = """
            {"name": "rifle", "fireIntervalSeconds": 0.1, "potential": {"maxSeconds": 0.6, "gain": 0.125},
             "spread": {"lift": {"magnitude": 0.7}, "cone": {"degrees": 1}},
             "recoil": {"knocking": {"vertical": {"peakDegrees": 0.5, "settleSeconds": 0.3}}},
             "pellets": {"count": 3, "degrees": 1},
             "stances": [{"name": "aimed", "spreadFactor": 0.5}], "magazineSize": 30, "damage": {"perHit": 20}}""";

    private static Weapon weapon(String json) {
        return Documents.read(json.getBytes(StandardCharsets.UTF_8), Weapon.class, Limits.NONE);
    }

    private static String fingerprint(Weapon weapon) {
        return Objects.requireNonNull(StateOrigin.of(weapon).weaponFingerprint());
    }

    /**
     * Computed outside of Java, from the description in the decision record: SHA-256 of names and values with their lengths. A
     * weapon keeps its fingerprint from release to release, or the form of states rises.
     */
    @Test
    void theFingerprintOfABareWeaponIsWhatItsDescriptionGives() {
        assertThat(fingerprint(Weapon.firingEvery(0.1))).isEqualTo("e7488d7ac07c2c37");
        assertThat(fingerprint(Weapon.firingEvery(0.1).withPotential(Potential.of(0.6, 0.125))))
                .isEqualTo("c20a399e9e4f7354");
    }

    /** What changes no shot changes no fingerprint. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"name\": \"rifle\" -> \"name\": \"other\", \"tags\": [\"automatic\"], \"notes\": {\"by\": 1}, \"x-own\": 2",
                "\"fireIntervalSeconds\": 0.1 -> \"roundsPerMinute\": 600",
                "\"maxSeconds\": 0.6, \"gain\": 0.125 -> \"gain\": 1.25e-1, \"maxSeconds\": 0.60",
                "\"spreadFactor\": 0.5 -> \"spreadFactor\": 0.5, \"recoilFactor\": 1, \"coneDegrees\": -0.0, \"notes\": \"a\"",
                "\"magazineSize\": 30 -> \"magazineSize\": 20, \"reloadSeconds\": 2, \"projectile\": {\"speed\": 600}",
                "\"perHit\": 20 -> \"perHit\": 40",
                "\"name\": \"rifle\" -> \"formulas\": \"corrected\", \"seeds\": {\"spread\": 9}"
            })
    void isTheSameForTheSameShots(String change) {
        String[] parts = change.split(" -> ");
        assertThat(WEAPON).contains(parts[0]);
        assertThat(fingerprint(weapon(WEAPON.replace(parts[0], parts[1])))).isEqualTo(fingerprint(weapon(WEAPON)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"fireIntervalSeconds\": 0.1 -> \"fireIntervalSeconds\": 0.10000000000000002",
                "\"gain\": 0.125 -> \"gain\": 0.126",
                "\"gain\": 0.125 -> \"gain\": 0.125, \"rest\": \"always\"",
                "\"magnitude\": 0.7 -> \"magnitude\": 0.8",
                "\"degrees\": 1} -> \"degrees\": 2}",
                "\"peakDegrees\": 0.5 -> \"peakDegrees\": 0.6",
                "\"count\": 3 -> \"count\": 4",
                "\"spreadFactor\": 0.5 -> \"spreadFactor\": 0.6",
                "\"name\": \"aimed\" -> \"name\": \"prone\""
            })
    void isAnotherForOtherShots(String change) {
        String[] parts = change.split(" -> ");
        assertThat(WEAPON).contains(parts[0]);
        assertThat(fingerprint(weapon(WEAPON.replace(parts[0], parts[1])))).isNotEqualTo(fingerprint(weapon(WEAPON)));
    }

    private static String spreadState() {
        return JsonText.writer()
                .writeValueAsString(Spread.sequence(SpreadSequenceRequest.of(weapon(WEAPON), Firing.of(3)))
                        .state());
    }

    private static String recoilState() {
        return JsonText.writer()
                .writeValueAsString(Recoil.sequence(RecoilSequenceRequest.of(weapon(WEAPON), Firing.of(3)))
                        .state());
    }

    private static String step(String weapon, String state) {
        return "{\"weapon\": " + weapon + ", \"elapsedSeconds\": 0.1, \"state\": " + state + "}";
    }

    private static void sound(Class<? extends Record> type, String body) {
        assertSound(Documents.read(body.getBytes(StandardCharsets.UTF_8), type, Limits.NONE));
    }

    @Test
    void statesOfSequencesAndStepsAreTakenBackByTheirWeapon() {
        assertThat(spreadState()).startsWith("{\"format\":1,\"weaponFingerprint\":\"" + fingerprint(weapon(WEAPON)));
        sound(SpreadStepRequest.class, step(WEAPON, spreadState()));
        sound(RecoilStepRequest.class, step(WEAPON, recoilState()));
        sound(SpreadStepRequest.class, step(WEAPON.replace("rifle", "renamed"), spreadState()));
    }

    @Test
    void anotherWeaponsStateIsRefused() {
        String other = WEAPON.replace("0.125", "0.25");
        complaintsAbout(SpreadStepRequest.class, step(other, spreadState()))
                .onlyAt("/state/weaponFingerprint", "belongs to another weapon", fingerprint(weapon(other)));
        complaintsAbout(RecoilStepRequest.class, step(other, recoilState()))
                .onlyAt("/state/weaponFingerprint", "belongs to another weapon");
        complaintsAbout(
                        SpreadStepRequest.class,
                        "{\"preset\": \"pistol\", \"elapsedSeconds\": 1, \"state\": " + spreadState() + "}")
                .at("/state/weaponFingerprint");
    }

    /** As they were written once. */
    @Test
    void aStateThatDoesNotSayWhereItComesFromIsTakenAsItIs() {
        String before = spreadState().replaceAll("\"format\":1,\"weaponFingerprint\":\"[0-9a-f]{16}\",", "");
        assertThat(before).startsWith("{\"potentialSeconds\"");
        sound(SpreadStepRequest.class, step(WEAPON.replace("0.125", "0.25"), before));
    }

    @Test
    void aStateOfANewerVersionIsToldAsSuch() {
        String newer = spreadState().replace("\"format\":1", "\"format\":2");
        complaintsAbout(SpreadStepRequest.class, step(WEAPON.replace("0.125", "0.25"), newer))
                .onlyAt("/state/format", "a newer one wrote it");
        complaintsAbout(SpreadStepRequest.class, step(WEAPON, spreadState().replace("\"q\":", "\"qq\":1,\"q\":")))
                .onlyAt("/state/qq", "is not known to this version of Gunfeel", "newer");
        complaintsAbout(
                        RecoilStepRequest.class,
                        step(WEAPON, recoilState().replace("\"residual\":{", "\"residual\":{\"rollDegrees\":1,")))
                .onlyAt("/state/residual/rollDegrees", "is not known to this version of Gunfeel");
    }

    @Test
    void aFingerprintThatIsNoneIsRefused() {
        String torn = spreadState().replaceAll("\"weaponFingerprint\":\"..", "\"weaponFingerprint\":\"ZZ");
        complaintsAbout(SpreadStepRequest.class, step(WEAPON, torn)).at("/state/weaponFingerprint");
    }
}
