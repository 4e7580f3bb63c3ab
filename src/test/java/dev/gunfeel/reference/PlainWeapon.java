package dev.gunfeel.reference;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A body of a weapon's sequence, and what the formulas answer to it. */
final class PlainWeapon {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonNode body;
    private final JsonNode weapon;
    private final String formulas;
    private final PlainMemory memory;
    private final PlainSpread spread;
    private final PlainRecoil recoil;
    private final List<PlainShot> shots;
    private final List<double[]> bullets = new ArrayList<>();
    private final ObjectNode view = NODES.objectNode();

    PlainWeapon(JsonNode body) {
        this.body = body;
        weapon = body.required("weapon");
        formulas = Json.text(body, "formulas", Json.text(weapon, "formulas", "published"));
        boolean published = formulas.equals("published");
        memory = new PlainMemory(weapon, published);
        spread = new PlainSpread(body, published, seed("spread", 1), seed("running", 0));
        recoil = new PlainRecoil(body, published, seed("recoil", 500009));
        shots = PlainFiring.shots(weapon, body.required("firing"));
        memory.remember(shots);
        spread.scatter(shots);
        recoil.kick(shots, memory);
    }

    private long seed(String name, long otherwise) {
        return Json.whole(Json.part(body, "seeds"), name, Json.whole(Json.part(weapon, "seeds"), name, otherwise));
    }

    List<PlainShot> shots() {
        return shots;
    }

    double largestClimb() {
        return new PlainExtremes(recoil, shots).largest(1);
    }

    /** Answers /v1/spread/sequence. */
    ObjectNode spreadSequence() {
        bullets.clear();
        ObjectNode answer = NODES.objectNode().put("formulas", formulas);
        ArrayNode list = answer.putArray("shots");
        for (PlainShot shot : shots) {
            list.add(spreadShot(shot, 0, 0));
        }
        ObjectNode state = answer.putObject("state");
        PlainShot last = shots.get(shots.size() - 1);
        state(state, last);
        state.put("q", last.carriedOn);
        if (spread.heat != null) {
            state.put("heat", spread.heatAfter(last));
        }
        ObjectNode summary = answer.putObject("summary");
        extent(summary);
        recovery(summary);
        rate(summary);
        ArrayNode warnings = answer.putArray("warnings");
        PlainWarnings.memory(warnings, this);
        PlainWarnings.spread(warnings, this);
        return answer;
    }

    /** Answers /v1/recoil/sequence. */
    ObjectNode recoilSequence(double sampleRateHz, double tailSeconds) {
        ObjectNode answer = NODES.objectNode().put("formulas", formulas);
        ArrayNode list = answer.putArray("shots");
        for (PlainShot shot : shots) {
            list.addObject()
                    .put("index", shot.index)
                    .put("timeSeconds", shot.time)
                    .put("potentialRatio", shot.ratio)
                    .put("seedOffset", shot.offset)
                    .put("rollPeakDegrees", shot.peaks[0])
                    .put("pitchPeakDegrees", shot.peaks[1])
                    .put("yawPeakDegrees", shot.peaks[2])
                    .put("fovPeakDegrees", shot.peaks[3]);
        }
        PlainShot last = shots.get(shots.size() - 1);
        samples(answer.putObject("samples"), sampleRateHz, last.time + tailSeconds);
        state(answer.putObject("state"), last);
        ObjectNode summary = answer.putObject("summary");
        summary.setAll(view());
        PlainExtremes extremes = new PlainExtremes(recoil, shots);
        summary.put("largestRollDegrees", Math.max(extremes.largest(0), -extremes.least(0)));
        summary.put("largestFovDegrees", Math.max(extremes.largest(3), -extremes.least(3)));
        rate(summary);
        ArrayNode warnings = answer.putArray("warnings");
        PlainWarnings.memory(warnings, this);
        PlainWarnings.recoil(warnings, this);
        return answer;
    }

    /** Answers /v1/weapon/sequence. */
    ObjectNode weaponSequence(JsonNode player) {
        bullets.clear();
        PlainPlayer who = new PlainPlayer(player);
        double[][] aims = who.aims(body, recoil, shots, byHeart(), spread.p0, seed("player", 0));
        ObjectNode answer = NODES.objectNode().put("formulas", formulas);
        ArrayNode list = answer.putArray("shots");
        for (PlainShot shot : shots) {
            double[] view = recoil.view(shots, shot.index, shot.time);
            double pitch = aims[shot.index][0];
            double yaw = aims[shot.index][1];
            ObjectNode node = spreadShot(shot, yaw, pitch);
            view(node.putObject("view"), view);
            double[] aim = fromStart(yaw, pitch, 1, 0, 0);
            direction(node.putObject("aim"), aim);
            direction(node.putObject("bullet"), fromStart(yaw, pitch, spread.p0, shot.q, shot.r));
            list.add(node);
        }
        ObjectNode summary = answer.putObject("summary");
        extent(summary);
        summary.setAll(view());
        recovery(summary);
        rate(summary);
        ArrayNode warnings = answer.putArray("warnings");
        PlainWarnings.memory(warnings, this);
        PlainWarnings.spread(warnings, this);
        PlainWarnings.recoil(warnings, this);
        return answer;
    }

