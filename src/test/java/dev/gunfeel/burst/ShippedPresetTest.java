package dev.gunfeel.burst;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.document.Presets;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadShot;
import dev.gunfeel.weapon.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The presets that are made like weapons of shipped games keep what their descriptions promise. */
@NullUnmarked // parts that these presets have
class ShippedPresetTest {
    private static SpreadSequence spread(String preset, String rest) {
        return Spread.sequence(read(SpreadSequenceRequest.class, "{'preset': '" + preset + "', " + rest + "}"));
    }

    private static Weapon weapon(String preset) {
        return Objects.requireNonNull(Presets.find(preset)).weapon();
    }

    /** What is left of a hit at a distance, without the product's own zones: factors by hand, rounded down as these weapons do. */
    private static double hit(String preset, double zone, double distance) {
        return weapon(preset).damage().ofHit(zone, distance);
    }

    /** Even in radius: half of the pellets within half of the angle, all within the whole, round the middle of the shot. */
    @Test
    void theShotgunsPelletsAreDenserInTheMiddle() {
        int within = 0;
        int all = 0;
        for (int seed = 0; seed < 300; seed++) {
            for (SpreadShot shot : spread("shotgun", "'seeds': {'running': " + 97 * seed + "}, 'firing': {'shots': 8}")
                    .shots()) {
                assertThat(shot.pellets()).hasSize(9);
                double coneDegrees = Math.toDegrees(Math.atan2(
                        Math.hypot(
                                shot.spread().cone().get(0),
                                shot.spread().cone().get(1)),
                        10));
                assertThat(coneDegrees).isLessThanOrEqualTo(0.4 + 1e-9);
                for (Pellet pellet : pellets(shot)) {
                    double degrees = Math.toDegrees(Math.atan(Math.hypot(
                                    pellet.right - shot.spread().pqr().get(1),
                                    pellet.up - shot.spread().pqr().get(2))
                            / 10));
                    assertThat(degrees).isLessThanOrEqualTo(2.3 + 1e-9);
                    within += degrees < 1.15 ? 1 : 0;
                    all++;
                }
            }
        }
        // Four standard deviations of a share of one half.
        assertThat((double) within / all).isCloseTo(0.5, within(4 * 0.5 / Math.sqrt(all)));
    }

    private record Pellet(double right, double up) {}

    private static List<Pellet> pellets(SpreadShot shot) {
        return shot.pellets().stream()
                .map(pellet -> new Pellet(pellet.pqr().get(1), pellet.pqr().get(2)))
                .toList();
    }

    /** 26 a pellet, 0.7 of it every 9.525 m, and four times that to the head, rounded down. */
    @ParameterizedTest
    @CsvSource({"1, 0, 26", "1, 9.525, 18", "1, 19.05, 12", "4, 0, 104", "0.75, 0, 19", "0.75, 19.05, 9"})
    void theShotgunsDamage(double zone, double distance, double damage) {
        assertThat(hit("shotgun", zone, distance)).isEqualTo(damage);
    }

    @Test
    void theBoltActionIsExactScopedAndStill() {
        for (int seed = 0; seed < 200; seed++) {
            String scoped = "'seeds': {'running': " + 31 * seed + "}, 'firing': {'shots': 5, 'stances': ['scoped']%s}";
            assertThat(spread("boltActionRifle", scoped.formatted("")).shots()).allSatisfy(shot -> {
                assertThat(shot.spread().yawDegrees()).isZero();
                assertThat(shot.spread().pitchDegrees()).isZero();
            });
            assertThat(spread("boltActionRifle", scoped.formatted(", 'speed': 4"))
                            .shots())
                    .anySatisfy(shot ->
                            assertThat(Math.abs(shot.spread().yawDegrees())).isPositive());
        }
        // From the hip half of the bullets miss by more than 4.5 sqrt(1/2) degrees.
        long wide = 0;
        for (int seed = 0; seed < 400; seed++) {
            SpreadShot shot = spread(
                            "boltActionRifle", "'seeds': {'running': " + 31 * seed + "}, 'firing': {'shots': 1}")
                    .shots()
                    .get(0);
            double off = Math.toDegrees(Math.atan(
                    Math.hypot(shot.spread().pqr().get(1), shot.spread().pqr().get(2)) / 10));
            wide += off > 4.5 * Math.sqrt(0.5) ? 1 : 0;
        }
        assertThat(wide / 400.0).isCloseTo(0.5, within(0.1));
    }

    /** The kick has come back before the bolt is closed: e g t e^(-g t) of 2.5 degrees at 1.455 s, g = ln(90)/0.9, is 0.034. */
    @Test
    void theBoltActionsKickHasComeBack() {
        double gt = Math.log(90) / 0.9 * 1.455;
        double left = 2.5 * Math.E * gt * Math.exp(-gt);
        assertThat(left).isLessThan(0.04);
        assertThat(WeaponBurst.sequence(read(
                                WeaponSequenceRequest.class, "{'preset': 'boltActionRifle', 'firing': {'shots': 5}}"))
                        .shots())
                .allSatisfy(shot -> assertThat(shot.view().pitchDegrees()).isBetween(0.0, 1.05 * left));
    }

    /** 115 to the body kills at any distance that counts, 86 to a leg doesn't. */
    @ParameterizedTest
    @CsvSource({"1, 0, 115", "0.75, 0, 86", "1, 95.25, 103", "4, 95.25, 415"})
    void theBoltActionsDamage(double zone, double distance, double damage) {
        assertThat(hit("boltActionRifle", zone, distance)).isEqualTo(damage);
    }

