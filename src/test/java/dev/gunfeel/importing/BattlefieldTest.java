package dev.gunfeel.importing;

import static dev.gunfeel.ComplaintsAssert.complaintsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** The figures that players publish of Battlefield's weapons, carried over by hand. */
@NullUnmarked // parts that this weapon has
class BattlefieldTest {
    private final WeaponImport read = Imported.file(ImportFormat.BATTLEFIELD, "battlefield.json");
    private final Weapon weapon = read.weapon();

    @Test
    void figuresAreCarriedOver() {
        assertThat(weapon.name()).isEqualTo("Rifle");
        assertThat(weapon.roundsPerMinute()).isEqualTo(750);
        assertThat(weapon.magazineSize()).isEqualTo(31);
        assertThat(weapon.reloadSeconds()).isEqualTo(2.9);
        assertThat(weapon.damage().perHit()).isEqualTo(25);
        assertThat(weapon.damage().falloff())
                .containsExactly(new Falloff(0.0, 1.0), new Falloff(8.0, 1.0), new Falloff(50.0, 18 / 25.0));
        assertThat(weapon.projectile().speed()).isEqualTo(580);
        assertThat(weapon.projectile().gravity()).isEqualTo(9.81);
    }

    @Test
    void heatIsTheSpreadAboveItsLeast() {
        assertThat(weapon.spread().cone().degrees())
                .isEqualTo(Curve.through(new Vector2(0, 0.2), new Vector2(1.0, 1.2)));
        assertThat(weapon.heat().max()).isEqualTo(1);
        assertThat(weapon.heat().perShot()).isEqualTo(Curve.of(0.1));
        assertThat(weapon.heat().coolingDelaySeconds()).isEqualTo(0.08);
        // 8 (s - least) + 1.5 degrees a second
        assertThat(weapon.heat().coolingPerSecond().at(0.7)).isEqualTo(7.1, within(1e-12));
    }

    @Test
    void everyStateIsAStance() {
        assertThat(weapon.stances())
                .extracting(Stance::name)
                .containsExactly("hip", "hipMoving", "aimed", "aimedMoving");
        Stance hip = weapon.stances().get(0);
        assertThat(hip.coneDegrees()).isEqualTo(2.3, within(1e-12));
        assertThat(hip.heatFactor()).isEqualTo(3, within(1e-12));
        assertThat(weapon.stances().get(2).coneDegrees()).isZero();
        assertThat(weapon.stances().get(3).coneDegrees()).isEqualTo(0.3, within(1e-12));
    }

    /** Evenly from 0.2 degrees left to 0.3 right is to the right three times in five. */
    @Test
    void recoilGoesToBothSides() {
        assertThat(weapon.recoil().firstShotFactor()).isEqualTo(2.2);
        assertThat(weapon.recoil().vertical().peakDegrees()).isEqualTo(0.3);
        RecoilChannel sideways = weapon.recoil().horizontal();
        assertThat(sideways.peakDegrees()).isEqualTo(0.3);
        assertThat(sideways.variation()).isEqualTo(1);
        assertThat(sideways.sign()).isEqualTo(RecoilSign.RANDOM);
        assertThat(sideways.positiveShare()).isEqualTo(0.6, within(1e-12));
        // Ten kicks of 0.3 degrees at 18 degrees a second
        assertThat(weapon.recoil().knocking().recentring().settleSeconds()).isEqualTo(3 / 18.0, within(1e-12));
    }

    @Test
    void theRestIsNamedLineByLine() {
        assertThat(Imported.unmatched(read)).containsExactly("5 ReloadLeft", "11 Drag");
        assertThat(Imported.assumed(read))
                .contains("/weapon/stances", "/weapon/potential", "/weapon/recoil/knocking/recentring");
    }

    @Test
    void oneStateNeedsNoStance() {
        Weapon simple = Imported.text(ImportFormat.BATTLEFIELD, """
                        {"RoF": 800, "SpreadMin": 0.2, "SpreadMax": 0.62, "SpreadInc": 0.1, "SpreadDec": 1.5,
                         "SpreadIncFirstShotMul": 2}
                        """).weapon();
        assertThat(simple.stances()).isEmpty();
        assertThat(simple.spread().cone().degrees().at(0.42)).isEqualTo(0.62, within(1e-12));
        assertThat(simple.heat().max()).isEqualTo(0.42, within(1e-12));
        assertThat(simple.heat().fired(0, 1)).isEqualTo(0.2, within(1e-12));
        assertThat(simple.heat().fired(0.2, 1)).isEqualTo(0.3, within(1e-12));
        assertThat(simple.heat().cooled(0.3, 0.175)).isEqualTo(0.15, within(1e-12));
    }

    @Test
    void everyFaultIsTold() {
        complaintsOf(() -> Imported.text(ImportFormat.BATTLEFIELD, """
                        {"RoF": 700,
                         "SpreadMin": "wide", "RecoilUp": -1,
                         "Damages": [25, 18], "Dmg_distances": [10]}
                        """))
                .with("/SpreadMin", "finite number", "line 2")
                .with("/RecoilUp", "at least 0", "line 2")
                .with("/Dmg_distances", "1 distances for 2 damages");
    }
}
