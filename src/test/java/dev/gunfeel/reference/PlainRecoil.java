package dev.gunfeel.reference;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** How the kicks move the view: roll, pitch, yaw and field of view, in this order everywhere. */
final class PlainRecoil {
    private static final int PITCH = 1;
    private static final int YAW = 2;

    private final JsonNode body;
    private final JsonNode recoil;
    private final JsonNode knocking;
    private final JsonNode recentring;
    private final JsonNode[] channels;
    private final double[] g = new double[4];
    private final double[] w = new double[4];
    private final double[] unitSpeed = new double[4];
    private final boolean restart;
    private final double share;
    private final double delay;
    private final double comeback;
    private final boolean published;
    private final long seed;

    PlainRecoil(JsonNode body, boolean published, long seed) {
        this.body = body;
        JsonNode weapon = body.required("weapon");
        this.published = published;
        this.seed = seed;
        recoil = Json.part(weapon, "recoil");
        knocking = Json.part(recoil, "knocking");
        recentring = Json.part(knocking, "recentring");
        restart = Json.text(knocking, "stacking", "restart").equals("restart");
        share = recentres() ? Json.number(recentring, "share", 1) : 0;
        delay = recentres() ? Json.number(recentring, "delaySeconds") : Double.POSITIVE_INFINITY;
        comeback = recentres() ? 6.638352067993812 / Json.number(recentring, "settleSeconds") : 0;
        channels = new JsonNode[] {
            Json.part(recoil, "rolling"),
            Json.part(knocking, "vertical"),
            Json.part(knocking, "horizontal"),
            Json.part(recoil, "punching")
        };
        for (int c = 0; c < 4; c++) {
            if (there(c)) {
                impulse(c);
            }
        }
    }

    /** Works out the impulse whose peak is 1: its speed at the beginning, its damping and its swing. */
    private void impulse(int c) {
        double settle = Json.number(channels[c], "settleSeconds");
        if (!underdamped(c)) {
            g[c] = published ? Math.log(100 * settle) / settle : 7.638352067993812 / settle;
            unitSpeed[c] = Math.E * g[c];
            return;
        }
        g[c] = Math.log(100) / settle;
        double t1 = Json.number(channels[c], "peakSeconds");
        double x = published ? Math.PI / 2 : phase(g[c] * t1);
        w[c] = x / t1;
        unitSpeed[c] = published ? Math.exp(g[c] * t1) : Math.exp(g[c] * t1) / Math.sin(x);
    }

    private double theta(int c, double peak, double t) {
        double swing = underdamped(c) ? Math.sin(w[c] * t) : t;
        return peak * unitSpeed[c] * Math.exp(-g[c] * t) * swing;
    }

    private boolean there(int c) {
        return !channels[c].isMissingNode();
    }

    boolean recentres() {
        return !recentring.isMissingNode();
    }

    double recentringDelay() {
        return delay;
    }

    /** Whether the end of the climb stops the vertical kick at all. */
    boolean climbEnds() {
        return restart && there(PITCH) && !Json.has(knocking, "pattern");
    }

    void kick(List<PlainShot> shots, PlainMemory memory) {
        for (PlainShot shot : shots) {
            PlainNumbers numbers = PlainNumbers.of(body, seed, shot.offset, 8);
            double factor = shot.factor("recoilFactor");
            if (shot.offset == 0) {
                factor *= Json.number(recoil, "firstShotFactor", 1);
            }
            for (int c = 0; c < 4; c++) {
                double u1 = numbers.unit();
                double u2 = numbers.unit();
                if (there(c)) {
                    double peak = peak(c, u1, shot) * (1 - Json.number(channels[c], "variation", 0) * u2);
                    shot.peaks[c] = peak * factor;
                }
            }
            if (climbEnds()) {
                shot.peaks[PITCH] *= memory.climb(shot);
            }
        }
    }

    /** Returns a channel's whole peak with its sign. */
    private double peak(int c, double u1, PlainShot shot) {
        if ((c == PITCH || c == YAW) && Json.has(knocking, "pattern")) {
            double[] rightUp = PlainSpread.entry(knocking.required("pattern"), shot.offset);
            return c == YAW ? rightUp[0] : rightUp[1];
        }
        double size = Math.abs(Json.number(channels[c], "peakDegrees"));
        String sign = Json.text(channels[c], "sign", c == 0 ? "random" : "positive");
        if (sign.equals("random")) {
            return u1 < 1 - Json.number(channels[c], "positiveShare", 0.5) ? -size : size;
        }
        return sign.equals("negative") ? -size : size;
    }

    /** Returns the view at a time, by the impulses that were due until then. */
    double[] viewAt(List<PlainShot> shots, double time) {
        int count = 0;
        while (count < shots.size() && shots.get(count).due <= time) {
            count++;
        }
        return view(shots, count, time);
    }

    /** Returns the view at a time by the impulses of the first shots alone. */
    double[] view(List<PlainShot> shots, int count, double time) {
        double[] view = new double[4];
        for (int c = 0; c < 4; c++) {
            view[c] = view(c, shots, count, time);
        }
        return view;
    }

    double view(int c, List<PlainShot> shots, int count, double time) {
        double view = 0;
        for (int j = 0; j < count && there(c); j++) {
            PlainShot shot = shots.get(j);
            if ((c == PITCH || c == YAW) && restart) {
                double age = (j + 1 < count ? shots.get(j + 1).due : time) - shot.due;
                view = (view + theta(c, shot.peaks[c], age)) * left(age);
            } else {
                view += theta(c, shot.peaks[c], time - shot.due);
            }
        }
        return view;
    }

    /** Returns where pitch and yaw stay when everything has settled, in the view's order. */
    double[] residual(List<PlainShot> shots) {
        if (!restart) {
            return new double[4];
        }
        PlainShot last = shots.get(shots.size() - 1);
        double[] base = view(shots, shots.size(), last.due);
        return new double[] {0, base[PITCH] * (1 - share), base[YAW] * (1 - share), 0};
    }

    /** What recentring leaves of the knocking view some seconds after the last shot. */
    private double left(double age) {
        double s = age - delay;
        return s <= 0 ? 1 : 1 - share * (1 - (1 + comeback * s) * Math.exp(-comeback * s));
    }

    private boolean underdamped(int c) {
        return Json.text(channels[c], "model", "critical").equals("underdamped");
    }

    /** Returns the root of x/tan(x) = c in (0, pi/2), by halving. */
    private static double phase(double c) {
        double low = 0;
        double high = Math.PI / 2;
        for (int i = 0; i < 200; i++) {
            double middle = (low + high) / 2;
            if (middle * Math.cos(middle) > c * Math.sin(middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /** Returns about how long a channel takes to its peak. */
    double scale(int c) {
        return there(c) ? 1 / (g[c] + w[c]) : Double.POSITIVE_INFINITY;
    }

    /** Returns seconds after the last shot from which on nothing is left of any impulse, to twelve digits. */
    double calm() {
        double longest = 0;
        for (int c = 0; c < 4; c++) {
            longest = there(c) ? Math.max(longest, 40 / g[c]) : longest;
        }
        return recentres() ? longest + delay + 40 * recentringScale() : longest;
    }

    /** Returns about how long recentring takes to its steepest place. */
    double recentringScale() {
        return 1 / comeback;
    }
}
