package dev.gunfeel.burst;

import static dev.gunfeel.Requests.assertFinite;
import static dev.gunfeel.Requests.read;

import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilCurveRequest;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.recoil.RecoilStepRequest;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadStepRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the rules let through gives finite numbers. */
class WeaponExtremesTest {
    @ParameterizedTest
    @CsvSource({
        "0.001, 1e-300, 1, 0.001, 1000000, 1000, 1e300",
        "3600, 3600, 1, 1000000, 1000000, 1, 1e300",
        "3600, 1e-320, 0, 0.001, 1000000, 1, 0",
        "0.001, 3600, 1e-300, 0.001, 1e-320, 1000, 1e-320",
    })
    void spread(
            String interval, String maximum, String gain, String forward, String size, String exponent, String speed) {
        String weapon = ("'weapon': {'fireIntervalSeconds': %s, 'potential': {'maxSeconds': %s, 'gain': %s},"
                        + " 'spread': {'forwardDistance': %s, 'carryExponent': %s, 'lift': {'magnitude': %s, 'exponent': %s},"
                        + " 'random': {'horizontal': %s, 'vertical': %s, 'exponent': %s, 'horizontalRange': [-1, 1]},"
                        + " 'running': {'magnitude': %s, 'exponent': %s, 'maxSpeed': 5e-324, 'verticalScale': 1000}},"
                        + " 'recoil': {'knocking': {'vertical': {'peakDegrees': 360, 'settleSeconds': 3600}}}}")
                .formatted(
                        interval, maximum, gain, forward, exponent, size, exponent, size, size, exponent, size,
                        exponent);
        String firing = ", 'distanceMeters': 1000000, 'view': {'yawDegrees': 1e300, 'pitchDegrees': 90},"
                + " 'firing': {'bursts': [{'shots': 300, 'speed': " + speed
                + "}, {'shots': 3, 'pauseSeconds': 1000000000, 'speed': " + speed + "}]}";
        for (String formulas : new String[] {"published", "corrected"}) {
            String body = "{'formulas': '" + formulas + "', " + weapon + firing + "}";
            assertFinite(Spread.sequence(read(SpreadSequenceRequest.class, body)));
            assertFinite(WeaponBurst.sequence(read(WeaponSequenceRequest.class, body)));
            String state = "'state': {'potentialSeconds': 1e308, 'seedOffset': 999999999, 'shotNumber': 999999999,"
                    + " 'q': -1e12, 'seeds': {'spread': '9223372036854775807'}, 'burstStartSeconds': 1e308,"
                    + " 'burstShots': 999999999}";
            assertFinite(Spread.step(read(
                    SpreadStepRequest.class,
                    "{'formulas': '" + formulas + "', " + weapon
                            + ", 'distanceMeters': 1000000, 'elapsedSeconds': 1e9, " + state + ", 'speed': " + speed
                            + "}")));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'settleSeconds': 0.0272",
                "'settleSeconds': 3600",
                "'model': 'underdamped', 'settleSeconds': 3600, 'peakSeconds': 0.0001",
                "'model': 'underdamped', 'settleSeconds': 0.001, 'peakSeconds': 0.0001",
                "'model': 'underdamped', 'settleSeconds': 1, 'peakSeconds': 0.2171472409516258",
            })
    void recoil(String channel) {
        String peak = "{'peakDegrees': -360, 'variation': 1, 'sign': 'random', " + channel + "}";
        boolean isCritical = !channel.contains("model");
        String weapon = "'weapon': {'fireIntervalSeconds': 0.001, 'potential': {'maxSeconds': 3600, 'gain': 0},"
                + " 'recoil': {'rolling': " + peak + ", 'punching': " + peak
                + (isCritical ? ", 'knocking': {'vertical': " + peak + ", 'horizontal': " + peak + "}" : "") + "}}";
        for (String formulas : new String[] {"published", "corrected"}) {
            String form = "{'formulas': '" + formulas + "', ";
            assertFinite(Recoil.sequence(read(
                    RecoilSequenceRequest.class,
                    form + weapon + ", 'firing': {'bursts': [{'shots': 200}, {'shots': 2, 'pauseSeconds': 100000}]},"
                            + " 'sampleRateHz': 0.01, 'tailSeconds': 3600}")));
            assertFinite(Recoil.curve(read(
                    RecoilCurveRequest.class,
                    form + "'impulse': " + peak + ", 'durationSeconds': 3600, 'sampleRateHz': 1}")));
            String old = "{'ageSeconds': 1.7e308, 'rollPeakDegrees': 360, 'pitchPeakDegrees': 360,"
                    + " 'yawPeakDegrees': 360, 'fovPeakDegrees': 360}";
            assertFinite(Recoil.step(read(
                    RecoilStepRequest.class,
                    form + weapon + ", 'elapsedSeconds': 1e9, 'state': {'potentialSeconds': 1e308, 'seedOffset': 7,"
                            + " 'shotNumber': 9, 'seeds': {}, 'residual': {'pitchDegrees': 1.7e308, 'yawDegrees': -1.7e308},"
                            + " 'impulses': [" + old + ", " + old + "], 'sinceShotSeconds': 1.7e308}}")));
        }
    }

    @Test
    void aThousandShotsOfFullKnocking() {
        assertFinite(WeaponBurst.sequence(read(
                WeaponSequenceRequest.class,
                "{'weapon': {'fireIntervalSeconds': 0.001, 'potential': {'maxSeconds': 1, 'gain': 0},"
                        + " 'recoil': {'knocking': {'vertical': {'peakDegrees': 360, 'settleSeconds': 1}}}},"
                        + " 'distanceMeters': 1000000, 'firing': {'shots': 1000}}")));
    }
}
