package dev.gunfeel.burst;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.input.Limits;
import dev.gunfeel.recoil.RecoilCurveRequest;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadSequenceRequestBuilder;
import dev.gunfeel.spread.SpreadStepRequest;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every rule of the requests about a weapon: states, limits, and that all complaints come together. */
class WeaponRequestRulesTest {
    private static final String POTENTIAL = "'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.2}";
    private static final String WEAPON =
            "'weapon': {" + POTENTIAL + ", 'spread': {'lift': {'magnitude': 1}}, 'recoil': {}}";
    private static final String FIRING = "'firing': {'shots': 3}";

    private static final String SPREAD_STATE =
            "'state': {'potentialSeconds': 0.5, 'seedOffset': 1, 'shotNumber': 2, 'q': 0, 'seeds': {'spread': 3}}";

    private static final String RECOIL_STATE = "'state': {'potentialSeconds': 0.5, 'seedOffset': 1, 'shotNumber': 2,"
            + " 'seeds': {'recoil': 3}, 'sinceShotSeconds': 0.03, 'residual': {'pitchDegrees': 0, 'yawDegrees': 0}, 'impulses': []}";

    @Test
    void stepsRules() {
        Class<SpreadStepRequest> step = SpreadStepRequest.class;
        complaintsAbout(step, "{" + WEAPON + ", " + SPREAD_STATE + "}")
                .onlyAt("/elapsedSeconds", "is required with a state");
        complaintsAbout(step, "{" + WEAPON + ", " + SPREAD_STATE + ", 'elapsedSeconds': 0.09}")
                .onlyAt(
                        "/elapsedSeconds",
                        "puts the shot 0.09 s after the one before, but the weapon fires at most every 0.1 s");
        complaintsAbout(step, "{" + WEAPON + ", " + SPREAD_STATE + ", 'elapsedSeconds': 1, 'seeds': {'spread': 4}}")
                .onlyAt("/seeds/spread", "is 4, but the state goes on with 3");
        complaintsAbout(step, "{" + WEAPON + ", " + SPREAD_STATE.replace(", 'q': 0", "") + ", 'elapsedSeconds': 1}")
                .onlyAt("/state/q", "is required");
        complaintsAbout(
                        step,
                        "{" + WEAPON + ", " + SPREAD_STATE.replace("'shotNumber': 2", "'shotNumber': 0")
                                + ", 'elapsedSeconds': 1}")
                .onlyAt("/state/shotNumber", "at least 1");

        Class<RecoilStepRequest> recoil = RecoilStepRequest.class;
        complaintsAbout(recoil, "{" + WEAPON + ", " + RECOIL_STATE + "}")
                .onlyAt("/elapsedSeconds", "is required with a state");
        complaintsAbout(recoil, "{" + WEAPON + ", " + RECOIL_STATE + ", 'elapsedSeconds': 0.06}")
                .onlyAt("/elapsedSeconds", "puts the shot 0.09 s after the one before");
        complaintsAbout(recoil, "{" + WEAPON + ", " + RECOIL_STATE + ", 'elapsedSeconds': 1, 'seeds': {'recoil': 4}}")
                .onlyAt("/seeds/recoil", "is 4, but the state goes on with 3");
        complaintsAbout(
                        recoil,
                        "{" + WEAPON + ", "
                                + RECOIL_STATE
                                        .replace("'shotNumber': 2", "'shotNumber': 0")
                                        .replace(
                                                "'impulses': []",
                                                "'impulses': [{'ageSeconds': 0, 'rollPeakDegrees': 1, 'pitchPeakDegrees': 0,"
                                                        + " 'yawPeakDegrees': 0, 'fovPeakDegrees': 0}]")
                                + ", 'elapsedSeconds': 1}")
                .onlyAt("/state/impulses", "must be empty before the first shot");
        complaintsAbout(
                        recoil,
                        "{" + WEAPON + ", "
                                + RECOIL_STATE.replace(
                                        "'impulses': []",
                                        "'impulses': [{'ageSeconds': -1, 'rollPeakDegrees': 1, 'pitchPeakDegrees': 0,"
                                                + " 'yawPeakDegrees': 0, 'fovPeakDegrees': 0}]")
                                + ", 'elapsedSeconds': 1}")
                .onlyAt("/state/impulses/0/ageSeconds", "at least 0");
    }

    @Test
    void requestsNumbersHaveRanges() {
        Class<WeaponSequenceRequest> type = WeaponSequenceRequest.class;
        String body = "{" + WEAPON + ", " + FIRING + ", %s}";
        complaintsAbout(type, body.formatted("'distanceMeters': 0")).onlyAt("/distanceMeters", "above 0");
        complaintsAbout(type, body.formatted("'recoilControl': 1.1")).onlyAt("/recoilControl", "at most 1");
        complaintsAbout(type, body.formatted("'view': {'pitchDegrees': 91}"))
                .onlyAt("/view/pitchDegrees", "at most 90");
        complaintsAbout(RecoilSequenceRequest.class, body.formatted("'sampleRateHz': 0"))
                .onlyAt("/sampleRateHz", "above 0");
        complaintsAbout(RecoilSequenceRequest.class, body.formatted("'tailSeconds': -1"))
                .onlyAt("/tailSeconds", "at least 0");
        complaintsAbout(RecoilCurveRequest.class, "{'impulse': {'peakDegrees': 1, 'settleSeconds': 0.2}}")
                .onlyAt("/durationSeconds", "is required");
    }

