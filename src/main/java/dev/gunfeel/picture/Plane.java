package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A plot with one scale on both axes: a square of the grid is a square, whatever the size of the picture. A wall has a
 * second scale, on top and to the right: the angles from the aim, which are not evenly spaced.
 */
final class Plane {
    private static final double TICK_DISTANCE = 56;
    private static final double EDGE = 16;
    private static final double LABEL_HEIGHT = 20;
    private static final double X_AXIS_HEIGHT = 38;
    private static final double TIME_WIDTH = 56;
    private static final double ANGLES_HEIGHT = 18;
    private static final double ANGLE_TICK = 4;

    /** What stands beside the widest label of an angle. */
    private static final double ANGLES_GAP = 12;

    /** What labels take while it isn't known yet which there are. */
    private static final double ROUGH_WIDTH = 30;

    /** Where positions differ by less than this part of their size, tick labels would be too long to read. */
    private static final double FINEST = 1e-3;

    private static final double NOTHING = 1e-290;

    private final Sheet sheet;
    private final @Nullable Double distance;
    private final Span times;
    private final Key.Rows rows;
    private final double keysTop;
    private final double keysRight;
    private final Side across;
    private final Side up;
    private final Plot plot;

    /**
     * Lays out a plane: the wider of the two spans decides the scale, and the other one's axis shows more than it needs.
     *
     * @param sheet what to draw on
     * @param page from where to where of the page's height it may be
     * @param across what has to be seen to the right, and its label with the unit
     * @param up what has to be seen upwards, and its label with the unit
     * @param distance the distance of a wall that the plane is, in its unit, for a scale of angles; null for no such scale
     * @param times the times that colours stand for; of size 0 where there are none
     * @param keys what the signs mean
     */
    Plane(Sheet sheet, Span page, Side across, Side up, @Nullable Double distance, Span times, List<Key> keys) {
        this.sheet = sheet;
        this.across = across;
        this.up = up;
        this.distance = distance;
        this.times = times;
        double right = sheet.width - Sheet.MARGIN - (times.size() > 0 ? TIME_WIDTH : 0);
        double labelEnd = Sheet.MARGIN + Font.sans().width(up.label(), Sheet.TEXT_SIZE) + 16;
        rows = Key.rows(keys, labelEnd, right);
        keysRight = right;
        keysTop = page.low() + 13;
        double start = page.low() + rows.above() + LABEL_HEIGHT + (distance == null ? 0 : ANGLES_HEIGHT);
        Box whole = new Box(Sheet.MARGIN, start, right, page.high() - X_AXIS_HEIGHT);
        Plot rough = plot(whole, whole.left() + ROUGH_WIDTH);
        double left = whole.left() + widest(ticks(rough.y(), up, step(rough)).labels()) + 6;
        double anglesWidth =
                distance == null ? 0 : widest(angles(rough.y(), rough, distance).labels()) + ANGLES_GAP;
        plot = plot(new Box(whole.left(), whole.top(), whole.right() - anglesWidth, whole.bottom()), left);
    }

    /**
     * What one side of the plane shows.
     *
     * @param span the values
     * @param label what they are, with the unit
     * @param limit how far from 0 there is anything, infinite where there is no end
     */
    record Side(Span span, String label, double limit) {}

    private static double widest(List<String> labels) {
        return labels.stream()
                .mapToDouble(label -> Font.sans().width(label, Sheet.SMALL_SIZE))
                .max()
                .orElse(0);
    }

    private Plot plot(Box area, double left) {
        double width = area.right() - left;
        double perUnit =
                Math.max(across.span().size() / (width - 2 * EDGE), up.span().size() / (area.height() - 2 * EDGE));
        double least = FINEST * Math.max(largest(across.span()), largest(up.span())) / Math.min(width, area.height());
        double alone = (distance == null ? 2 : meters(2, distance)) / (Math.min(width, area.height()) - 2 * EDGE);
        double shown = Math.max(least, perUnit > NOTHING ? perUnit : alone);
        Span wide = around(across, width, shown);
        Span high = around(up, area.height(), shown);
        double right = left + wide.size() / shown;
        return new Plot(
                new Axis(wide, left, Math.min(right, area.right())),
                new Axis(high, Math.min(area.top() + high.size() / shown, area.bottom()), area.top()));
    }

    private static double largest(Span span) {
        return Math.max(Math.abs(span.low()), Math.abs(span.high()));
    }

    /** Returns what an axis of a length shows: no more beyond the limit than the room that dots there take. */
    private static Span around(Side side, double length, double perUnit) {
        double most = side.limit() + EDGE * perUnit;
        double half = Math.min(length * perUnit / 2, most);
        double middle = Math.max(half - most, Math.min(most - half, side.span().middle()));
        return new Span(middle - half, middle + half);
    }

