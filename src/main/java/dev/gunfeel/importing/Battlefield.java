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
import dev.gunfeel.weapon.Pellets;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Projectile;
import dev.gunfeel.weapon.Recentring;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Battlefield's weapons as players publish them: JSON with a member for each figure, {@code ADSStandBaseMin} and its like, or
 * without the state where there is only one, {@code SpreadMin}.
 */
final class Battlefield {
    /** Enough straight pieces for a power of heat. */
    private static final int SAMPLES = 33;

    private static final double WIDEST_DEGREES = 45;
    private static final double KICK_SETTLE_SECONDS = 0.15;
    private static final int CLIMB_SHOTS = 10;
    private static final List<String> HOLDS = List.of("HIP", "ADS");
    private static final List<String> POSES = List.of("Stand", "Crouch", "Prone");
    private static final List<String> MOVES = List.of("Base", "Move");

    private final FigureSheet sheet;
    private final List<State> states = new ArrayList<>();

    private Battlefield(FigureSheet sheet) {
        this.sheet = sheet;
    }

    static Reading read(byte[] text, Complaints complaints) {
        Node all = JsonNodes.read(text, complaints);
        FigureSheet sheet = new FigureSheet(List.of(all), Set.of(), Set.of("spread", "recoil"), complaints);
        return Reading.of(new Battlefield(sheet).weapon(), sheet);
    }

    private @Nullable Weapon weapon() {
        Double rate = sheet.number("RoF", "roundsPerMinute");
        if (rate == null) {
            sheet.complaints().add("RoF", "is required: rounds a minute", null);
            return null;
        } else if (!(rate >= 60.0 / 3600 && rate <= 60_000)) {
            sheet.complaints().add("RoF", "must be at least one an hour and at most 60000", rate);
            return null;
        }
        sheet.leave("Drag", "a projectile does not slow down");
        sheet.leave("ReloadLeft", "a reload lasts as long as that of an empty magazine");
        Double magazine = sheet.number("MagSize");
        WeaponRecoil recoil = recoil(60 / rate);
        Cone cone = cone(60 / rate);
        return Weapon.firingEvery(60 / rate)
                .withFireIntervalSeconds(null)
                .withRoundsPerMinute(rate)
                .withName(sheet.text("WeapShowName", "name"))
                .withMagazineSize(magazine == null || magazine < 1 ? null : (int) Math.min(magazine, 100_000))
                .withReloadSeconds(sheet.size("ReloadEmpty"))
                .withDamage(damage())
                .withProjectile(projectile())
                .withPellets(pellets())
                .withSpread(cone == null ? null : WeaponSpread.NONE.withCone(cone))
                .withStances(states.size() < 2 ? List.of() : new States(states).stances(sheet))
                .withRecoil(recoil)
                .withPotential(recoil == null ? null : potential());
    }

    /** Returns a potential that never stops the climb, and forgets a burst at once. */
    private Potential potential() {
        sheet.assume("/potential", "next to no memory of fire: the climb never ends, and every first shot is one");
        return Potential.of(1, 0.001);
    }

    private @Nullable Cone cone(double interval) {
        for (String hold : HOLDS) {
            for (String pose : POSES) {
                for (String move : MOVES) {
                    Double least = sheet.size(hold + pose + move + "Min");
                    if (least != null) {
                        states.add(new State(name(hold, pose, move), least, increase(hold, pose, move)));
                    }
                }
            }
        }
        Double only = sheet.size("SpreadMin", "SpreadBase");
        if (states.isEmpty() && only != null) {
            states.add(new State("hip", only, sheet.size("SpreadInc", "SpreadIncrease")));
        }
        if (states.isEmpty()) {
            return null;
        }
        States all = new States(states);
        double least = all.steadiest().degrees();
        Double increase = all.perShot();
        Double most = most();
        Curve decrease = decrease(most == null ? 0 : most - least);
        if (increase == null || decrease == null || most == null || most <= least) {
            return Cone.of(Curve.of(least));
        }
        Double first = first("SpreadIncFirstShotMul", "FirstShotSpreadMul", "FirstShotSpreadMultiplier");
        Curve perShot = first == null || first == 1
                ? Curve.of(increase)
                : Curve.through(new Vector2(0, increase * first), new Vector2((most - least) * 1e-6, increase));
        return Cone.of(Curve.through(new Vector2(0, least), new Vector2(most - least, most)))
                .withHeat(Heat.of(perShot, decrease).withMax(most - least).withCoolingDelaySeconds(interval));
    }

    private static String name(String hold, String pose, String move) {
        return (hold.equals("HIP") ? "hip" : "aimed")
                + (pose.equals("Stand") ? "" : pose.equals("Crouch") ? "Crouched" : pose)
                + (move.equals("Base") ? "" : "Moving");
    }

    private @Nullable Double increase(String hold, String pose, String move) {
        return sheet.size(
                hold + pose + move + "SpreadInc",
                hold + pose + "BaseSpreadInc",
                hold + "StandBaseSpreadInc",
                "SpreadInc");
    }

