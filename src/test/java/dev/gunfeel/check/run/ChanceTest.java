package dev.gunfeel.check.run;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where chance has a part: what it has none in is computed once, exactly. */
class ChanceTest {
    private static Conditions conditions(String parts, Vary vary, double speed) {
        Weapon weapon = read(
                Weapon.class,
                "{'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.1}, " + parts + "}");
        return new Conditions(weapon, Firing.of(3).atSpeed(speed), vary, 1, 100);
    }

    /** An impulse without height is the same in every burst, whatever its sign and variation. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1, 'variation': 0.5 | ALL | true",
                "1, 'sign': 'random' | ALL | true",
                "-1, 'variation': 0.5 | ALL | true",
                "1, 'sign': 'negative' | ALL | false",
                "0, 'variation': 0.5 | ALL | false",
                "0, 'sign': 'random' | ALL | false",
                "1, 'variation': 0.5 | RUNNING | false",
            })
    void impulsesVaryByTheirPeakAndSign(String channel, Vary vary, boolean isByChance) {
        String impulse = "{'settleSeconds': 0.3, 'peakDegrees': " + channel + "}";
        Conditions vertical = conditions("'recoil': {'knocking': {'vertical': " + impulse + "}}", vary, 0);
        assertThat(Chance.inPitch(vertical)).isEqualTo(isByChance);
        assertThat(Chance.inAim(vertical)).isEqualTo(isByChance);
        assertThat(Chance.inYaw(vertical)).isFalse();
        assertThat(Chance.inRoll(vertical)).isFalse();
        Conditions horizontal = conditions("'recoil': {'knocking': {'horizontal': " + impulse + "}}", vary, 0);
        assertThat(Chance.inYaw(horizontal)).isEqualTo(isByChance);
        assertThat(Chance.inAim(horizontal)).isEqualTo(isByChance);
        assertThat(Chance.inPitch(horizontal)).isFalse();
        Conditions punching = conditions("'recoil': {'punching': " + impulse + "}", vary, 0);
        assertThat(Chance.inFieldOfView(punching)).isEqualTo(isByChance);
        assertThat(Chance.inAim(punching)).isFalse();
        Conditions rolling = conditions("'recoil': {'rolling': " + impulse + "}", vary, 0);
        // The direction of rolling is random where none is given.
        assertThat(Chance.inRoll(rolling))
                .isEqualTo(vary == Vary.ALL && !channel.startsWith("0") && !channel.contains("negative"));
        assertThat(Chance.inSpread(rolling)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'running': {'magnitude': 1, 'maxSpeed': 5} | RUNNING | 1 | true",
                "'running': {'magnitude': 1, 'maxSpeed': 5} | RUNNING | 0 | false",
                "'running': {'magnitude': 0, 'maxSpeed': 5} | RUNNING | 1 | false",
                "'random': {'horizontal': 1, 'vertical': 0, 'signPattern': 'random'} | ALL | 0 | true",
                "'random': {'horizontal': 0, 'vertical': 1, 'signPattern': 'random'} | ALL | 0 | true",
                "'random': {'horizontal': 0, 'vertical': 0, 'signPattern': 'random'} | ALL | 0 | false",
                "'random': {'horizontal': 1, 'vertical': 1, 'signPattern': 'random'} | RUNNING | 0 | false",
                "'lift': {'magnitude': 1} | ALL | 1 | false",
            })
    void bulletsVaryByWhatIsDrawnAnew(String spread, Vary vary, double speed, boolean isByChance) {
        assertThat(Chance.inSpread(conditions("'spread': {" + spread + "}", vary, speed)))
                .isEqualTo(isByChance);
    }
}
