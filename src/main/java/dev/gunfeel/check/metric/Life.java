package dev.gunfeel.check.metric;

import dev.gunfeel.check.target.Armor;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.input.Complaints;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What hits take away of a target: of its armor and of its health. */
final class Life {
    /** Damage that sums up to the health but for rounding kills. */
    private static final double ROUNDING = 1e-9;

    private final double health;
    private final double absorbs;
    private double armorLeft;
    private double taken;

    Life(Target target) {
        health = Objects.requireNonNull(target.health()) * (1 - ROUNDING);
        Armor armor = target.armor();
        absorbs = armor == null ? 0 : armor.absorbs();
        armorLeft = armor == null ? 0 : armor.points();
    }

    /** Takes a hit. */
    void take(double hit) {
        double absorbed = Math.min(armorLeft, hit * absorbs);
        armorLeft -= absorbed;
        taken += hit - absorbed;
    }

    /** Returns whether the target is dead. */
    boolean isOver() {
        return taken >= health;
    }

    /** Says that nothing killed. */
    static String outlives(int shots) {
        return "the target outlives " + (shots == 1 ? "the one shot" : "all " + shots + " shots");
    }

    /** Complains about a zone that nobody can hit. */
    static void zoneRules(@Nullable Zone zone, Complaints complaints) {
        if (zone == Zone.NOTHING) {
            complaints.add("zone", "is no part of a target; take head, torso, arm or leg", "nothing");
        }
    }

    /** Complains about a target of which nobody knows what kills it. */
    static void rules(@Nullable Target target, String metric, Complaints complaints) {
        Complaints place = complaints.at("target");
        if (target != null && target.health() == null && place.sound("health")) {
            place.add("health", "is required for " + metric + "; say what hits must take away", null);
        }
    }
}
