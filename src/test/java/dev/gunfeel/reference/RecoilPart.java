package dev.gunfeel.reference;

import java.util.function.Predicate;
import tools.jackson.databind.node.ObjectNode;

/** Writes the recoil of a document. */
record RecoilPart(ObjectNode recoil, Chance chance, double interval, Predicate<Part> has) {
    void write() {
        if (has.test(Part.ROLLING)) {
            channel(recoil.putObject("rolling"), "random");
        }
        if (has.test(Part.KNOCKING)) {
            knocking(recoil.putObject("knocking"));
        }
        if (has.test(Part.PUNCHING)) {
            channel(recoil.putObject("punching"), "positive");
        }
        if (has.test(Part.FIRST_SHOT)) {
            recoil.put("firstShotFactor", chance.of(0, 1, chance.between(0, 3)));
        }
    }

    private void knocking(ObjectNode knocking) {
        if (has.test(Part.SUPERPOSE) && chance.oneIn(2)) {
            knocking.put("stacking", "superpose");
        } else if (has.test(Part.RECENTRING)) {
            ObjectNode recentring = knocking.putObject("recentring");
            if (chance.oneIn(2)) {
                recentring.put("share", chance.of(1, 0.5, chance.between(0.05, 1)));
            }
            recentring.put(
                    "delaySeconds",
                    chance.of(0, interval, interval / 2, 2 * interval, interval + 1e-7, chance.between(0, 1)));
            recentring.put("settleSeconds", chance.between(0.05, 1));
        }
        if (has.test(Part.KICK_PATTERN)) {
            SpreadPart.pattern(knocking.putObject("pattern"), chance);
            settling(knocking.putObject("vertical"));
            settling(knocking.putObject("horizontal"));
            return;
        }
        if (!chance.oneIn(4)) {
            critical(knocking.putObject("vertical"), "positive");
        }
        if (!chance.oneIn(4)) {
            critical(knocking.putObject("horizontal"), "positive");
        }
    }

    private void settling(ObjectNode channel) {
        channel.put("settleSeconds", chance.between(0.05, 1.5));
        if (!chance.oneIn(3)) {
            channel.put("variation", chance.of(0, 1, chance.between(0, 1)));
        }
    }

    private void critical(ObjectNode channel, String usualSign) {
        settling(channel);
        channel.put("peakDegrees", chance.of(0, chance.between(-3, 3), chance.between(0, 3)));
        String sign = chance.word("", "positive", "negative", "random");
        if (!sign.isEmpty()) {
            channel.put("sign", sign);
        }
        boolean drawn = sign.equals("random") || (sign.isEmpty() && usualSign.equals("random"));
        if (drawn && has.test(Part.POSITIVE_SHARE)) {
            channel.put("positiveShare", chance.of(0, 1, 0.5, chance.between(0, 1)));
        }
    }

    private void channel(ObjectNode channel, String usualSign) {
        critical(channel, usualSign);
        if (chance.oneIn(2)) {
            double settle = channel.required("settleSeconds").asDouble();
            channel.put("model", "underdamped").put("peakSeconds", settle * chance.between(0.01, 0.2));
        }
    }
}