    @Test
    void limitsAreCheckedBeforeAnyWork() {
        Limits limits = Limits.of(Map.of("GUNFEEL_MAX_SHOTS", "100", "GUNFEEL_MAX_SAMPLES", "1000")::get);
        complaintsAbout(WeaponSequenceRequest.class, "{" + WEAPON + ", 'firing': {'shots': 2147483647}}", limits)
                .onlyAt(
                        "/firing/shots",
                        "asks for 2147483647 shots, over the limit of 100 (GUNFEEL_MAX_SHOTS); ask for fewer");
        complaintsAbout(
                        WeaponSequenceRequest.class,
                        "{" + WEAPON
                                + ", 'firing': {'bursts': [{'shots': 60}, {'shots': 2147483647, 'pauseSeconds': 1}]}}",
                        limits)
                .at("/firing/bursts");
        // 99 * 0.1 s and 1 s more at 92 Hz are 1003 samples; at 91 Hz 992.
        String rate = "{" + WEAPON + ", 'firing': {'shots': 100}, 'sampleRateHz': %s}";
        complaintsAbout(RecoilSequenceRequest.class, rate.formatted(92), limits).at("/sampleRateHz");
        complaintsAbout(
                        RecoilCurveRequest.class,
                        "{'impulse': {'peakDegrees': 1, 'settleSeconds': 0.2}, 'durationSeconds': 1, 'sampleRateHz': 1000}",
                        limits)
                .at("/sampleRateHz");
        String impulse =
                "{'ageSeconds': 0, 'rollPeakDegrees': 1, 'pitchPeakDegrees': 0, 'yawPeakDegrees': 0, 'fovPeakDegrees': 0}";
        complaintsAbout(
                        RecoilStepRequest.class,
                        "{" + WEAPON + ", 'elapsedSeconds': 1, "
                                + RECOIL_STATE.replace("[]", "[" + (impulse + ",").repeat(100) + impulse + "]") + "}",
                        limits)
                .at("/state/impulses");
    }

    @Test
    void everyComplaintComesAtOnce() {
        complaintsAbout(
                        RecoilSequenceRequest.class,
                        "{'formulas': 'corrected', 'weapon': {'fireIntervalSeconds': 0.1, 'recoil': {"
                                + "'rolling': {'model': 'underdamped', 'peakDegrees': 1, 'settleSeconds': 0.4, 'peakSeconds': 3},"
                                + "'knocking': {'vertical': {'model': 'underdamped', 'peakDegrees': 1, 'settleSeconds': 0.4, 'peakSeconds': 0.01}},"
                                + "'punching': {'settleSeconds': 1}},"
                                + " 'damage': {'perHit': -1}},"
                                + " 'firing': {'shots': 1, 'bursts': [{'shots': 1}]}, 'tailSeconds': -1}",
                        Limits.NONE)
                .at(
                        "/weapon/potential",
                        "/weapon/recoil/rolling/peakSeconds",
                        "/weapon/recoil/knocking/vertical/model",
                        "/weapon/recoil/punching/peakDegrees",
                        "/weapon/damage/perHit",
                        "/firing/bursts",
                        "/tailSeconds");
    }

    @Test
    void anUnknownFormBringsNoComplaintOfEitherForm() {
        complaintsAbout(
                        RecoilCurveRequest.class,
                        "{'formulas': 'publish', 'impulse': {'peakDegrees': 1, 'settleSeconds': 0.01}, 'durationSeconds': 1}")
                .onlyAt("/formulas", "did you mean published");
    }

    @Test
    void entryPointsCheckWhoeverCallsThem() {
        complaintsOf(() -> Spread.sequence(SpreadSequenceRequestBuilder.builder()
                        .distanceMeters(Double.NaN)
                        .firing(Firing.of(3))
                        .build()))
                .at("/distanceMeters", "/weapon");
    }

    @Test
    void aPresetWithoutItsHalfIsNamedAsAWhole() {
        Preset preset = new Preset("laser", "a laser", read(Weapon.class, "{'fireIntervalSeconds': 0.1}"));
        complaintsAbout(SpreadSequenceRequestBuilder.builder()
                        .preset(preset)
                        .firing(Firing.of(3))
                        .build())
                .onlyAt("/preset", "has no spread");
    }

    @Test
    void whoEmbedsTheMathsLeavesTheRestToTheDefaults() {
        Weapon weapon = read(Weapon.class, "{" + POTENTIAL + ", 'spread': {'lift': {'magnitude': 1}}, 'recoil': {}}");
        String body = "{" + WEAPON + ", " + FIRING + "}";
        assertThat(SpreadSequenceRequest.of(weapon, Firing.of(3))).isEqualTo(read(SpreadSequenceRequest.class, body));
        assertThat(RecoilSequenceRequest.of(weapon, Firing.of(3))).isEqualTo(read(RecoilSequenceRequest.class, body));
        assertThat(WeaponSequenceRequest.of(weapon, Firing.of(3))).isEqualTo(read(WeaponSequenceRequest.class, body));
    }
}