    /** Returns the shots as they would be without running, cone and pellets. */
    private List<PlainShot> byHeart() {
        ObjectNode copy = (ObjectNode) body.deepCopy();
        ObjectNode without = (ObjectNode) copy.required("weapon");
        without.remove("pellets");
        if (without.path("spread").isObject()) {
            ((ObjectNode) without.required("spread")).remove(List.of("running", "cone"));
        }
        return new PlainWeapon(copy).shots;
    }

    private ObjectNode spreadShot(PlainShot shot, double aimYaw, double aimPitch) {
        ObjectNode node = NODES.objectNode()
                .put("index", shot.index)
                .put("timeSeconds", shot.time)
                .put("speed", shot.speed)
                .put("potentialSeconds", shot.potential)
                .put("potentialRatio", shot.ratio)
                .put("seedOffset", shot.offset)
                .put("carried", shot.carried)
                .put("lift", shot.lift);
        put(node, "random", shot.random);
        put(node, "running", shot.running);
        JsonNode parts = Json.part(weapon, "spread");
        if (Json.has(parts, "cone")) {
            put(node, "cone", shot.cone);
            node.put("coneDegrees", shot.coneDegrees);
        }
        if (spread.heat != null) {
            node.put("heat", shot.heat);
        }
        if (Json.has(parts, "pattern")) {
            put(node, "pattern", shot.pattern);
        }
        double[] bullet = bullet(node, shot.q, shot.r, aimYaw, aimPitch);
        if (Json.has(weapon, "pellets")) {
            ArrayNode pellets = node.putArray("pellets");
            for (double[] pellet : shot.pellets) {
                bullets.add(bullet(pellets.addObject(), pellet[0], pellet[1], aimYaw, aimPitch));
            }
        } else {
            bullets.add(bullet);
        }
        return node;
    }

    /** Says where a bullet goes, and returns its direction as [forward, right, up] of the aim of the start. */
    private double[] bullet(ObjectNode node, double q, double r, double aimYaw, double aimPitch) {
        double p = spread.p0;
        put(node, "pqr", p, q, r);
        node.put("yawDegrees", PlainAim.yaw(p, q));
        node.put("pitchDegrees", PlainAim.pitch(p, q, r));
        double[] direction = direction(aimYaw, aimPitch, p, q, r);
        put(node, "direction", PlainAim.inAxes(direction, Json.text(body, "axes", "unity")));
        double[] seen = fromStart(aimYaw, aimPitch, p, q, r);
        if (Json.has(body, "distanceMeters") && seen[0] > 0) {
            double d = Json.number(body, "distanceMeters");
            put(node, "impact", d * seen[1] / seen[0], d * seen[2] / seen[0] - drop(d));
        }
        return seen;
    }

    private double[] direction(double aimYaw, double aimPitch, double p, double q, double r) {
        JsonNode start = Json.part(body, "view");
        double yaw = Json.number(start, "yawDegrees", 0) + aimYaw;
        double pitch = Json.number(start, "pitchDegrees", 0) + aimPitch;
        return PlainAim.turned(yaw, pitch, p, q, r);
    }

    /** Returns a direction as [forward, right, up] of the aim of the start. */
    private double[] fromStart(double aimYaw, double aimPitch, double p, double q, double r) {
        JsonNode start = Json.part(body, "view");
        double yaw = Json.number(start, "yawDegrees", 0);
        double pitch = Json.number(start, "pitchDegrees", 0);
        return PlainAim.seenFrom(yaw, pitch, direction(aimYaw, aimPitch, p, q, r));
    }

    private static void direction(ObjectNode node, double[] seen) {
        node.put("yawDegrees", PlainAim.yaw(seen[0], seen[1]));
        node.put("pitchDegrees", PlainAim.pitch(seen[0], seen[1], seen[2]));
    }

    private double drop(double distance) {
        JsonNode projectile = Json.part(weapon, "projectile");
        if (projectile.isMissingNode()) {
            return 0;
        }
        double flight = distance / Json.number(projectile, "speed");
        return Json.number(projectile, "gravity", 0) * flight * flight / 2;
    }

    private void samples(ObjectNode samples, double rate, double end) {
        ArrayNode times = samples.putArray("timeSeconds");
        ArrayNode[] columns = {
            samples.putArray("rollDegrees"),
            samples.putArray("pitchDegrees"),
            samples.putArray("yawDegrees"),
            samples.putArray("fovDegrees")
        };
        for (int i = 0; i <= Math.floor(end * rate + 1e-9); i++) {
            times.add(i / rate);
            double[] view = recoil.viewAt(shots, i / rate);
            for (int c = 0; c < 4; c++) {
                columns[c].add(view[c]);
            }
        }
    }

    private void state(ObjectNode state, PlainShot last) {
        state.put("potentialSeconds", memory.after(last));
        state.put("seedOffset", last.offset);
        state.put("shotNumber", shots.size());
    }

