package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.List;

/**
 * Text among what is drawn on a page: it lies over nothing of it. Only the grid may be there, and is cut. Labels are written
 * when all else is drawn.
 */
final class Labels {
    /** A flat line so near in front of a number reads as its sign. */
    private static final double SIGN_WIDTH = 7;

    /** What is seen through so much is a shade, on which text may stand. */
    private static final double SHADE = 0.3;

    /** A label farther from its dot is joined to it by a line. */
    private static final Stroke LEADER = new Stroke(Ink.MARK, 0.75);

    private static final double GAP = 2;
    private static final double LEADER_STEP = 9;
    private static final double LEADER_GAP = 2;
    private static final int LEADER_WAYS = 16;

    /** A leader that is flatter would read as the minus sign of its number. */
    private static final double LEAST_SLOPE = 0.5;

    private final Sheet sheet;
    private final Occupancy drawn = new Occupancy();
    private final Occupancy grid = new Occupancy();
    private int remembered;

    Labels(Sheet sheet) {
        this.sheet = sheet;
    }

    /**
     * Writes text where it lies over nothing.
     *
     * @param text the text and its place
     * @param cutsGrid whether the grid may be cut for it
     * @return whether there was room
     */
    boolean write(Shape.Text text, boolean cutsGrid) {
        Box plate = plate(text.box());
        remember();
        boolean isOffGrid = grid.isFree(plate);
        if (!sheet.hasRoom(text) || !drawn.isFree(plate) || !(isOffGrid || cutsGrid)) {
            return false;
        }
        if (!isOffGrid) {
            sheet.rectangle(plate, Ink.PAPER, null);
        }
        sheet.write(text);
        return true;
    }

    /** Takes in what has been drawn since the last label. */
    private void remember() {
        for (; remembered < sheet.shapes().size(); remembered++) {
            remember(sheet.shapes().get(remembered));
        }
    }

    private void remember(Shape shape) {
        if (shape instanceof Shape.Circle circle) {
            drawn.take(circle.box());
        } else if (shape instanceof Shape.Path path) {
            Stroke stroke = path.stroke();
            if (stroke != null) {
                boolean isGrid = stroke.ink().equals(Ink.GRID) || stroke.ink().equals(Ink.FRAME);
                path.lines().forEach(line -> (isGrid ? grid : drawn).take(line, stroke.width()));
            }
            Ink fill = path.fill();
            if (fill != null && !fill.equals(Ink.PAPER) && fill.opacity() >= SHADE) {
                path.lines().forEach(line -> drawn.take(Box.of(List.of(line))));
            }
        }
    }

    /**
     * A dot that is to have a label.
     *
     * @param at its middle
     * @param radius its radius
     * @param frame what the label may not leave
     * @param text the label
     * @param size the size of its font
     */
    @SuppressWarnings("ArrayRecordComponent") // A place, which is a pair of numbers everywhere here.
    record Dot(double[] at, double radius, Box frame, String text, double size) {}

    /**
     * Writes a label beside its dot, on whichever side it has room.
     *
     * @param dot the dot
     * @param steps how far away the label may be instead, joined by a line
     * @return whether there was room
     */
    boolean beside(Dot dot, int steps) {
        Box own = new Shape.Text(0, 0, dot.text(), dot.size(), Anchor.START, Ink.TEXT).box();
        double width = own.width();
        double near = dot.radius() + 2;
        double middle = dot.size() / 3;
        double above = 1 - near;
        double below = near + dot.size() * 0.6;
        double[][] places = {
            {near, middle}, {near - 2, above}, {-width / 2, above - 2}, {-width - near + 2, above},
            {-width - near, middle}, {-width - near + 2, below}, {-width / 2, below + 2}, {near - 2, below}
        };
        for (double[] place : places) {
            if (write(dot, own, place[0], place[1])) {
                return true;
            }
        }
        return farther(dot, own, steps);
    }

    /** Writes a label at a place from its dot, if it keeps within the frame, lies over nothing, and gets no sign. */
    private boolean write(Dot dot, Box own, double right, double down) {
        double x = dot.at()[0] + right;
        double y = dot.at()[1] + down;
        Box box = own.moved(x, y);
        remember();
        return dot.frame().contains(box)
                && drawn.isFree(plate(box))
                && !drawn.hasFlatLines(new Box(box.left() - SIGN_WIDTH, box.top(), box.left(), box.bottom()))
                && write(new Shape.Text(x, y, dot.text(), dot.size(), Anchor.START, Ink.TEXT), true);
    }

    private static Box plate(Box text) {
        return new Box(text.left() - GAP, text.top() - 1, text.right() + GAP, text.bottom() + 1);
    }

    /** Looks for room all round, ever farther away. */
    private boolean farther(Dot dot, Box own, int steps) {
        double half = own.width() / 2;
        for (int step = 1; step <= steps; step++) {
            for (int way = 0; way < LEADER_WAYS; way++) {
                double angle = 2 * Math.PI * way / LEADER_WAYS;
                double distance = dot.radius() + step * LEADER_STEP;
                double right = StrictMath.cos(angle) * (distance + half);
                double down = -StrictMath.sin(angle) * (distance + dot.size() / 2);
                boolean isSteep = Math.abs(down) >= LEAST_SLOPE * StrictMath.hypot(right, down);
                double[] leader = leader(dot, right, down, half);
                if (isSteep
                        && sheet.isClear(leader, LEADER.width())
                        && write(dot, own, right - half, down + dot.size() * 0.36)) {
                    sheet.lines(List.of(leader), LEADER);
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the line from a dot towards the middle of its label, up to a box round it. */
    private static double[] leader(Dot dot, double right, double down, double half) {
        double length = StrictMath.hypot(right, down);
        double inside = Math.min(
                (half + LEADER_GAP) / Math.max(Math.abs(right) / length, 1e-9),
                (dot.size() / 2 + LEADER_GAP) / Math.max(Math.abs(down) / length, 1e-9));
        double from = dot.radius() / length;
        double to = Math.max(from, (length - inside) / length);
        double x = dot.at()[0];
        double y = dot.at()[1];
        return new double[] {x + right * from, y + down * from, x + right * to, y + down * to};
    }
}
