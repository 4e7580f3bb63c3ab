package dev.gunfeel.reference;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** Who shoots: what they take off the view and off the pattern, and by how much they are off themselves. */
final class PlainPlayer {
    private final JsonNode player;
    private final double late;
    private final double off;

    PlainPlayer(JsonNode player) {
        this.player = player;
        late = Json.number(player, "reactionSeconds", 0);
        off = Json.number(player, "controlError", 0);
    }

    boolean errs() {
        return off > 0 || Json.number(player, "aimErrorDegrees", 0) > 0 || Json.number(player, "tremorDegrees", 0) > 0;
    }

    /** Returns pitch and yaw of the aim of each shot; {@code heart} are the shots without any chance. */
    double[][] aims(
            JsonNode body, PlainRecoil recoil, List<PlainShot> shots, List<PlainShot> heart, double p0, long seed) {
        PlainNumbers numbers = PlainNumbers.of(body, seed, 0, 1);
        double[] control = pair(numbers);
        double[] start = pair(numbers);
        double[][] aims = new double[shots.size()][];
        for (int k = 0; k < shots.size(); k++) {
            double[] tremor = pair(numbers);
            double[] view = recoil.view(shots, k, shots.get(k).time);
            double t = shots.get(k).time - late;
            int before = 0;
            while (before < k && shots.get(before).due <= t) {
                before++;
            }
            double[] seen = late == 0 ? view : before == 0 ? new double[4] : recoil.view(shots, before, t);
            double[] turn = turn(shots, heart, k, t, p0);
            aims[k] = new double[2];
            for (int axis = 0; axis < 2; axis++) {
                double pulled = share("view", axis) * seen[1 + axis] + share("pattern", axis) * turn[axis];
                aims[k][axis] = view[1 + axis]
                        - (1 + off * control[axis]) * pulled
                        + Json.number(player, "aimErrorDegrees", 0) * start[axis]
                        + Json.number(player, "tremorDegrees", 0) * tremor[axis];
            }
        }
        return aims;
    }

    /** The share of what they take off: up and down, or sideways. */
    private double share(String of, int axis) {
        if (player.isString()) {
            return player.asString().equals("none") ? 0 : 1;
        }
        JsonNode share = player.path(of);
        return share.isNumber() ? share.asDouble() : Json.number(share, axis == 0 ? "vertical" : "horizontal", 1);
    }

    /** What the pattern asks for at a time, by the shots of the burst of shot k. */
    private static double[] turn(List<PlainShot> shots, List<PlainShot> heart, int k, double t, double p0) {
        int first = k;
        while (first > 0 && shots.get(first - 1).burst == shots.get(k).burst) {
            first--;
        }
        double[] result = new double[2];
        for (int j = first; j <= k; j++) {
            double time = shots.get(j).time;
            if (Math.abs(time - t) <= 1e-9) {
                result = turn(heart.get(j), p0);
            } else if (time < t && j < k && shots.get(j + 1).time > t + 1e-9) {
                double share = (t - time) / (shots.get(j + 1).time - time);
                double[] from = turn(heart.get(j), p0);
                double[] to = turn(heart.get(j + 1), p0);
                return new double[] {from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])};
            }
        }
        return result;
    }

    private static double[] turn(PlainShot shot, double p0) {
        return new double[] {
            Math.toDegrees(Math.atan2(shot.r, p0)), Math.toDegrees(Math.atan2(shot.q, Math.hypot(p0, shot.r)))
        };
    }

    private static double[] pair(PlainNumbers numbers) {
        double u1 = numbers.unit();
        double u2 = numbers.unit();
        double radius = Math.sqrt(-2 * Math.log(1 - u1));
        return new double[] {radius * Math.cos(2 * Math.PI * u2), radius * Math.sin(2 * Math.PI * u2)};
    }
}
