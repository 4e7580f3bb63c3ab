package dev.gunfeel.reference;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Where the bullets go relative to the aim: Q to the right and R up, in the plane at the forward distance. */
final class PlainSpread {
    final double p0;
    final @Nullable PlainHeat heat;
    private final JsonNode body;
    private final JsonNode spread;
    private final JsonNode pellets;
    private final boolean published;
    private final long spreadSeed;
    private final long runningSeed;

    PlainSpread(JsonNode body, boolean published, long spreadSeed, long runningSeed) {
        this.body = body;
        JsonNode weapon = body.required("weapon");
        this.published = published;
        this.spreadSeed = spreadSeed;
        this.runningSeed = runningSeed;
        spread = Json.part(weapon, "spread");
        pellets = Json.part(weapon, "pellets");
        p0 = Json.number(spread, "forwardDistance", 10);
        JsonNode heating = Json.part(Json.part(spread, "cone"), "heat");
        heat = heating.isMissingNode() ? null : new PlainHeat(heating);
    }

    void scatter(List<PlainShot> shots) {
        for (int k = 0; k < shots.size(); k++) {
            PlainShot shot = shots.get(k);
            if (k > 0) {
                PlainShot previous = shots.get(k - 1);
                if (heat != null) {
                    shot.heat = heat.beforeShot(heatAfter(previous), shot.dt);
                }
                shot.carried = previous.carriedOn * Math.pow(shot.ratio, Json.number(spread, "carryExponent", 1));
            }
            lift(shot);
            random(shot);
            PlainNumbers numbers =
                    PlainNumbers.of(body, runningSeed, shot.index, 4 + 2 * (int) Json.number(pellets, "count", 0));
            running(shot, numbers);
            cone(shot, numbers);
            pattern(shot);
            shot.carriedOn = shot.carried + shot.random[0] + (published ? shot.running[0] : 0);
            shot.q = shot.carried + shot.random[0] + shot.running[0] + shot.cone[0] + shot.pattern[0];
            shot.r = shot.lift + shot.random[1] + shot.running[1] + shot.cone[1] + shot.pattern[1];
            pellets(shot, numbers);
        }
    }

    double heatAfter(PlainShot shot) {
        return heat == null ? 0 : heat.afterShot(shot.heat, shot.factor("heatFactor"));
    }

    private void lift(PlainShot shot) {
        JsonNode lift = Json.part(spread, "lift");
        if (!lift.isMissingNode()) {
            double power = Math.pow(shot.ratio, Json.number(lift, "exponent", 1));
            shot.lift = Json.number(lift, "magnitude") * power * shot.factor("spreadFactor");
        }
    }

    private void random(PlainShot shot) {
        JsonNode random = Json.part(spread, "random");
        if (random.isMissingNode()) {
            return;
        }
        boolean polar = Json.text(random, "shape", "ellipse").equals("polar");
        boolean drawsSign = Json.text(random, "signPattern", "runs").equals("random");
        PlainNumbers numbers = PlainNumbers.of(body, spreadSeed, shot.offset, drawsSign && !polar ? 3 : 2);
        double power = Math.pow(shot.ratio, Json.number(random, "exponent", 1));
        double mh = Json.number(random, "horizontal");
        double mv = Json.number(random, "vertical");
        double[] horizontalRange = Json.numbers(random, "horizontalRange", 0.5, 1);
        double[] verticalRange = Json.numbers(random, "verticalRange", -1, 1);
        String shape = Json.text(random, "shape", "ellipse");
        double dq;
        double dr;
        if (shape.equals("polar")) {
            double angle = 2 * Math.PI * numbers.unit();
            double share = numbers.range(1, horizontalRange);
            dq = mh * power * share * Math.cos(angle);
            dr = mv * power * share * Math.sin(angle);
        } else {
            dq = numbers.range(mh * power, horizontalRange);
            double height = published ? mv : mv * power;
            double halfWidth = published ? mh : mh * power;
            if (shape.equals("ellipse") && halfWidth != 0) {
                height *= Math.sqrt(Math.max(0, 1 - (dq / halfWidth) * (dq / halfWidth)));
            }
            dr = numbers.range(height, verticalRange);
            dq *= sign(random, shot.offset, numbers);
        }
        double factor = shot.factor("spreadFactor");
        shot.random[0] = dq * factor;
        shot.random[1] = dr * factor;
    }

    /** Walks through the runs shot by shot. */
    private static double sign(JsonNode random, long offset, PlainNumbers numbers) {
        if (Json.text(random, "signPattern", "runs").equals("random")) {
            return numbers.unit() < 0.5 ? -1 : 1;
        }
        double[] runs = Json.numbers(random, "signRuns", 2, 4, 4, 8, 8);
        double sign = Json.number(random, "firstSign", 1);
        int run = 0;
        double left = runs[0];
        for (long k = 0; k < offset; k++) {
            left--;
            if (left == 0) {
                run = Math.min(run + 1, runs.length - 1);
                left = runs[run];
                sign = -sign;
            }
        }
        return sign;
    }