    /** Returns the first of some figures of any state, the aimed first; the others are left as they are. */
    private @Nullable Double first(String... ends) {
        for (String end : ends) {
            for (String start : List.of("ADSStandBase", "ADSStand", "ADS", "HIPStandBase", "HIPStand", "HIP", "")) {
                if (sheet.has(start + end)) {
                    return sheet.size(start + end);
                }
            }
        }
        return null;
    }

    private @Nullable Double most() {
        Double most = first("Max", "SpreadMax");
        return most == null ? null : Math.min(WIDEST_DEGREES, most);
    }

    private @Nullable Curve decrease(double most) {
        Double constant = first("SpreadDec", "SpreadDecrease");
        Double coefficient = first("SpreadDecCoef");
        if (coefficient == null) {
            return constant == null ? null : Curve.of(constant);
        }
        Double exponent = first("SpreadDecExp");
        Double offset = first("SpreadDecOffset");
        Vector2[] points = new Vector2[SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            double heat = most * i / (SAMPLES - 1);
            points[i] = new Vector2(
                    most > 0 ? heat : i,
                    coefficient * StrictMath.pow(heat, exponent == null ? 1 : exponent)
                            + (offset == null ? 0 : offset));
        }
        sheet.assume(
                "/spread/cone/heat/coolingPerSecond",
                "the power of the decrease in " + (SAMPLES - 1) + " straight pieces");
        return Curve.through(points);
    }

    private @Nullable WeaponRecoil recoil(double interval) {
        Double up = first("RecoilUp");
        Double left = first("RecoilLeft");
        Double right = first("RecoilRight");
        if (up == null && left == null && right == null) {
            return null;
        }
        Knocking knocking = Knocking.NONE;
        double climb = up == null ? 0 : up;
        if (climb > 0) {
            knocking = knocking.withVertical(RecoilChannel.of(climb, KICK_SETTLE_SECONDS));
        }
        if (left != null || right != null) {
            knocking = knocking.withHorizontal(Sway.between(
                    left == null ? 0 : -left,
                    right == null ? 0 : right,
                    KICK_SETTLE_SECONDS,
                    "/recoil/knocking/horizontal",
                    sheet));
        }
        sheet.assume("/recoil/knocking", "a kick settles within " + KICK_SETTLE_SECONDS + " s");
        Double decrease = first("RecoilDec", "RecoilDecrease");
        if (decrease != null && decrease > 0) {
            double seconds =
                    CLIMB_SHOTS * Math.max(climb, Math.max(left == null ? 0 : left, right == null ? 0 : right));
            sheet.assume(
                    "/recoil/knocking/recentring",
                    "the game brings the view back at " + decrease + " degrees a second, here as much time as "
                            + CLIMB_SHOTS + " shots take there, whatever was fired");
            knocking = knocking.withRecentring(
                    Recentring.of(1.5 * interval, Math.min(3600, Math.max(0.05, seconds / decrease))));
        }
        Double first = first("FirstShotRecoilMul", "RecoilFirstShotMul");
        return WeaponRecoil.NONE.withKnocking(knocking).withFirstShotFactor(first == null ? 1.0 : first);
    }

    private @Nullable Damage damage() {
        Node damages = sheet.node("Damages", "Damage");
        Node distances = sheet.node("Dmg_distances", "DamageDistances");
        if (damages == null) {
            return null;
        }
        List<Double> hits = numbers(damages);
        List<Double> meters = distances == null ? List.of() : numbers(distances);
        if (hits.isEmpty() || hits.get(0) <= 0) {
            return null;
        }
        if (!meters.isEmpty() && meters.size() != hits.size()) {
            sheet.complaints()
                    .add(
                            "Dmg_distances",
                            "has " + meters.size() + " distances for " + hits.size() + " damages; give each one",
                            null);
            return null;
        }
        List<Falloff> falloff = new ArrayList<>();
        for (int i = 0; i < meters.size(); i++) {
            falloff.add(new Falloff(meters.get(i), hits.get(i) / hits.get(0)));
        }
        return Damage.of(hits.get(0)).withFalloff(falloff);
    }

    /** Returns the numbers of a list, or of a text that separates them by commas. */
    private List<Double> numbers(Node list) {
        List<Node> nodes = new ArrayList<>(list.children());
        if (list.text() != null) {
            for (String text : list.text().split(",", -1)) {
                nodes.add(Node.value(list.line(), list.name(), text));
            }
        }
        List<Double> numbers = new ArrayList<>();
        for (Node node : nodes) {
            Double number = sheet.number(node);
            numbers.add(number == null ? 0.0 : number);
        }
        return numbers;
    }

    private @Nullable Projectile projectile() {
        Double speed = sheet.size("InitialSpeed", "velocity");
        Double fall = sheet.number("BDrop", "gravity");
        return speed == null || speed == 0 ? null : Projectile.of(speed).withGravity(fall == null ? 0 : Math.abs(fall));
    }

    private @Nullable Pellets pellets() {
        Double count = sheet.size("ShotsPerShell");
        Double degrees = sheet.size("HorDispersion");
        return count == null || count <= 1
                ? null
                : Pellets.of((int) Math.min(count, 1000)).withDegrees(Curve.of(degrees == null ? 0 : degrees));
    }
}
