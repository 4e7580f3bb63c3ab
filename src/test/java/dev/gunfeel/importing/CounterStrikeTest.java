package dev.gunfeel.importing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Heat;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The item attributes of Counter-Strike's AK-47, carried over by hand. */
@NullUnmarked // parts that this weapon has
class CounterStrikeTest {
    private static final double MILLIRADIAN = 0.18 / Math.PI;

    private final WeaponImport read = Imported.file(ImportFormat.COUNTER_STRIKE, "ak47.txt");
    private final Weapon weapon = read.weapon();

    @Test
    void figuresAreCarriedOver() {
        assertThat(weapon.intervalSeconds()).isEqualTo(0.1);
        assertThat(weapon.magazineSize()).isEqualTo(30);
        assertThat(weapon.pellets().count()).isEqualTo(1);
        assertThat(weapon.pellets().exponent()).isEqualTo(1);
        assertThat(weapon.pellets().degrees().number()).isEqualTo(0.6 * MILLIRADIAN, within(1e-12));
        assertThat(weapon.damage().ofHit(weapon.damage().headFactor(), 0)).isEqualTo(144);
        // 36 times 0.98 is 35.28, and 0.75 of it 26.46.
        assertThat(weapon.damage().ofHit(1, 9.525)).isEqualTo(35);
        assertThat(weapon.damage().ofHit(0.75, 9.525)).isEqualTo(26);
        assertThat(weapon.damage().falloff()).hasSize(17);
    }

    @Test
    void statesAddToTheSteadiest() {
        assertThat(weapon.spread().cone().degrees().at(0)).isEqualTo(4.81 * MILLIRADIAN, within(1e-12));
        assertThat(weapon.spread().cone().exponent()).isEqualTo(1);
        assertThat(weapon.stances())
                .extracting(Stance::name)
                .containsExactly("crouched", "standing", "moving", "jumping");
        assertThat(weapon.stances().get(1).coneDegrees()).isEqualTo((6.41 - 4.81) * MILLIRADIAN, within(1e-12));
        assertThat(weapon.stances().get(2).coneDegrees()).isEqualTo(175.059998 * MILLIRADIAN, within(1e-12));
    }

    /** A shot adds its inaccuracy, and the recovery time leaves a tenth. */
    @Test
    void inaccuracyOfFireRecoversAsInTheGame() {
        Heat heat = weapon.heat();
        double fired = heat.fired(0, 1);
        assertThat(fired).isEqualTo(7.8 * MILLIRADIAN, within(1e-12));
        assertThat(heat.cooled(fired, 0.368)).isEqualTo(fired / 10, within(1e-9));
        double second = heat.fired(heat.cooled(fired, 0.1), 1);
        assertThat(second).isEqualTo(fired * (1 + Math.pow(10, -0.1 / 0.368)), within(1e-9));
        assertThat(weapon.spread().cone().degrees().at(second)).isEqualTo(4.81 * MILLIRADIAN + second, within(1e-9));
    }

    @Test
    void theRestIsNamedLineByLine() {
        assertThat(Imported.unmatched(read))
                .containsExactly(
                        "5 recovery time crouch",
                        "6 recovery time crouch final",
                        "8 recovery time stand final",
                        "9 inaccuracy jump initial",
                        "11 max player speed",
                        "13 in game price",
                        "14 armor ratio",
                        "22 inaccuracy land");
        assertThat(Imported.assumed(read))
                .containsExactly(
                        "/weapon/stances",
                        "/weapon/spread/pattern",
                        "/weapon/damage/zones",
                        "/weapon/damage/falloff",
                        "/weapon/potential");
    }

    @Test
    void aScriptInRadiansIsTheSameRifle() {
        Weapon script = Imported.file(ImportFormat.COUNTER_STRIKE, "script.txt").weapon();
        assertThat(script.spread().pattern()).isEqualTo(weapon.spread().pattern());
        assertThat(script.magazineSize()).isEqualTo(30);
        assertThat(script.spread().cone().degrees().at(0.3))
                .isEqualTo(weapon.spread().cone().degrees().at(0.3), within(1e-12));
        assertThat(script.heat().cooled(0.4, 0.1)).isEqualTo(weapon.heat().cooled(0.4, 0.1), within(1e-9));
        assertThat(script.pellets().degrees().number())
                .isEqualTo(weapon.pellets().degrees().number(), within(1e-12));
    }

    /** The minimal standard in 64 bits, as its authors wrote it, without Schrage's trick. */
    private static final class MinimalStandard {
        private final long[] shuffle = new long[32];
        private long state;
        private long last;

        MinimalStandard(int seed) {
            state = Math.max(1, Math.abs((long) seed));
            for (int i = 39; i >= 0; i--) {
                state = state * 16807 % 2147483647;
                if (i < 32) {
                    shuffle[i] = state;
                }
            }
            last = shuffle[0];
        }

