package dev.gunfeel.importing;

import dev.gunfeel.importing.States.State;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.Heat;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Projectile;
import dev.gunfeel.weapon.Stacking;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Titanfall's weapon settings, and those of Apex Legends: key-values with {@code spread_stand_hip} and its like. */
final class Titanfall {
    private static final double METERS = 0.0254;
    private static final double WIDEST_DEGREES = 45;
    /** What a gravity scale of 1 is, in units a second squared. */
    private static final double GRAVITY = 750;

    private static final double KICK_SETTLE_SECONDS = 0.3;
    private static final String MODS = "Mods";

    private final FigureSheet sheet;
    private final List<State> states = new ArrayList<>();

    private Titanfall(FigureSheet sheet) {
        this.sheet = sheet;
    }

    static Reading read(byte[] text, Complaints complaints) {
        FigureSheet sheet =
                new FigureSheet(KeyValues.read(text, complaints), Set.of(), Set.of("weapondata"), complaints);
        return Reading.of(new Titanfall(sheet).weapon(), sheet);
    }

    private @Nullable Weapon weapon() {
        Double rate = sheet.number("fire_rate");
        if (rate == null) {
            sheet.complaints().add("fire_rate", "is required: shots a second", null);
            return null;
        } else if (!(rate >= 1.0 / 3600 && rate <= 1000)) {
            sheet.complaints().add("fire_rate", "must be at least one an hour and at most 1000 a second", rate);
            return null;
        }
        Node mods = sheet.node(MODS);
        if (mods != null) {
            sheet.leave(mods, MODS, "what an attachment changes is a weapon of its own here");
        }
        for (String axis : List.of("pitch", "yaw", "roll")) {
            sheet.leave("viewkick_" + axis + "_softScale", "a push on a spring; how far it goes is not in the file");
        }
        sheet.leave("viewkick_pattern", "a pattern in a file of its own; import that as a table");
        sheet.leave("reload_time", "a reload lasts as long as that of an empty magazine");
        Double magazine = sheet.number("ammo_clip_size");
        Double reload = sheet.size("reloadempty_time", "reload_time");
        WeaponRecoil recoil = recoil();
        Cone cone = cone();
        return Weapon.firingEvery(1 / rate)
                .withFireIntervalSeconds(null)
                .withRoundsPerMinute(60 * rate)
                .withName(sheet.text("printname"))
                .withMagazineSize(magazine == null || magazine < 1 ? null : (int) Math.min(magazine, 100_000))
                .withReloadSeconds(reload)
                .withDamage(damage())
                .withProjectile(projectile())
                .withSpread(cone == null ? null : WeaponSpread.NONE.withCone(cone))
                .withStances(stances())
                .withRecoil(recoil)
                .withPotential(recoil == null ? null : potential());
    }

    private Potential potential() {
        sheet.assume("/potential", "next to no memory of fire, so that every kick is the same");
        return Potential.of(1, 0.001);
    }

    private @Nullable Cone cone() {
        state("spread_stand_hip", "spread_kick_on_fire_stand_hip", "hip");
        state("spread_stand_hip_run", "spread_kick_on_fire_stand_hip", "hipRunning");
        state("spread_stand_hip_sprint", "spread_kick_on_fire_stand_hip", "hipSprinting");
        state("spread_crouch_hip", "spread_kick_on_fire_crouch_hip", "hipCrouched");
        state("spread_air_hip", "spread_kick_on_fire_air_hip", "hipInAir");
        state("spread_stand_ads", "spread_kick_on_fire_stand_ads", "aimed");
        state("spread_crouch_ads", "spread_kick_on_fire_crouch_ads", "aimedCrouched");
        state("spread_air_ads", "spread_kick_on_fire_air_ads", "aimedInAir");
        if (states.isEmpty()) {
            return null;
        }
        States all = new States(states);
        double least = all.steadiest().degrees();
        sheet.assume("/spread/cone/degrees", "the file's angles are read as the whole width of the cone, and halved");
        Double perShot = all.perShot();
        Double decay = sheet.size("spread_decay_rate");
        double most = Math.min(WIDEST_DEGREES - Math.min(least, WIDEST_DEGREES - 1), maxKick() / 2);
        if (perShot == null || decay == null || most <= 0) {
            return Cone.of(Curve.of(least));
        }
        return Cone.of(Curve.through(new Vector2(0, least), new Vector2(most, least + most)))
                .withHeat(Heat.of(Curve.of(perShot), Curve.of(decay / 2))
                        .withMax(most)
                        .withCoolingDelaySeconds(sheet.size("spread_decay_delay", 0)));
    }

