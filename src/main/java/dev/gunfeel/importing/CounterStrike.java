package dev.gunfeel.importing;

import dev.gunfeel.importing.States.State;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.DamageBuilder;
import dev.gunfeel.weapon.DamageRounding;
import dev.gunfeel.weapon.DrawnPattern;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.Heat;
import dev.gunfeel.weapon.Pellets;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import dev.gunfeel.weapon.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counter-Strike's weapons: the attributes of an item ({@code "inaccuracy stand"}, in thousandths of a radian), or a weapon
 * script ({@code "InaccuracyStand"}, in radians).
 */
final class CounterStrike {
    private static final double LN_10 = 2.302585092994046;
    private static final double WIDEST_DEGREES = 45;
    /** A unit is 0.75 inches. */
    private static final double FALLOFF_METERS = 500 * 0.75 * 0.0254;

    private static final double FALLOFF_UNITS = 500;
    private static final double STANDARD_RANGE = 8192;
    private static final int MOST_FALLOFF = 200;
    private static final int STANDARD_SHOTS = 30;

    /** In how long the place in the pattern is forgotten but for a tenth: the game's {@code weapon_recoil_decay_coefficient}. */
    private static final double FORGETS_SECONDS = 0.5;

    private final FigureSheet sheet;
    /** Degrees of an inaccuracy of 1 in the document. */
    private final double degrees;

    private @Nullable List<RecoilKick> table;
    private List<Stance> stances = List.of();

    private CounterStrike(FigureSheet sheet, boolean isInThousandths) {
        this.sheet = sheet;
        degrees = 180 / Math.PI * (isInThousandths ? 0.001 : 1);
    }

    static Reading read(byte[] text, Complaints complaints) {
        List<Node> top = KeyValues.read(text, complaints);
        FigureSheet sheet = new FigureSheet(top, Set.of(), Set.of("attributes"), complaints);
        CounterStrike source = new CounterStrike(sheet, has(top, "inaccuracy "));
        return new Reading(source.weapon(), sheet, source.table);
    }

    private static boolean has(List<Node> nodes, String start) {
        return nodes.stream().anyMatch(node -> node.name().startsWith(start) || has(node.children(), start));
    }

    private @Nullable Weapon weapon() {
        Double interval = sheet.number("cycletime");
        if (interval == null) {
            sheet.complaints().add("cycletime", "is required: seconds from shot to shot", null);
            return null;
        }
        if (!(interval >= 0.001 && interval <= 3600)) {
            sheet.complaints().add("cycletime", "must be at least 0.001 and at most 3600", interval);
            return null;
        }
        sheet.leave("inaccuracy land", "a penalty for landing can't be said");
        sheet.leave("inaccuracy jump initial", "a stance is the same during the whole jump");
        sheet.leave("recovery time crouch", "cooling is the same in every stance");
        sheet.leave("recovery time crouch final", "cooling is the same in every stance");
        sheet.leave("recovery time stand final", "cooling does not change during a burst");
        sheet.leave(
                "armor ratio",
                "half of it is what gets through; 1 less that is absorbs of a target's armor, in a check");
        sheet.leave("spread seed", "pellets are drawn anew at every shot; write pellets.pattern for fixed ones");
        Double clip = sheet.number("primary clip size", "clip size");
        Integer magazine = clip == null || clip < 1 ? null : (int) Math.min(clip, 100_000);
        Cone cone = cone();
        DrawnPattern pattern = pattern(interval, magazine);
        Weapon weapon = Weapon.firingEvery(interval)
                .withName(sheet.text("name", "item name", "printname"))
                .withMagazineSize(magazine)
                .withStances(stances)
                .withPellets(pellets())
                .withDamage(damage());
        if (pattern != null) {
            sheet.assume(
                    "/potential",
                    "the pattern is wound back by " + FORGETS_SECONDS
                            + " s of rest; the game forgets nine tenths of the place in it in this time");
            weapon = weapon.withPotential(
                    Potential.of(FORGETS_SECONDS, 1.0 / pattern.degrees().size()));
        }
        return cone == null && pattern == null
                ? weapon
                : weapon.withSpread(WeaponSpread.NONE.withCone(cone).withPattern(pattern));
    }

