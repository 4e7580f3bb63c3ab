package dev.gunfeel.reference;

import java.util.function.Predicate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes the spread of a document. */
record SpreadPart(ObjectNode spread, Chance chance, double interval, Predicate<Part> has) {
    /** Returns whether there is heat. */
    boolean write() {
        if (chance.oneIn(2)) {
            spread.put("forwardDistance", chance.between(1, 20));
        }
        if (chance.oneIn(2)) {
            spread.put("carryExponent", chance.of(1, chance.between(1, 4)));
        }
        if (has.test(Part.LIFT)) {
            ObjectNode lift = spread.putObject("lift").put("magnitude", chance.of(0, chance.between(0, 2)));
            exponent(lift);
        }
        if (has.test(Part.RANDOM)) {
            random(spread.putObject("random"));
        }
        if (has.test(Part.RUNNING)) {
            ObjectNode running = spread.putObject("running");
            running.put("magnitude", chance.of(0, 1, chance.between(0, 3))).put("maxSpeed", chance.between(1, 8));
            exponent(running);
            if (chance.oneIn(2)) {
                chance.range(running.putArray("range"));
            }
            if (chance.oneIn(2)) {
                running.put("verticalScale", chance.of(0, chance.between(0, 1.5)));
            }
        }
        boolean heat = has.test(Part.CONE) && cone(spread.putObject("cone"));
        if (has.test(Part.SPREAD_PATTERN)) {
            pattern(spread.putObject("pattern"), chance);
        }
        return heat;
    }

    private void exponent(ObjectNode part) {
        if (chance.oneIn(2)) {
            part.put("exponent", chance.of(1, chance.between(1, 3)));
        }
    }

    private void random(ObjectNode random) {
        random.put("horizontal", chance.of(0, 1, chance.between(0, 1)));
        random.put("vertical", chance.of(0, 0.5, chance.between(0, 1)));
        exponent(random);
        if (chance.oneIn(2)) {
            chance.range(random.putArray("horizontalRange"));
        }
        String shape = has.test(Part.SHAPE) ? chance.word("ellipse", "rectangle", "polar") : "";
        if (!shape.isEmpty()) {
            random.put("shape", shape);
        }
        if (shape.equals("polar")) {
            return;
        }
        if (chance.oneIn(2)) {
            chance.range(random.putArray("verticalRange"));
        }
        if (chance.oneIn(3)) {
            random.put("signPattern", "random");
        } else {
            if (chance.oneIn(2)) {
                ArrayNode runs = random.putArray("signRuns");
                for (int i = chance.upTo(5); i > 0; i--) {
                    runs.add(chance.upTo(9));
                }
            }
            random.put("firstSign", chance.oneIn(2) ? 1 : -1);
        }
    }

    private boolean cone(ObjectNode cone) {
        boolean heat = has.test(Part.HEAT);
        if (heat && !chance.oneIn(3)) {
            chance.curve(cone.putArray("degrees"), 10, 0, 8);
        } else {
            cone.put("degrees", chance.of(0, 45, 1, chance.between(0, 8)));
        }
        if (chance.oneIn(2)) {
            cone.put("exponent", chance.of(0.5, 1, chance.between(0.1, 10)));
        }
        if (!heat) {
            return false;
        }
        if (chance.oneIn(2)) {
            cone.put("restedFactor", chance.of(0, 1, chance.between(0, 1)));
        }
        heat(cone.putObject("heat"));
        return true;
    }

    private void heat(ObjectNode heat) {
        double perShot = chance.of(1, 2.5, chance.between(0.2, 4));
        if (chance.oneIn(3)) {
            chance.curve(heat.putArray("perShot"), 10, 0, 4);
        } else {
            heat.put("perShot", perShot);
        }
        cooling(heat, perShot);
        if (chance.oneIn(2)) {
            heat.put("coolingDelaySeconds", chance.of(0, interval, interval / 2, 2 * interval, chance.between(0, 1)));
        }
        if (!chance.oneIn(3)) {
            heat.put("max", chance.of(10, 100, chance.between(1, 20)));
        }
    }

    /** Cooling that is even, or falls with the heat, or stops, or brings a shot's heat down to 0 just in time or not. */
    private void cooling(ObjectNode heat, double perShot) {
        double fast = chance.of(5, 20, 60);
        switch (chance.upTo(6)) {
            case 1 -> heat.put("coolingPerSecond", chance.of(0, chance.between(1, 40)));
            case 2 -> heat.put("coolingPerSecond", perShot / (interval + chance.of(0, 5e-7, 3e-6, -1e-3)));
            case 3 -> {
                ArrayNode points = heat.putArray("coolingPerSecond");
                points.addArray().add(0).add(chance.of(0, 0, 1));
                points.addArray().add(chance.of(1, 10)).add(chance.between(0, fast));
                points.addArray().add(20).add(fast);
            }
            case 4 -> {
                ArrayNode points = heat.putArray("coolingPerSecond");
                points.addArray().add(0).add(fast);
                points.addArray().add(2).add(chance.of(0, 1, fast));
                points.addArray().add(4).add(chance.of(0, fast));
            }
            default -> chance.curve(heat.putArray("coolingPerSecond"), 10, 0, fast);
        }
    }

    /** Writes a drawn pattern. */
    static void pattern(ObjectNode pattern, Chance chance) {
        int count = chance.upTo(12);
        chance.pairs(pattern.putArray("degrees"), count);
        if (chance.oneIn(2)) {
            pattern.put("after", "repeat");
            if (chance.oneIn(2)) {
                pattern.put("repeatFrom", chance.upTo(count) - 1);
            }
        } else if (chance.oneIn(2)) {
            pattern.put("after", "hold");
        }
    }
}
