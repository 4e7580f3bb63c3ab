package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.List;

/** The numbers beside impacts: as many as have room and lie over nothing, the first and the last in any case that can be. */
final class ShotNumbers {
    private static final double SIZE = 10.5;
    private static final double LONGEST = 80;
    private static final int MOST = 60;

    /** A number farther from its dot is joined to it by a line. */
    private static final Stroke LEADER = new Stroke(Ink.MARK, 0.75);

    private static final double LEADER_STEP = 9;
    private static final double LEADER_GAP = 2;
    private static final int LEADER_STEPS = 16;
    private static final int LEADER_WAYS = 16;

    /** A leader that is flatter would read as the minus sign of its number. */
    private static final double LEAST_SLOPE = 0.5;

    /** A line so near in front of a number would, too. */
    private static final double SIGN_WIDTH = 7;

    /** Among so few shots each is worth a short leader. */
    private static final int FEW = 40;

    private static final int SHORT = 3;

    private final Sheet sheet;
    private final Box frame;
    private final double radius;

    /**
     * Prepares to write numbers.
     *
     * @param sheet what to write on, with all drawn that they must not lie over
     * @param frame where they have to stay
     * @param radius the radius of the dots
     */
    ShotNumbers(Sheet sheet, Box frame, double radius) {
        this.sheet = sheet;
        this.frame = frame;
        this.radius = radius;
    }

    /** Writes a text beside each place, where there is room. */
    void write(List<double[]> places, List<String> texts) {
        int written = 0;
        for (int i : Numbering.order(places.size())) {
            boolean mustBe = i == 0 || i == places.size() - 1;
            int steps = mustBe ? LEADER_STEPS : places.size() <= FEW ? SHORT : 0;
            if (written < MOST
                    && (beside(places.get(i), texts.get(i)) || farther(places.get(i), texts.get(i), steps))) {
                written++;
            }
        }
    }

    /** Returns the numbers of some shots, runs of them as first and last. */
    static String text(List<Integer> shots) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < shots.size(); ) {
            int end = i;
            while (end + 1 < shots.size() && shots.get(end + 1) == shots.get(end) + 1) {
                end++;
            }
            text.append(text.isEmpty() ? "" : ", ").append(shots.get(i));
            if (end > i) {
                text.append(end > i + 1 ? "–" : ", ").append(shots.get(end));
            }
            i = end + 1;
        }
        return Font.sans().fitted(text.toString(), SIZE, LONGEST);
    }

    private boolean beside(double[] at, String text) {
        double width = Font.sans().width(text, SIZE);
        double near = radius + 2;
        double[][] places = {
            {near, 3.5}, {near - 2, -near + 1}, {-width / 2, -near - 1}, {-width - near + 2, -near + 1},
            {-width - near, 3.5}, {-width - near + 2, near + 6}, {-width / 2, near + 8}, {near - 2, near + 6}
        };
        for (double[] place : places) {
            if (write(at[0] + place[0], at[1] + place[1], text)) {
                return true;
            }
        }
        return false;
    }

    private boolean write(double x, double y, String text) {
        Box box = new Shape.Text(x, y, text, SIZE, Anchor.START, Ink.TEXT).box();
        Box sign = new Box(box.left() - SIGN_WIDTH, box.top(), box.left(), box.bottom());
        return frame.contains(box)
                && !sheet.hasFlatLines(sign)
                && sheet.label(x, y, text, SIZE, Anchor.START, Ink.TEXT);
    }

    /** Looks for room all round, ever farther away. */
    private boolean farther(double[] at, String text, int steps) {
        double half = Font.sans().width(text, SIZE) / 2;
        for (int step = 1; step <= steps; step++) {
            for (int way = 0; way < LEADER_WAYS; way++) {
                double angle = 2 * Math.PI * way / LEADER_WAYS;
                double distance = radius + step * LEADER_STEP;
                double x = at[0] + StrictMath.cos(angle) * (distance + half);
                double y = at[1] - StrictMath.sin(angle) * (distance + SIZE / 2);
                double slope = Math.abs(y - at[1]) / StrictMath.hypot(x - at[0], y - at[1]);
                if (slope >= LEAST_SLOPE && write(x - half, y + SIZE * 0.36, text)) {
                    leader(at, x, y, half);
                    return true;
                }
            }
        }
        return false;
    }

    /** Draws a line from a dot towards the middle of its number, up to a box round it. */
    private void leader(double[] at, double x, double y, double half) {
        double right = x - at[0];
        double down = y - at[1];
        double length = StrictMath.hypot(right, down);
        double inside = Math.min(
                (half + LEADER_GAP) / Math.max(Math.abs(right) / length, 1e-9),
                (SIZE / 2 + LEADER_GAP) / Math.max(Math.abs(down) / length, 1e-9));
        double from = radius / length;
        double to = (length - inside) / length;
        if (to > from) {
            sheet.line(at[0] + right * from, at[1] + down * from, at[0] + right * to, at[1] + down * to, LEADER);
        }
    }
}
