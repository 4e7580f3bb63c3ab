package dev.gunfeel.reference;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** What a weapon whose every bullet hits one zone does to a target. */
final class PlainDamage {
    private final JsonNode weapon;
    private final JsonNode damage;
    private final double distance;

    PlainDamage(JsonNode weapon, double distance) {
        this.weapon = weapon;
        this.distance = distance;
        damage = weapon.required("damage");
    }

    /** Returns how many shots kill. */
    int shotsToKill(JsonNode target, String zone) {
        double health = Json.number(target, "health");
        JsonNode armor = Json.part(target, "armor");
        double points = Json.number(armor, "points", 0);
        int pellets = (int) Json.number(Json.part(weapon, "pellets"), "count", 1);
        for (int shot = 1; ; shot++) {
            for (int pellet = 0; pellet < pellets; pellet++) {
                double hit = hit(zone);
                double absorbed = Math.min(points, hit * Json.number(armor, "absorbs", 0));
                points -= absorbed;
                health -= hit - absorbed;
            }
            if (health <= 1e-9 || shot == 10_000) {
                return shot;
            }
        }
    }

    double timeToKill(int shots) {
        JsonNode projectile = Json.part(weapon, "projectile");
        double flight = projectile.isMissingNode() ? 0 : distance / Json.number(projectile, "speed");
        return (shots - 1) * PlainFiring.interval(weapon) + flight;
    }

    /** How far below the aim bullets land. */
    double drop() {
        JsonNode projectile = Json.part(weapon, "projectile");
        if (projectile.isMissingNode()) {
            return 0;
        }
        double flight = distance / Json.number(projectile, "speed");
        return Json.number(projectile, "gravity", 0) * flight * flight / 2;
    }

    private double hit(String zone) {
        double otherwise = zone.equals("head") ? Json.number(damage, "headMultiplier", 1) : 1;
        double factor = Json.number(Json.part(damage, "zones"), zone, otherwise);
        double hit = Json.number(damage, "perHit") * factor * falloff();
        return switch (Json.text(damage, "rounding", "none")) {
            case "down" -> Math.floor(hit + 1e-9);
            case "nearest" -> Math.floor(hit + 0.5 + 1e-9);
            default -> hit;
        };
    }

    private double falloff() {
        List<JsonNode> entries = Json.list(damage, "falloff");
        if (entries.isEmpty()) {
            return 1;
        }
        boolean step = Json.text(damage, "falloffInterpolation", "linear").equals("step");
        double before = Json.number(entries.get(0), "distanceMeters");
        double factor = Json.number(entries.get(0), "factor");
        for (JsonNode entry : entries) {
            double at = Json.number(entry, "distanceMeters");
            double next = Json.number(entry, "factor");
            if (at > distance) {
                double share = at == before ? 0 : Math.max(0, (distance - before) / (at - before));
                return step ? factor : factor + (next - factor) * share;
            }
            before = at;
            factor = next;
        }
        return factor;
    }
}
