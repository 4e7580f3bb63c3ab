package dev.gunfeel.reference;

import java.util.Random;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Players of every kind. */
final class RandomPlayer {
    private final Chance chance;

    RandomPlayer(long seed) {
        chance = new Chance(new Random(seed + 1_000_003));
    }

    ObjectNode player() {
        ObjectNode player = JsonNodeFactory.instance.objectNode();
        shares(player, "view");
        shares(player, "pattern");
        if (chance.oneIn(2)) {
            player.put("reactionSeconds", chance.of(0, 0.1, 0.25, 2, chance.between(0, 0.5)));
        }
        if (chance.oneIn(2)) {
            player.put("controlError", chance.of(0, 0.1, chance.between(0, 1)));
        }
        if (chance.oneIn(2)) {
            player.put("aimErrorDegrees", chance.of(0, chance.between(0, 5)));
        }
        if (chance.oneIn(2)) {
            player.put("tremorDegrees", chance.of(0, chance.between(0, 2)));
        }
        return player;
    }

    private void shares(ObjectNode player, String name) {
        if (chance.oneIn(3)) {
            player.put(name, chance.of(0, 1, chance.between(0, 1)));
        } else if (chance.oneIn(2)) {
            ObjectNode shares = player.putObject(name);
            if (chance.oneIn(2)) {
                shares.put("vertical", chance.between(0, 1));
            }
            if (shares.isEmpty() || chance.oneIn(2)) {
                shares.put("horizontal", chance.between(0, 1));
            }
        }
    }
}
