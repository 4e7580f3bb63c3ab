package dev.gunfeel.reference;

import java.util.List;
import java.util.Random;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Bodies of weapon endpoints of every legal kind, the same for the same seed. Edges come often: nothing and everything,
 * thresholds met exactly (then in dyadic numbers, so that no rounding decides), a hair of lateness.
 */
final class RandomDocuments {
    private static final List<String> STANCES = List.of("aimed", "crouched", "prone", "braced");

    private final Random random;
    private final Set<Part> parts;
    private final Chance chance;
    private final boolean dyadic;
    private final double interval;
    private final double max;
    private final boolean always;
    private final double gain;
    private final ObjectNode weapon = JsonNodeFactory.instance.objectNode();

    RandomDocuments(long seed, Set<Part> parts) {
        this.parts = parts;
        random = new Random(seed);
        chance = new Chance(random);
        dyadic = chance.oneIn(2);
        if (parts.contains(Part.ROUNDS_PER_MINUTE) && chance.oneIn(4)) {
            double rate = dyadic ? 480 : chance.of(600, 896, chance.between(150, 1200));
            weapon.put("roundsPerMinute", rate);
            interval = 60 / rate;
        } else {
            interval = dyadic ? chance.of(0.125, 0.0625, 0.25) : chance.between(0.03, 0.4);
            weapon.put("fireIntervalSeconds", interval);
        }
        max = dyadic ? chance.of(0.5, 1, 2) : chance.between(0.1, 2);
        always = has(Part.REST) && chance.oneIn(2);
        gain = gain();
    }

    /** The share of the maximum that a shot adds: often nothing, everything, or just what a shot in time takes away. */
    private double gain() {
        if (chance.oneIn(6)) {
            return chance.of(0, 1, always && dyadic ? Math.min(1, interval / max) : 1);
        }
        double gain = dyadic
                ? chance.of(0.25, 0.125, 0.5, 0.0625)
                : chance.of(1.0 / (1 + random.nextInt(20)), chance.between(0, 1), chance.between(0, 0.1), 0.05);
        return always ? Math.min(1, gain + interval / max) : gain;
    }

    private boolean has(Part part) {
        return parts.contains(part) && !chance.oneIn(3);
    }

    /** Returns a body with everything that all three sequences take. */
    ObjectNode body() {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        ObjectNode potential =
                weapon.putObject("potential").put("maxSeconds", max).put("gain", gain);
        if (always) {
            potential.put("rest", "always");
        } else if (parts.contains(Part.REST) && chance.oneIn(4)) {
            potential.put("rest", "beyondInterval");
        }
        formulas(body);
        seeds(body);
        if (has(Part.STANCES)) {
            stances();
        }
        boolean heat = new SpreadPart(weapon.putObject("spread"), chance, interval, this::has).write();
        new RecoilPart(weapon.putObject("recoil"), chance, interval, this::has).write();
        if (has(Part.PELLETS)) {
            pellets(heat);
        }
        if (has(Part.PROJECTILE)) {
            ObjectNode projectile = weapon.putObject("projectile").put("speed", chance.between(50, 900));
            if (chance.oneIn(2)) {
                projectile.put("gravity", chance.of(0, 9.81, chance.between(0, 30)));
            }
        }
        body.set("weapon", weapon);
        body.putObject("view")
                .put("yawDegrees", chance.of(0, chance.between(-180, 180)))
                .put("pitchDegrees", chance.of(0, chance.between(-80, 80)));
        body.put("axes", chance.word("unity", "unity", "unreal", "godot", "gltf"));
        if (chance.oneIn(2)) {
            body.put("distanceMeters", chance.between(1, 200));
        }
        firing(body.putObject("firing"));
        return body;
    }

    /** Adds how generators are seeded and how long they live: all four ways, in turn. */
    static ObjectNode withGenerators(ObjectNode body, long seed) {
        if (seed % 2 != 0) {
            body.put("seedMixing", "splitmix");
        }
        return seed % 4 < 2 ? body : body.put("generatorLifetime", "burst");
    }

