package dev.gunfeel.importing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Curve;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** Titanfall's weapon settings, carried over by hand. */
@NullUnmarked // parts that this weapon has
class TitanfallTest {
    private final WeaponImport read = Imported.file(ImportFormat.TITANFALL, "titanfall.txt");
    private final Weapon weapon = read.weapon();

    @Test
    void figuresAreCarriedOver() {
        assertThat(weapon.name()).isEqualTo("Rifle");
        assertThat(weapon.roundsPerMinute()).isEqualTo(810);
        assertThat(weapon.magazineSize()).isEqualTo(24);
        assertThat(weapon.reloadSeconds()).isEqualTo(2.7);
        assertThat(weapon.damage().ofHit(1.5, 0)).isEqualTo(37.5);
        // 1750 inches, half way between 25 and 15
        assertThat(weapon.damage().ofHit(1, 44.45)).isEqualTo(20, within(1e-9));
        assertThat(weapon.projectile().speed()).isEqualTo(508);
        assertThat(weapon.projectile().gravity()).isEqualTo(9.525, within(1e-12));
    }

    /** The file's angles are whole widths. */
    @Test
    void everyStateIsAStance() {
        assertThat(weapon.spread().cone().degrees().at(0)).isEqualTo(0.25);
        assertThat(weapon.heat().max()).isEqualTo(2);
        assertThat(weapon.heat().perShot()).isEqualTo(Curve.of(0.1));
        assertThat(weapon.heat().coolingPerSecond()).isEqualTo(Curve.of(2.5));
        assertThat(weapon.heat().coolingDelaySeconds()).isEqualTo(0.25);
        assertThat(weapon.stances())
                .extracting(Stance::name)
                .containsExactly("hip", "hipRunning", "hipCrouched", "aimed");
        assertThat(weapon.stances()).extracting(Stance::coneDegrees).containsExactly(2.75, 3.25, 2.25, 0.0);
        assertThat(weapon.stances().get(0).heatFactor()).isEqualTo(3, within(1e-12));
        assertThat(weapon.stances().get(2).heatFactor()).isEqualTo(1.5, within(1e-12));
        assertThat(weapon.stances().get(2).recoilFactor()).isEqualTo(0.8);
    }

    /** Down and left are positive there: 1.2 up within 0.3, times 0.5; and from 0.5 left to 0.3 right. */
    @Test
    void kicksAreTurnedRound() {
        RecoilChannel up = weapon.recoil().vertical();
        assertThat(up.sign()).isEqualTo(RecoilSign.POSITIVE);
        assertThat(up.peakDegrees()).isEqualTo(0.75, within(1e-12));
        assertThat(up.peakDegrees() * (1 - up.variation())).isEqualTo(0.45, within(1e-12));
        RecoilChannel sideways = weapon.recoil().horizontal();
        assertThat(sideways.sign()).isEqualTo(RecoilSign.RANDOM);
        assertThat(sideways.peakDegrees()).isEqualTo(0.5, within(1e-12));
        assertThat(sideways.positiveShare()).isEqualTo(0.375, within(1e-12));
        assertThat(weapon.recoil().firstShotFactor()).isEqualTo(0.7);
    }

    @Test
    void theRestIsNamedLineByLine() {
        assertThat(Imported.unmatched(read))
                .containsExactly(
                        "6 reload_time",
                        "29 viewkick_pitch_softScale",
                        "34 sway_rotate_scale",
                        "39 Mods.extended_ammo.ammo_clip_size",
                        "40 Mods.extended_ammo.spread_stand_hip");
    }
}