        float between(float min, float max) {
            state = state * 16807 % 2147483647;
            int place = (int) (last / 67108864);
            last = shuffle[place];
            shuffle[place] = state;
            return Math.min((float) (last / 2147483647.0), (float) (1 - 1.2e-7)) * (max - min) + min;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "223, true, 0, 70, 30, 0",
        "38965, true, 0, 60, 23, 1",
        "24563, false, 0, 20, 27, 4",
        "-7, true, 5, 0, 1, 1"
    })
    void theTableIsTheOneOfTheSeed(
            int seed, boolean isFullAuto, float angle, float angleVariance, float magnitude, float magnitudeVariance) {
        List<RecoilKick> table = RecoilTable.of(seed, isFullAuto, angle, angleVariance, magnitude, magnitudeVariance);
        assertThat(table).hasSize(64);
        MinimalStandard random = new MinimalStandard(seed);
        float[] held = {0.75f, 0.8125f, 0.875f, 0.9375f};
        float direction = 0;
        float strength = 0;
        for (int i = 0; i < 64; i++) {
            float newDirection = angle + random.between(-angleVariance, angleVariance);
            float newStrength = magnitude + random.between(-magnitudeVariance, magnitudeVariance);
            if (!isFullAuto || i == 0) {
                direction = newDirection;
                strength = newStrength;
            } else {
                direction += (newDirection - direction) * 0.55f;
                strength += (newStrength - strength) * 0.55f;
            }
            strength *= isFullAuto && i < 4 ? held[i] : 1;
            assertThat(table.get(i)).isEqualTo(new RecoilKick((double) direction, (double) strength));
        }
    }

    /**
     * What a player's hand measured: mouse counts that hold the spray down, whose size in degrees is not known to better than
     * some percent.
     */
    @Test
    void theSprayIsTheOneThatPlayersMeasured() throws IOException {
        JsonNode moves = JsonMapper.shared()
                .readTree(Files.readString(Path.of("src/test/resources/vectors/spray.json")))
                .at("/weapons/ak47/delta");
        List<Vector2> measured = new ArrayList<>();
        double right = 0;
        double up = 0;
        for (JsonNode move : moves) {
            right -= move.get(0).asDouble() * 0.022 * 2.5;
            up += move.get(1).asDouble() * 0.022 * 2.5;
            measured.add(new Vector2(right, up));
        }
        List<Vector2> spray = weapon.spread().pattern().degrees();
        assertThat(spray).hasSameSizeAs(measured);
        assertThat(spray.get(0)).isEqualTo(new Vector2(0, 0));
        double product = 0;
        double square = 0;
        for (int i = 0; i < spray.size(); i++) {
            product += spray.get(i).x() * measured.get(i).x()
                    + spray.get(i).y() * measured.get(i).y();
            square += measured.get(i).x() * measured.get(i).x()
                    + measured.get(i).y() * measured.get(i).y();
        }
        double scale = product / square;
        assertThat(scale).isBetween(0.95, 1.15);
        for (int i = 0; i < spray.size(); i++) {
            assertThat(spray.get(i).x())
                    .as("right of " + i)
                    .isEqualTo(scale * measured.get(i).x(), within(0.6));
            assertThat(spray.get(i).y())
                    .as("up of " + i)
                    .isEqualTo(scale * measured.get(i).y(), within(0.6));
        }
    }

    /** One push: the speed falls by e^(-4.5 t), and the place as the game's two decays make it. */
    @Test
    void aPushComesBack() {
        List<RecoilKick> one = new ArrayList<>(List.of(new RecoilKick(90.0, 20.0)));
        while (one.size() < RecoilTable.ENTRIES) {
            one.add(new RecoilKick(0.0, 0.0));
        }
        double place = 0;
        double speed = 20;
        for (int tick = 0; tick < 7; tick++) {
            place = Math.max(0, place * Math.exp(-8 / 64.0) - 18 / 64.0);
            double after = speed * Math.exp(-4.5 / 64);
            place += (speed + after) / 2 / 64;
            speed = after;
        }
        Vector2 second = RecoilTable.spray(one, 0.1, 2).get(1);
        assertThat(second.x()).isEqualTo(2 * place, within(1e-12));
        assertThat(second.y()).isEqualTo(0, within(1e-12));
    }

    @Test
    void aScopeIsAState() {
        Weapon scoped = Imported.text(ImportFormat.COUNTER_STRIKE, """
                        rifle { "cycletime" "1.455" "inaccuracy stand" "60.6" "inaccuracy stand alt" "2" "inaccuracy crouch" "60.6" }
                        """).weapon();
        assertThat(scoped.spread().cone().degrees().number()).isEqualTo(2 * MILLIRADIAN, within(1e-12));
        assertThat(scoped.stances()).extracting(Stance::name).contains("standingAlternative", "standing");
    }
}