    private void formulas(ObjectNode body) {
        boolean corrected = parts.contains(Part.REPAIRS);
        if (corrected && chance.oneIn(2)) {
            body.put("formulas", chance.word("published", "corrected", "corrected"));
        }
        if (parts.contains(Part.FORMULAS_IN_DOCUMENT) && chance.oneIn(2)) {
            weapon.put("formulas", corrected ? chance.word("published", "corrected", "corrected") : "published");
        }
    }

    private void seeds(ObjectNode body) {
        weapon.putObject("seeds").put("spread", random.nextInt()).put("recoil", String.valueOf(random.nextLong()));
        body.putObject("seeds").put("running", random.nextInt());
    }

    private void stances() {
        ArrayNode stances = weapon.putArray("stances");
        for (String name : STANCES) {
            ObjectNode stance = stances.addObject().put("name", name);
            for (String factor : List.of("spreadFactor", "runningFactor", "coneFactor", "recoilFactor", "heatFactor")) {
                if (chance.oneIn(2)) {
                    stance.put(factor, chance.of(0, 1, chance.between(0, 2), chance.between(0, 1)));
                }
            }
            if (chance.oneIn(3)) {
                stance.put("coneDegrees", chance.of(0, chance.between(0, 4)));
            }
            if (chance.oneIn(3)) {
                stance.put("restedFactor", chance.of(0, 1, chance.between(0, 1)));
            }
        }
    }

    private void pellets(boolean heat) {
        int count = chance.upTo(9);
        ObjectNode pellets = weapon.putObject("pellets").put("count", count);
        int kind = random.nextInt(3);
        if (kind != 1) {
            if (heat && chance.oneIn(2)) {
                chance.curve(pellets.putArray("degrees"), 10, 0, 5);
            } else {
                pellets.put("degrees", chance.of(0, 45, chance.between(0, 6)));
            }
            if (chance.oneIn(2)) {
                pellets.put("exponent", chance.of(1, 0.5, chance.between(0.1, 10)));
            }
        }
        if (kind != 0) {
            chance.pairs(pellets.putArray("pattern"), count);
        }
    }

    private void firing(ObjectNode firing) {
        if (parts.contains(Part.CLOCK) && chance.oneIn(2)) {
            double hz = chance.of(60, 30, 144, 64, 1 / interval, 10_000, chance.between(5, 300));
            ObjectNode clock = firing.putObject("clock").put("hz", hz);
            if (chance.oneIn(2)) {
                clock.put("mode", chance.word("naive", "carry", "carry"));
            }
        }
        boolean stances = weapon.has("stances");
        if (stances && chance.oneIn(2)) {
            active(firing.putArray("stances"));
        }
        if (!parts.contains(Part.BURSTS) || chance.oneIn(5)) {
            firing.put("shots", chance.upTo(30)).put("speed", chance.of(0, chance.between(0, 8)));
            return;
        }
        boolean tapping = chance.oneIn(4);
        double tap = pause();
        ArrayNode bursts = firing.putArray("bursts");
        int count = tapping ? 12 : chance.upTo(5);
        for (int i = 0; i < count; i++) {
            ObjectNode burst = bursts.addObject().put("shots", tapping ? 1 : chance.upTo(12));
            if (i > 0) {
                burst.put("pauseSeconds", tapping ? tap : pause());
            }
            if (chance.oneIn(2)) {
                burst.put("speed", chance.between(0, 8));
            }
            if (stances && chance.oneIn(3)) {
                active(burst.putArray("stances"));
            }
        }
    }

    /** Names some stances in any order. */
    private void active(ArrayNode stances) {
        int start = random.nextInt(STANCES.size());
        for (int i = 0; i < STANCES.size(); i++) {
            if (chance.oneIn(2)) {
                stances.add(STANCES.get((start + i) % STANCES.size()));
            }
        }
    }

    /** Often whole and half shots' worths of rest. */
    private double pause() {
        double worth = always ? gain * max - interval : gain * max;
        double worths = chance.of(1, 1.5, 2, 2.5, 3, 0.5, 7) * (dyadic ? 1 : 1.0001);
        return chance.oneIn(2)
                ? interval + Math.max(0, worths * worth)
                : chance.of(
                        interval,
                        interval + 1e-7,
                        interval - 5e-7,
                        interval + max,
                        interval + chance.between(0, 1.5),
                        interval + chance.between(0, max),
                        interval + chance.between(0, 0.1),
                        5);
    }
}
