package dev.gunfeel.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.text.JsonText;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Damage, armour and flight of weapons that never miss, against a plain loop over the hits. */
class DamageReferenceTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final JsonMapper WRITER = JsonText.writer();
    /** Those that checks have. */
    private static final Set<Part> PARTS = EnumSet.allOf(Part.class);

    static LongStream seeds() {
        return LongStream.range(0, 200);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shotsAndTimeToKillAgree(long seed) {
        Chance chance = new Chance(new Random(seed));
        double distance = chance.of(20, chance.between(1, 120));
        String zone = chance.word("head", "torso", "arms", "legs");
        ObjectNode weapon = weapon(chance);
        ObjectNode target = target(chance, zone);
        boolean flat = !target.get("shape").asString().equals("humanoid");
        PlainDamage plain = new PlainDamage(weapon, distance);
        int shots = plain.shotsToKill(target, flat ? "torso" : zone);
        weapon.put("magazineSize", shots + chance.upTo(5) - 1);

        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.putArray("weapons").add(weapon);
        ArrayNode checks = body.putArray("checks");
        for (String metric : new String[] {"shotsToKill", "timeToKillSeconds"}) {
            ObjectNode check = checks.addObject().put("metric", metric).put("min", 0);
            check.put("distanceMeters", distance).put("recoilControl", 1).set("target", target);
            check.set("aim", aim(flat ? "torso" : zone, plain.drop()));
        }
        ChecksRequest request = Documents.read(JSON.writeValueAsBytes(body), ChecksRequest.class, Limits.NONE);
        JsonNode results =
                JSON.readTree(WRITER.writeValueAsBytes(Checks.run(request))).required("results");
        assertThat(results.at("/0/value").asDouble()).as("%s", body).isEqualTo(shots);
        assertThat(results.at("/1/value").asDouble()).as("%s", body).isCloseTo(plain.timeToKill(shots), within(1e-9));
    }

    private static boolean has(Part part, Chance chance) {
        return PARTS.contains(part) && !chance.oneIn(3);
    }

    private static ObjectNode weapon(Chance chance) {
        ObjectNode weapon = JsonNodeFactory.instance.objectNode();
        weapon.put("name", "true").put("fireIntervalSeconds", chance.between(0.05, 1));
        ObjectNode damage = weapon.putObject("damage").put("perHit", chance.between(8, 60));
        if (has(Part.ZONES, chance)) {
            ObjectNode zones = damage.putObject("zones");
            for (String zone : new String[] {"head", "torso", "arms", "legs"}) {
                if (chance.oneIn(2)) {
                    zones.put(zone, chance.between(0.4, 2.5));
                }
            }
            if (!zones.has("head")) {
                damage.put("headMultiplier", 1.7);
            }
        } else if (chance.oneIn(2)) {
            damage.put("headMultiplier", chance.of(2, chance.between(0.5, 3)));
        }
        if (chance.oneIn(2)) {
            ArrayNode falloff = damage.putArray("falloff");
            double at = chance.of(0, 20, chance.between(0, 20));
            for (int i = chance.upTo(4); i > 0; i--) {
                falloff.addObject().put("distanceMeters", at).put("factor", chance.between(0.3, 1.2));
                at += chance.between(5, 40);
            }
            if (has(Part.STEPPED_FALLOFF, chance)) {
                damage.put("falloffInterpolation", chance.word("linear", "step", "step"));
            }
        }
        if (has(Part.ROUNDING, chance)) {
            damage.put("rounding", chance.word("none", "down", "nearest"));
        }
        if (has(Part.PROJECTILE, chance)) {
            weapon.putObject("projectile").put("speed", chance.between(50, 900)).put("gravity", chance.of(0, 9.81));
        }
        if (has(Part.PELLETS, chance)) {
            int count = chance.upTo(9);
            ArrayNode pattern = weapon.putObject("pellets").put("count", count).putArray("pattern");
            for (int i = 0; i < count; i++) {
                pattern.addArray().add(0).add(0);
            }
        }
        return weapon;
    }

    private static ObjectNode target(Chance chance, String zone) {
        ObjectNode target = JsonNodeFactory.instance.objectNode();
        String shape = zone.equals("torso") ? chance.word("circle", "rectangle", "humanoid") : "humanoid";
        target.put("shape", shape).put("health", chance.between(50, 400));
        if (shape.equals("circle")) {
            target.put("radiusMeters", 0.3);
        } else if (shape.equals("rectangle")) {
            target.put("widthMeters", 0.5).put("heightMeters", 0.2);
        }
        if (has(Part.ARMOR, chance)) {
            ObjectNode armor = target.putObject("armor").put("points", chance.between(10, 200));
            armor.put("absorbs", chance.of(0.66, 0.95, chance.between(0, 0.95)));
        }
        return target;
    }

    /** Aims at the middle of a zone of the humanoid of usual size, and above it by what the bullet drops. */
    private static ObjectNode aim(String zone, double drop) {
        double right = switch (zone) {
            case "arms" -> 0.34 / 2 + 0.09 / 2;
            case "legs" -> -(0.34 / 2 - 0.15 / 2);
            default -> 0;
        };
        double up = switch (zone) {
            case "head" -> 0.64 / 2 + 0.12;
            case "legs" -> -0.64 / 2 - 0.88 / 2;
            default -> 0;
        };
        return JsonNodeFactory.instance.objectNode().put("rightMeters", right).put("upMeters", up + drop);
    }
}