    private @Nullable Cone cone() {
        List<State> states = new ArrayList<>();
        state("inaccuracy crouch", "crouched", states);
        state("inaccuracy stand", "standing", states);
        state("inaccuracy crouch alt", "crouchedAlternative", states);
        state("inaccuracy stand alt", "standingAlternative", states);
        if (states.isEmpty()) {
            return null;
        }
        States all = new States(states);
        stances = new ArrayList<>(all.stances(sheet));
        penalty("inaccuracy move", "moving");
        penalty("inaccuracy jump", "jumping");
        penalty("inaccuracy ladder", "onLadder");
        double least = all.steadiest().degrees();
        Double fire = sheet.size("inaccuracy fire");
        Double recovery = sheet.size("recovery time stand");
        if (fire == null || recovery == null || fire == 0 || recovery == 0) {
            return Cone.of(Curve.of(least)).withExponent(1.0);
        }
        double most = WIDEST_DEGREES - Math.min(least, WIDEST_DEGREES - 1);
        // A tenth is left after the recovery time, so cooling grows with heat.
        Heat heat = Heat.of(
                        Curve.of(fire * degrees),
                        Curve.through(new Vector2(0, 0), new Vector2(most, most * LN_10 / recovery)))
                .withMax(most);
        return Cone.of(Curve.through(new Vector2(0, least), new Vector2(most, least + most)))
                .withExponent(1.0)
                .withHeat(heat);
    }

    /** Adds a state that the document tells apart from those before it. */
    private void state(String figure, String name, List<State> states) {
        Double inaccuracy = sheet.size(figure);
        if (inaccuracy == null) {
            return;
        }
        boolean isAlternative = figure.endsWith(" alt");
        Double plain = isAlternative ? sheet.size(figure.substring(0, figure.length() - 4)) : null;
        if (!inaccuracy.equals(plain)) {
            states.add(new State(name, inaccuracy * degrees, null));
        }
    }

    /** Adds a stance that is taken beside one of the states. */
    private void penalty(String figure, String name) {
        Double inaccuracy = sheet.size(figure);
        if (inaccuracy == null) {
            return;
        }
        if (inaccuracy * degrees > WIDEST_DEGREES) {
            sheet.assume(
                    "/stances/" + stances.size() + "/coneDegrees",
                    figure + " is wider than the widest cone, " + WIDEST_DEGREES + " degrees");
        }
        stances.add(Stance.of(name).withConeDegrees(Math.min(WIDEST_DEGREES, inaccuracy * degrees)));
    }

    private @Nullable DrawnPattern pattern(double interval, @Nullable Integer magazine) {
        Double magnitude = sheet.number("recoil magnitude");
        if (magnitude == null) {
            return null;
        }
        boolean isFullAuto = sheet.truth("is full auto", "full auto");
        table = RecoilTable.of(
                seed(),
                isFullAuto,
                (float) sheet.number("recoil angle", 0),
                (float) sheet.number("recoil angle variance", 0),
                magnitude.floatValue(),
                (float) sheet.number("recoil magnitude variance", 0));
        int shots = Math.min(RecoilTable.ENTRIES, magazine == null ? STANDARD_SHOTS : magazine);
        sheet.assume(
                "/spread/pattern",
                "where the bullets of a held trigger go at 64 ticks a second; that the view follows them by 45 % is left out");
        return DrawnPattern.of(RecoilTable.spray(table, interval, shots));
    }

    private int seed() {
        double seed = sheet.number("recoil seed", 0);
        if (seed != (int) seed) {
            sheet.complaints().add("recoil seed", "must be a whole number of 32 bits", seed);
        }
        return (int) seed;
    }

    private @Nullable Pellets pellets() {
        double spread = sheet.size("spread", 0);
        double bullets = sheet.size("bullets", 1);
        return spread == 0 && bullets == 1
                ? null
                : Pellets.of((int) Math.min(bullets, 1000))
                        .withDegrees(Curve.of(spread * degrees))
                        .withExponent(1.0);
    }

    private @Nullable Damage damage() {
        Double perHit = sheet.size("damage");
        if (perHit == null) {
            return null;
        }
        sheet.assume(
                "/damage/zones",
                "head 4 and legs 0.75 are the game's, not the file's; its stomach, 1.25, is part of the torso here");
        double share = sheet.size("range modifier", 1);
        double range = sheet.size("range", STANDARD_RANGE);
        List<Falloff> falloff = new ArrayList<>();
        if (share != 1) {
            int points = (int) Math.min(MOST_FALLOFF, range / FALLOFF_UNITS);
            for (int i = 0; i <= points; i++) {
                falloff.add(new Falloff(i * FALLOFF_METERS, StrictMath.pow(share, i)));
            }
            sheet.assume("/damage/falloff", "exact every 500 units, and straight between");
        }
        return DamageBuilder.builder()
                .perHit(perHit)
                .zones(Zones.NONE.withHead(4.0).withLegs(0.75))
                .falloff(falloff)
                .rounding(DamageRounding.DOWN)
                .build();
    }
}
