package dev.gunfeel.importing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.Requests;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.export.ExportFormat;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lyra's curves: full angles there, half-angles here. */
@NullUnmarked // parts that these weapons have
class LyraTest {
    @ParameterizedTest
    @ValueSource(strings = {"lyra.json", "lyra-table.json", "lyra.csv"})
    void curvesAreTheSameHoweverTheyAreWritten(String file) {
        Weapon weapon = Imported.file(ImportFormat.LYRA, file).weapon();
        assertThat(weapon.spread().cone().degrees())
                .isEqualTo(Curve.through(new Vector2(0, 0.5), new Vector2(4, 2.5), new Vector2(10, 4)));
        assertThat(weapon.heat().perShot()).isEqualTo(Curve.of(1));
        assertThat(weapon.heat().coolingPerSecond()).isEqualTo(Curve.through(new Vector2(0, 2), new Vector2(10, 7)));
        assertThat(weapon.heat().max()).isEqualTo(10);
        assertThat(weapon.damage().falloff()).containsExactly(new Falloff(0.0, 1.0), new Falloff(25.0, 0.5));
    }

    @Test
    void propertiesAreCarriedOver() {
        WeaponImport read = Imported.file(ImportFormat.LYRA, "lyra.json");
        Weapon weapon = read.weapon();
        assertThat(weapon.spread().cone().exponent()).isEqualTo(2);
        assertThat(weapon.spread().cone().restedFactor()).isEqualTo(0);
        assertThat(weapon.heat().coolingDelaySeconds()).isEqualTo(0.2);
        assertThat(weapon.stances())
                .containsExactly(
                        Stance.of("aiming").withConeFactor(0.5),
                        Stance.of("crouching").withConeFactor(0.75));
        assertThat(Imported.unmatched(read))
                .containsExactly("10 InterpMode", "24 StandingStillSpeedThreshold", "26 MaxDamageRange");
        assertThat(Imported.assumed(read))
                .contains("/weapon/fireIntervalSeconds", "/weapon/spread/cone/restedFactor", "/weapon/damage/perHit");
    }

    /** Lyra adds a shot's heat, waits, and cools each tick: its own loop, with ticks so short that they don't show. */
    @Test
    void heatIsWhatLyraComputes() {
        Weapon weapon = Imported.file(ImportFormat.LYRA, "lyra.json").weapon();
        double heat = 3;
        double tick = 1e-5;
        heat += 1;
        for (double time = 0.2; time < 0.7; time += tick) {
            heat = Math.max(0, heat - tick * (2 + 5 * heat / 10));
        }
        double here = weapon.heat().cooled(weapon.heat().fired(3, 1), 0.7);
        assertThat(here).isEqualTo(heat, within(1e-4));
        double fullAngle = heat < 4 ? 1 + heat : 5 + (heat - 4) / 2;
        assertThat(weapon.spread().cone().degrees().at(here)).isEqualTo(fullAngle / 2, within(1e-4));
    }

    @Test
    void eachPelletOfAShotgunIsDrawnInTheHeatedCone() {
        Weapon weapon = Imported.text(ImportFormat.LYRA, """
                        # BulletsPerCartridge: 7
                        Name,0,5
                        HeatToSpreadCurve,6,10
                        HeatToHeatPerShotCurve,2,
                        HeatToCoolDownPerSecondCurve,3,
                        """).weapon();
        assertThat(weapon.pellets().count()).isEqualTo(7);
        assertThat(weapon.pellets().degrees()).isEqualTo(Curve.through(new Vector2(0, 3), new Vector2(5, 5)));
        assertThat(weapon.spread().cone().degrees()).isEqualTo(Curve.of(0));
    }

    /** What this project exports for Unreal comes back as it was. */
    @ParameterizedTest
    @EnumSource(names = {"UNREAL_CURVETABLE", "UNREAL_CURVETABLE_JSON"})
    void exportedCurvesComeBack(ExportFormat format) {
        WeaponSequenceRequest request = Requests.read(WeaponSequenceRequest.class, """
                {"weapon": {"fireIntervalSeconds": 0.1, "potential": {"maxSeconds": 1, "gain": 0.1},
                 "spread": {"cone": {"degrees": [[0, 0.25], [3, 1.7], [9, 4]],
                   "heat": {"perShot": [[0, 1.5], [4, 1]], "coolingPerSecond": 6.5, "max": 9}}},
                 "pellets": {"count": 5, "degrees": [[0, 2], [9, 3]]},
                 "recoil": {"knocking": {"vertical": {"peakDegrees": 1, "settleSeconds": 0.3}}},
                 "damage": {"perHit": 10, "falloff": [{"distanceMeters": 10, "factor": 1}, {"distanceMeters": 30, "factor": 0.5}]}},
                 "firing": {"shots": 3}}
                """);
        Weapon exported = request.weapon();
        WeaponImport read =
                ImportFormat.LYRA.read(format.ofWeapon(request, 0.01).content(), Imported.LIMITS);
        Weapon back = read.weapon();
        assertThat(back.spread().cone().degrees())
                .isEqualTo(exported.spread().cone().degrees());
        assertThat(back.heat().perShot()).isEqualTo(exported.heat().perShot());
        assertThat(back.heat().coolingPerSecond()).isEqualTo(exported.heat().coolingPerSecond());
        assertThat(back.heat().max()).isEqualTo(9);
        assertThat(back.pellets().degrees()).isEqualTo(exported.pellets().degrees());
        assertThat(back.damage().falloff()).isEqualTo(exported.damage().falloff());
        assertThat(read.unmatched()).extracting(Unmatched::name).anyMatch(name -> name.startsWith("PitchDegrees"));
    }
}