    /** Its damage by distance and zone, as its players know it. */
    @ParameterizedTest
    @CsvSource({
        "1, 0, 26",
        "1, 14.9, 26",
        "1, 15, 22",
        "1, 29.9, 22",
        "1, 30, 20",
        "3, 0, 78",
        "3, 15, 66",
        "3, 30, 60",
        "0.85, 0, 22",
        "0.85, 15, 18",
        "0.85, 30, 17"
    })
    void theFirstShotSubmachineGunsDamageFallsInSteps(double zone, double distance, double damage) {
        assertThat(hit("firstShotSubmachineGun", zone, distance)).isEqualTo(damage);
    }

    @Test
    void theFirstShotSubmachineGunTapsTrueFiveTimesASecond() {
        String taps = ", {'shots': 1, 'pauseSeconds': 0.2}".repeat(9);
        for (int seed = 0; seed < 50; seed++) {
            assertThat(spread(
                                    "firstShotSubmachineGun",
                                    "'seeds': {'running': " + 31 * seed + "}, 'firing': {'bursts': [{'shots': 1}" + taps
                                            + "]}")
                            .shots())
                    .hasSize(10)
                    .allSatisfy(shot -> {
                        assertThat(shot.spread().yawDegrees()).isZero();
                        assertThat(shot.spread().pitchDegrees()).isZero();
                    });
        }
        List<SpreadShot> held =
                spread("firstShotSubmachineGun", "'firing': {'shots': 12}").shots();
        assertThat(held.get(0).spread().pitchDegrees()).isZero();
        // The lift alone, 0.35 at 10 when full, is 2 degrees; 0.25 to 1.4 degrees of cone go on top.
        assertThat(held.get(11).spread().pitchDegrees()).isBetween(0.3, 3.8);
        assertThat(held.get(11).spread().coneDegrees()).isCloseTo(1.4, within(0.3));
    }

    /** One heat a shot, none lost between shots at 450 a minute, so the cone is that of 0, 1, 2 … on its curve. */
    @Test
    void theBloomRifleBloomsByTheShotAndCoolsByTheSecond() {
        List<SpreadShot> held = spread("bloomRifle", "'firing': {'shots': 12}").shots();
        for (int k = 0; k < 12; k++) {
            double degrees = k <= 3 ? 0.3 + k * 0.5 / 3 : k <= 10 ? 0.8 + (k - 3) * 2.2 / 7 : 3;
            assertThat(held.get(k).spread().heat()).isCloseTo(k, within(1e-12));
            assertThat(held.get(k).spread().coneDegrees()).isCloseTo(degrees, within(1e-9));
        }
        // Three shots, then a second, of which 0.2 s are no cooling: 3 - 2 * 0.8.
        List<SpreadShot> paused = spread(
                        "bloomRifle", "'firing': {'bursts': [{'shots': 3}, {'shots': 1, 'pauseSeconds': 1}]}")
                .shots();
        assertThat(paused.get(3).spread().heat()).isCloseTo(1.4, within(1e-9));
        SpreadSequence aimed = spread("bloomRifle", "'firing': {'shots': 4, 'stances': ['aimed']}");
        assertThat(aimed.shots().get(3).spread().coneDegrees()).isCloseTo(0.4, within(1e-9));
        // 12 of heat take 0.2 s and 6 s.
        assertThat(spread("bloomRifle", "'firing': {'shots': 24}").summary().recoverySeconds())
                .isCloseTo(6.2, within(1e-6));
    }

    /** The recorded spray of an AK-47, mouse counts summed up and turned round, at 0.055 degrees a count. */
    @Test
    void thePatternRifleDrawsTheRecordedSpray() throws IOException {
        JsonNode delta = new JsonMapper()
                .readTree(Files.readString(Path.of("src/test/resources/vectors/spray.json")))
                .at("/weapons/ak47/delta");
        List<SpreadShot> shots =
                spread("patternRifle", "'firing': {'shots': 30}").shots();
        double right = 0;
        double up = 0;
        for (int k = 0; k < 30; k++) {
            right -= 0.055 * delta.get(k).get(0).asDouble();
            up += 0.055 * delta.get(k).get(1).asDouble();
            double q = shots.get(k).spread().pattern().get(0);
            double r = shots.get(k).spread().pattern().get(1);
            assertThat(Math.toDegrees(Math.atan(q / 10))).isCloseTo(right, within(0.00501));
            assertThat(Math.toDegrees(Math.atan(r / Math.hypot(10, q)))).isCloseTo(up, within(0.00501));
        }
    }

    @Test
    void thePatternRifleStartsAnewAfterHalfASecond() {
        List<SpreadShot> shots = spread(
                        "patternRifle", "'firing': {'bursts': [{'shots': 30}, {'shots': 2, 'pauseSeconds': 0.56}]}")
                .shots();
        assertThat(shots.get(30).spread().seedOffset()).isZero();
        assertThat(shots.get(31).spread().pattern())
                .isEqualTo(shots.get(1).spread().pattern());
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 36", "4, 0, 144", "1, 47.625, 32", "0.75, 0, 27"})
    void thePatternRiflesDamage(double zone, double distance, double damage) {
        assertThat(hit("patternRifle", zone, distance)).isEqualTo(damage);
    }

    @Test
    void eachHasStancesThatHelp() {
        for (String preset :
                List.of("shotgun", "boltActionRifle", "firstShotSubmachineGun", "bloomRifle", "patternRifle")) {
            assertThat(weapon(preset).stances()).hasSizeGreaterThan(1).allSatisfy(stance -> {
                assertThat(stance.coneFactor()).isLessThan(1);
                assertThat(stance.runningFactor()).isLessThanOrEqualTo(1);
            });
            assertThat(weapon(preset).tags()).isNotEmpty();
            assertThat(weapon(preset).reloadSeconds()).isPositive();
            assertThat(weapon(preset).damage().zones()).isNotNull();
        }
    }
}