    /** Returns the most that shots add in any state: the weapon has one. */
    private double maxKick() {
        double most = 0;
        for (String hold : List.of("hip", "ads")) {
            for (String pose : List.of("stand", "crouch", "air")) {
                most = Math.max(most, sheet.size("spread_max_kick_" + pose + "_" + hold, 0));
            }
        }
        sheet.assume("/spread/cone/heat/max", "the largest spread_max_kick of any state: heat has one end");
        return most;
    }

    private void state(String base, String kick, String name) {
        Double degrees = sheet.size(base);
        if (degrees != null) {
            Double perShot = sheet.size(kick);
            states.add(new State(name, degrees / 2, perShot == null ? null : perShot / 2));
        }
    }

    private List<Stance> stances() {
        double crouched = sheet.size("viewkick_duck_scale", 1);
        List<Stance> stances = states.isEmpty() ? List.of() : new States(states).stances(sheet);
        return stances.stream()
                .map(stance -> stance.name().endsWith("Crouched") ? stance.withRecoilFactor(crouched) : stance)
                .toList();
    }

    private @Nullable WeaponRecoil recoil() {
        if (!sheet.has("viewkick_pitch_base") && !sheet.has("viewkick_yaw_random") && !sheet.has("viewkick_yaw_base")) {
            return null;
        }
        // Down and left are positive there.
        double pitch = -sheet.number("viewkick_pitch_base", 0);
        double pitchRandom = sheet.size("viewkick_pitch_random", 0);
        double pitchScale = sheet.size("viewkick_pitch_hardScale", 1);
        double yaw = -sheet.number("viewkick_yaw_base", 0);
        double yawRandom = sheet.size("viewkick_yaw_random", 0);
        double yawScale = sheet.size("viewkick_yaw_hardScale", 1);
        Knocking knocking = Knocking.NONE
                .withStacking(Stacking.SUPERPOSE)
                .withVertical(Sway.between(
                        pitchScale * (pitch - pitchRandom),
                        pitchScale * (pitch + pitchRandom),
                        KICK_SETTLE_SECONDS,
                        "/recoil/knocking/vertical",
                        sheet))
                .withHorizontal(Sway.between(
                        yawScale * (yaw - yawRandom),
                        yawScale * (yaw + yawRandom),
                        KICK_SETTLE_SECONDS,
                        "/recoil/knocking/horizontal",
                        sheet));
        sheet.assume(
                "/recoil/knocking",
                "a kick comes back within " + KICK_SETTLE_SECONDS + " s; the game's springs are not in the file");
        return WeaponRecoil.NONE
                .withKnocking(knocking)
                .withFirstShotFactor(sheet.size("viewkick_scale_firstshot_hipfire", 1));
    }

    private @Nullable Damage damage() {
        Double near = sheet.size("damage_near_value");
        if (near == null || near == 0) {
            return null;
        }
        List<Falloff> falloff = new ArrayList<>();
        for (String place : List.of("near", "far", "very_far")) {
            Double damage = sheet.size("damage_" + place + "_value");
            Double distance = sheet.size("damage_" + place + "_distance");
            if (damage != null && distance != null) {
                falloff.add(new Falloff(distance * METERS, damage / near));
            }
        }
        sheet.assume("/damage", "a unit of the game is an inch");
        return Damage.of(near).withFalloff(falloff).withHeadMultiplier(sheet.size("damage_headshot_scale", 1));
    }

    private @Nullable Projectile projectile() {
        Double speed = sheet.size("projectile_launch_speed");
        return speed == null || speed == 0
                ? null
                : Projectile.of(speed * METERS)
                        .withGravity(sheet.size("projectile_gravity_scale", 0) * GRAVITY * METERS);
    }
}
