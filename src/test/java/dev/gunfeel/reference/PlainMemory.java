package dev.gunfeel.reference;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** The potential: the memory of recent fire, and the place of a shot in the pattern. */
final class PlainMemory {
    final double f;
    final double max;
    final double gain;
    final boolean always;
    private final boolean none;
    private final boolean published;

    PlainMemory(JsonNode weapon, boolean published) {
        this.published = published;
        JsonNode potential = Json.part(weapon, "potential");
        none = potential.isMissingNode();
        f = PlainFiring.interval(weapon);
        max = Json.number(potential, "maxSeconds", 1);
        gain = Json.number(potential, "gain", 0);
        always = Json.text(potential, "rest", "beyondInterval").equals("always");
    }

    /** Goes through the shots by their dt; all stays 0 where the weapon has no potential. */
    void remember(List<PlainShot> shots) {
        for (int k = 1; k < shots.size() && !none; k++) {
            PlainShot previous = shots.get(k - 1);
            PlainShot shot = shots.get(k);
            shot.potential = Math.max(0, after(previous) - shot.dt);
            if (shot.potential < 1e-9) {
                shot.potential = 0;
            }
            shot.ratio = Math.min(1, shot.potential / max);
            shot.offset = offset(shot, previous);
        }
    }

    /** The potential just after a shot, which is the time to rest. */
    double after(PlainShot shot) {
        if (none) {
            return 0;
        }
        return always ? Math.min(shot.potential + gain * max, max) : Math.min(shot.potential + f + gain * max, max + f);
    }

    private long offset(PlainShot shot, PlainShot previous) {
        if (shot.potential == 0) {
            return 0;
        }
        double step = always ? gain - f / max : gain;
        if (published || step <= 0 || !(shot.dt - f > 1.5 * step * max)) {
            shot.continued = true;
            return previous.offset + 1;
        }
        return Math.min(previous.offset + 1, (long) Math.floor(shot.ratio / step + 0.5));
    }

    boolean neverHeats() {
        return always && gain * max <= f;
    }

    /** What the end of the climb leaves of a vertical kick, with the stacking restart. */
    double climb(PlainShot shot) {
        if (always) {
            double share = (max - f - shot.potential) / (gain * max - f);
            return gain * max <= f ? 1 : Math.min(1, Math.max(0, share));
        }
        if (published) {
            return shot.ratio >= 1 - 1e-9 ? 0 : 1;
        }
        return gain == 0 ? 1 : Math.min(1, Math.max(0, (1 - shot.ratio) / gain));
    }
}
