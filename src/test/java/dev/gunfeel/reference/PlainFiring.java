package dev.gunfeel.reference;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** When the shots are fired, with or without a game's clock. */
final class PlainFiring {
    private PlainFiring() {}

    /** Returns the shots in order, with their times and nothing else. */
    static List<PlainShot> shots(JsonNode weapon, JsonNode firing) {
        double f = interval(weapon);
        JsonNode clock = Json.part(firing, "clock");
        double hz = Json.number(clock, "hz", 0);
        boolean carry = Json.text(clock, "mode", "naive").equals("carry");
        List<PlainShot> shots = new ArrayList<>();
        List<JsonNode> bursts = bursts(firing);
        for (int b = 0; b < bursts.size(); b++) {
            JsonNode burst = bursts.get(b);
            double start = 0;
            for (int k = 0; k < burst.required("shots").asInt(); k++) {
                PlainShot shot = new PlainShot();
                shot.index = shots.size();
                shot.burst = b;
                shot.speed = Json.number(burst, "speed", 0);
                shot.stances = stances(weapon, Json.has(burst, "stances") ? burst : firing);
                if (shots.isEmpty()) {
                    shots.add(shot);
                    continue;
                }
                PlainShot last = shots.get(shots.size() - 1);
                double wait = k > 0 ? f : Math.max(f, Json.number(burst, "pauseSeconds"));
                if (hz == 0) {
                    start = k == 0 ? last.due + wait : start;
                    shot.due = start + k * f;
                    shot.time = shot.due;
                    shot.dt = wait;
                } else if (!carry) {
                    shot.due = frame(last.due + wait, hz);
                    shot.time = shot.due;
                    shot.dt = Math.max(f, shot.due - last.due);
                } else {
                    start = k == 0 ? frame(last.due + wait, hz) : start;
                    shot.due = start + k * f;
                    shot.time = frame(shot.due, hz);
                    shot.dt = k > 0 ? f : Math.max(f, start - last.due);
                }
                shots.add(shot);
            }
        }
        return shots;
    }

    static double interval(JsonNode weapon) {
        return Json.has(weapon, "roundsPerMinute")
                ? 60 / Json.number(weapon, "roundsPerMinute")
                : Json.number(weapon, "fireIntervalSeconds");
    }

    /** Returns the time of the first frame at or after a time. */
    private static double frame(double time, double hz) {
        return Math.ceil((time - 1e-9) * hz) / hz;
    }

    private static List<JsonNode> bursts(JsonNode firing) {
        if (Json.has(firing, "bursts")) {
            return Json.list(firing, "bursts");
        }
        ObjectNode only = JsonNodeFactory.instance.objectNode();
        only.put("shots", firing.required("shots").asInt());
        only.put("speed", Json.number(firing, "speed", 0));
        ArrayNode bursts = JsonNodeFactory.instance.arrayNode();
        return List.of(bursts.add(only).get(0));
    }

    /** Returns the active ones in the order of the document. */
    private static List<JsonNode> stances(JsonNode weapon, JsonNode named) {
        List<String> names = new ArrayList<>();
        for (JsonNode name : Json.list(named, "stances")) {
            names.add(name.asString());
        }
        List<JsonNode> active = new ArrayList<>();
        for (JsonNode stance : Json.list(weapon, "stances")) {
            if (names.contains(Json.text(stance, "name", ""))) {
                active.add(stance);
            }
        }
        return active;
    }
}