    /** Where all bullets go, pellets and not their middle where there are pellets. */
    private void extent(ObjectNode summary) {
        double largest = 0;
        double sum = 0;
        double[] sides = new double[4];
        for (double[] bullet : bullets) {
            double angle = PlainAim.angle(bullet[0], bullet[1], bullet[2]);
            double yaw = PlainAim.yaw(bullet[0], bullet[1]);
            double pitch = PlainAim.pitch(bullet[0], bullet[1], bullet[2]);
            largest = Math.max(largest, angle);
            sum += angle;
            sides[0] = Math.max(sides[0], -yaw);
            sides[1] = Math.max(sides[1], yaw);
            sides[2] = Math.max(sides[2], pitch);
            sides[3] = Math.max(sides[3], -pitch);
        }
        summary.put("largestDegrees", largest);
        summary.put("meanDegrees", sum / bullets.size());
        summary.put("leftDegrees", sides[0]);
        summary.put("rightDegrees", sides[1]);
        summary.put("upDegrees", sides[2]);
        summary.put("downDegrees", sides[3]);
    }

    /** Where the view gets to, looked for once. */
    private ObjectNode view() {
        if (view.isEmpty()) {
            PlainExtremes extremes = new PlainExtremes(recoil, shots);
            double[] residual = recoil.residual(shots);
            view.put("largestClimbDegrees", extremes.largest(1));
            view.put("largestSwayDegrees", extremes.largest(2) - extremes.least(2));
            view.putObject("residual").put("pitchDegrees", residual[1]).put("yawDegrees", residual[2]);
            if (recoil.recentres()) {
                view.put("viewSettledSeconds", extremes.settled());
            }
        }
        return view;
    }

    private void recovery(ObjectNode summary) {
        PlainShot last = shots.get(shots.size() - 1);
        Double cool = spread.heat == null ? Double.valueOf(0) : spread.heat.recovery(spread.heatAfter(last));
        if (cool != null) {
            summary.put("recoverySeconds", Math.max(memory.after(last), cool));
        }
    }

    private void rate(ObjectNode summary) {
        int most = 0;
        for (PlainShot shot : shots) {
            most = Math.max(most, of(shot.burst).size());
        }
        for (PlainShot shot : shots) {
            List<PlainShot> burst = of(shot.burst);
            if (burst.size() == most) {
                double lasted = burst.get(most - 1).time - burst.get(0).time;
                if (lasted > 0) {
                    summary.put("roundsPerMinute", 60 * (most - 1) / lasted);
                }
                return;
            }
        }
    }

    private List<PlainShot> of(int burst) {
        return shots.stream().filter(shot -> shot.burst == burst).toList();
    }

    private static void view(ObjectNode node, double[] view) {
        node.put("rollDegrees", view[0]);
        node.put("pitchDegrees", view[1]);
        node.put("yawDegrees", view[2]);
        node.put("fovDegrees", view[3]);
    }

    private static void put(ObjectNode node, String name, double... numbers) {
        ArrayNode array = node.putArray(name);
        for (double number : numbers) {
            array.add(number);
        }
    }

    PlainMemory memory() {
        return memory;
    }

    PlainRecoil recoil() {
        return recoil;
    }

    boolean published() {
        return formulas.equals("published");
    }

    /** How far the part of a shot's Q goes that older shots' running made, and null where nothing runs. */
    @Nullable
    Double runningCarried() {
        JsonNode parts = Json.part(weapon, "spread");
        if (!published() || !Json.has(parts, "running")) {
            return null;
        }
        double largest = 0;
        double part = 0;
        for (int k = 1; k < shots.size(); k++) {
            double power = Math.pow(shots.get(k).ratio, Json.number(parts, "carryExponent", 1));
            part = (part + shots.get(k - 1).running[0]) * power;
            largest = Math.max(largest, Math.abs(part));
        }
        boolean passes = largest > Json.number(parts.required("running"), "magnitude");
        return passes ? Double.valueOf(Math.toDegrees(Math.atan(largest / spread.p0))) : null;
    }

    /** The largest climb if every shot that is late by no more than a shot's worth of rest were in time; null where it is the same. */
    @Nullable
    Double climbInTime() {
        if (!published() || memory.always || !recoil.climbEnds()) {
            return null;
        }
        PlainWeapon other = new PlainWeapon(body);
        boolean differs = false;
        for (int k = 1; k < shots.size(); k++) {
            PlainShot shot = other.shots.get(k);
            boolean late = shot.dt > memory.f && shot.dt <= memory.f + memory.gain * memory.max;
            shot.dt = late ? memory.f : shot.dt;
            shot.due = other.shots.get(k - 1).due + shot.dt;
        }
        memory.remember(other.shots);
        recoil.kick(other.shots, memory);
        for (int k = 1; k < shots.size(); k++) {
            boolean late = shots.get(k).dt != other.shots.get(k).dt;
            differs |= late && shots.get(k).peaks[1] != 0 && other.shots.get(k).peaks[1] == 0;
        }
        return differs ? Double.valueOf(other.largestClimb()) : null;
    }
}