    /** Takes draws 1 and 2. */
    private void running(PlainShot shot, PlainNumbers numbers) {
        double u1 = numbers.unit();
        JsonNode running = Json.part(spread, "running");
        if (running.isMissingNode()) {
            numbers.unit();
            return;
        }
        double angle = -Math.PI + 2 * Math.PI * u1;
        double share = Math.min(1, shot.speed / Json.number(running, "maxSpeed"));
        double magnitude = Json.number(running, "magnitude") * Math.pow(share, Json.number(running, "exponent", 1));
        double l = numbers.range(magnitude, Json.numbers(running, "range", 0, 1)) * shot.factor("runningFactor");
        shot.running[0] = l * Math.cos(angle);
        shot.running[1] = Json.number(running, "verticalScale", 1) * l * Math.sin(angle);
    }

    /** Takes draws 3 and 4. */
    private void cone(PlainShot shot, PlainNumbers numbers) {
        double u3 = numbers.unit();
        double u4 = numbers.unit();
        JsonNode cone = Json.part(spread, "cone");
        if (cone.isMissingNode()) {
            return;
        }
        double degrees = new PlainCurve(cone.required("degrees")).at(shot.heat) * rested(shot, cone);
        double added = 0;
        for (JsonNode stance : shot.stances) {
            added += Json.number(stance, "coneDegrees", 0);
        }
        shot.coneDegrees = Math.min(45, degrees * shot.factor("coneFactor") + added);
        shot.cone = disc(shot.coneDegrees, Json.number(cone, "exponent", 0.5), u3, u4);
    }

    private double rested(PlainShot shot, JsonNode cone) {
        if (heat == null || shot.heat != 0) {
            return 1;
        }
        boolean stated = false;
        for (JsonNode stance : shot.stances) {
            stated |= Json.has(stance, "restedFactor");
        }
        return stated ? shot.factor("restedFactor") : Json.number(cone, "restedFactor", 1);
    }

    /** Draws in a disc: at which share of the half-angle, and in which direction. */
    private double[] disc(double degrees, double exponent, double u, double turn) {
        double radius = p0 * Math.tan(Math.toRadians(degrees * Math.pow(u, exponent)));
        double phi = 2 * Math.PI * turn;
        return new double[] {radius * Math.cos(phi), radius * Math.sin(phi)};
    }

    private void pattern(PlainShot shot) {
        JsonNode pattern = Json.part(spread, "pattern");
        if (!pattern.isMissingNode()) {
            double[] place = place(entry(pattern, shot.offset));
            double factor = shot.factor("spreadFactor");
            shot.pattern = new double[] {place[0] * factor, place[1] * factor};
        }
    }

    /** Returns where a drawn pattern goes at a shot, [right, up] in degrees. */
    static double[] entry(JsonNode pattern, long offset) {
        List<JsonNode> entries = Json.list(pattern, "degrees");
        int count = entries.size();
        long k = offset;
        if (k >= count) {
            long from = Json.whole(pattern, "repeatFrom", 0);
            boolean repeats = Json.text(pattern, "after", "hold").equals("repeat");
            k = repeats ? from + (k - count) % (count - from) : count - 1;
        }
        return Json.numbers(entries.get((int) k));
    }

    /** Returns where a yaw and a pitch go in the plane. */
    private double[] place(double[] degrees) {
        double dq = p0 * Math.tan(Math.toRadians(degrees[0]));
        return new double[] {dq, Math.sqrt(p0 * p0 + dq * dq) * Math.tan(Math.toRadians(degrees[1]))};
    }

    /** Takes draws 5 and 6 for the first pellet, 7 and 8 for the second. */
    private void pellets(PlainShot shot, PlainNumbers numbers) {
        if (pellets.isMissingNode()) {
            return;
        }
        for (int i = 0; i < pellets.required("count").asInt(); i++) {
            double[] pellet = {shot.q, shot.r};
            if (Json.has(pellets, "degrees")) {
                double degrees = new PlainCurve(pellets.required("degrees")).at(shot.heat);
                double angle = Math.min(45, degrees * shot.factor("coneFactor"));
                double u = numbers.unit();
                double[] drawn = disc(angle, Json.number(pellets, "exponent", 0.5), u, numbers.unit());
                pellet[0] += drawn[0];
                pellet[1] += drawn[1];
            }
            if (Json.has(pellets, "pattern")) {
                double[] fixed = place(Json.numbers(pellets.required("pattern").get(i)));
                pellet[0] += fixed[0];
                pellet[1] += fixed[1];
            }
            shot.pellets.add(pellet);
        }
    }
}