    private Ticks.Step step(Plot plot) {
        double apart = plot.x().span().size() / plot.x().length() * TICK_DISTANCE;
        Ticks.Step wide = Ticks.Step.within(within(plot.x().span(), across), apart);
        Ticks.Step high = Ticks.Step.within(within(plot.y().span(), up), apart);
        return wide.value() < high.value() ? wide : high;
    }

    private static Ticks ticks(Axis axis, Side side, Ticks.Step step) {
        return Ticks.of(within(axis.span(), side), step);
    }

    private static Span within(Span span, Side side) {
        return new Span(Math.max(-side.limit(), span.low()), Math.min(side.limit(), span.high()));
    }

    Plot plot() {
        return plot;
    }

    /** Draws the grid, the labels, the key to the colours and the legend. */
    void frame() {
        Box box = plot.box();
        Ticks.Step step = step(plot);
        Ticks right = ticks(plot.x(), across, step);
        Ticks high = ticks(plot.y(), up, step);
        List<double[]> grid = new ArrayList<>();
        List<double[]> zero = new ArrayList<>();
        for (double value : right.values()) {
            double x = plot.x().at(value);
            (value == 0 ? zero : grid).add(new double[] {x, box.top(), x, box.bottom()});
        }
        for (double value : high.values()) {
            double y = plot.y().at(value);
            (value == 0 ? zero : grid).add(new double[] {box.left(), y, box.right(), y});
        }
        sheet.lines(grid, Sheet.GRID_LINE);
        sheet.lines(zero, Sheet.FRAME_LINE);
        double labelTop = box.top() - 7 - (distance == null ? 0 : ANGLES_HEIGHT);
        sheet.text(Sheet.MARGIN, labelTop, up.label(), Sheet.TEXT_SIZE, Anchor.START, Ink.TEXT);
        double middle = (box.left() + box.right()) / 2;
        sheet.text(middle, box.bottom() + 30, across.label(), Sheet.TEXT_SIZE, Anchor.MIDDLE, Ink.TEXT);
        for (int i = 0; i < right.values().size(); i++) {
            small(
                    plot.x().at(right.values().get(i)),
                    box.bottom() + 15,
                    right.labels().get(i),
                    Anchor.MIDDLE);
        }
        for (int i = 0; i < high.values().size(); i++) {
            small(
                    box.left() - 6,
                    plot.y().at(high.values().get(i)) + 4,
                    high.labels().get(i),
                    Anchor.END);
        }
        if (distance != null) {
            angles(distance);
        }
        if (times.size() > 0) {
            double left = keysRight + 14;
            TimeBar.draw(sheet, times, new Box(left, box.top(), left + 10, box.bottom()));
        }
        rows.draw(sheet, Sheet.MARGIN, keysRight, keysTop);
    }

    /** Draws the scale of angles: ticks outside of the plot, so that the grid stays that of the wall. */
    private void angles(double wall) {
        Box box = plot.box();
        List<double[]> lines = new ArrayList<>();
        Ticks right = angles(plot.x(), plot, wall);
        for (int i = 0; i < right.values().size(); i++) {
            double x = plot.x().at(meters(right.values().get(i), wall));
            lines.add(new double[] {x, box.top() - ANGLE_TICK, x, box.top()});
            small(x, box.top() - ANGLE_TICK - 3, right.labels().get(i), Anchor.MIDDLE);
        }
        Ticks high = angles(plot.y(), plot, wall);
        for (int i = 0; i < high.values().size(); i++) {
            double y = plot.y().at(meters(high.values().get(i), wall));
            lines.add(new double[] {box.right(), y, box.right() + ANGLE_TICK, y});
            small(box.right() + ANGLE_TICK + 3, y + 4, high.labels().get(i), Anchor.START);
        }
        sheet.lines(lines, Sheet.FRAME_LINE);
    }

    /** Returns the angles that an axis shows: they lie closest at the aim, where they keep their distance. */
    private static Ticks angles(Axis axis, Plot plot, double wall) {
        double near = plot.x().span().size() / plot.x().length() * TICK_DISTANCE;
        Span span =
                new Span(degrees(axis.span().low(), wall), degrees(axis.span().high(), wall));
        Ticks ticks = Ticks.of(span, Ticks.Step.within(span, degrees(near, wall)));
        return new Ticks(
                ticks.values(),
                ticks.labels().stream().map(label -> label + "°").toList());
    }

    private static double degrees(double meters, double wall) {
        return StrictMath.toDegrees(StrictMath.atan2(meters, wall));
    }

    private static double meters(double degrees, double wall) {
        return wall * StrictMath.tan(StrictMath.toRadians(degrees));
    }

    private void small(double x, double y, String text, Anchor anchor) {
        sheet.text(x, y, text, Sheet.SMALL_SIZE, anchor, Ink.QUIET_TEXT);
    }
}
