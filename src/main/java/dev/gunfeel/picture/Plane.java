package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;

/** A plot with one scale on both axes: a square of the grid is a square, whatever the size of the picture. */
final class Plane {
    private static final double TICK_DISTANCE = 56;
    private static final double EDGE = 16;
    private static final double KEYS_HEIGHT = 16;
    private static final double LABEL_HEIGHT = 20;
    private static final double X_AXIS_HEIGHT = 38;
    private static final double TIME_WIDTH = 56;

    /** Where positions differ by less than this part of their size, tick labels would be too long to read. */
    private static final double FINEST = 1e-3;

    private static final double NOTHING = 1e-290;

    private final Sheet sheet;
    private final String acrossLabel;
    private final String upLabel;
    private final Span times;
    private final List<Key> keys;
    private final double keysTop;
    private final Span across;
    private final Span up;
    private final Box area;
    private final Plot plot;

    /**
     * Lays out a plane: the wider of the two spans decides the scale, and the other one's axis shows more than it needs.
     *
     * @param sheet what to draw on
     * @param top where it may start; it takes the rest of the page
     * @param across what has to be seen to the right, and its label with the unit
     * @param up what has to be seen upwards, and its label with the unit
     * @param times the times that colours stand for; of size 0 where there are none
     * @param keys what the signs mean
     */
    Plane(Sheet sheet, double top, Side across, Side up, Span times, List<Key> keys) {
        this.sheet = sheet;
        this.across = across.span();
        this.up = up.span();
        acrossLabel = across.label();
        upLabel = up.label();
        this.times = times;
        this.keys = keys;
        double right = sheet.width - Sheet.MARGIN - (times.size() > 0 ? TIME_WIDTH : 0);
        double labelEnd = Sheet.MARGIN + Font.sans().width(upLabel, Sheet.TEXT_SIZE) + 16;
        boolean isNarrow = labelEnd + Key.width(keys) > right;
        keysTop = isNarrow ? top + 12 : top + 13;
        double start = top + (isNarrow ? KEYS_HEIGHT : 0) + LABEL_HEIGHT;
        area = new Box(Sheet.MARGIN, start, right, sheet.height - X_AXIS_HEIGHT);
        plot = plot(area.left() + widestLabel() + 6);
    }

    /**
     * What one side of the plane shows.
     *
     * @param span the values
     * @param label what they are, with the unit
     */
    record Side(Span span, String label) {}

    private double widestLabel() {
        Plot rough = plot(area.left() + 30);
        double widest = 0;
        for (String label : Ticks.of(rough.y().span(), step(rough)).labels()) {
            widest = Math.max(widest, Font.sans().width(label, Sheet.SMALL_SIZE));
        }
        return widest;
    }

    private Plot plot(double left) {
        double width = area.right() - left;
        double perUnit = Math.max(across.size() / (width - 2 * EDGE), up.size() / (area.height() - 2 * EDGE));
        double least = FINEST * Math.max(largest(across), largest(up)) / Math.min(width, area.height());
        double alone = 2 / (Math.min(width, area.height()) - 2 * EDGE);
        double shown = Math.max(least, perUnit > NOTHING ? perUnit : alone);
        return new Plot(
                new Axis(around(across.middle(), width * shown), left, area.right()),
                new Axis(around(up.middle(), area.height() * shown), area.bottom(), area.top()));
    }

    private static double largest(Span span) {
        return Math.max(Math.abs(span.low()), Math.abs(span.high()));
    }

    private static Span around(double middle, double size) {
        return new Span(middle - size / 2, middle + size / 2);
    }

    private static Ticks.Step step(Plot plot) {
        double distance = plot.x().span().size() / plot.x().length() * TICK_DISTANCE;
        Ticks.Step across = Ticks.Step.within(plot.x().span(), distance);
        Ticks.Step up = Ticks.Step.within(plot.y().span(), distance);
        return across.value() < up.value() ? across : up;
    }

    Plot plot() {
        return plot;
    }

    /** Draws the grid, the labels, the key to the colours and the legend. */
    void frame() {
        Box box = plot.box();
        Ticks.Step step = step(plot);
        Ticks right = Ticks.of(plot.x().span(), step);
        Ticks high = Ticks.of(plot.y().span(), step);
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
        sheet.text(Sheet.MARGIN, box.top() - 7, upLabel, Sheet.TEXT_SIZE, Anchor.START, Ink.TEXT);
        double middle = (box.left() + box.right()) / 2;
        sheet.text(middle, sheet.height - 8, acrossLabel, Sheet.TEXT_SIZE, Anchor.MIDDLE, Ink.TEXT);
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
        if (times.size() > 0) {
            double left = box.right() + 14;
            TimeBar.draw(sheet, times, new Box(left, box.top(), left + 10, box.bottom()));
        }
        Key.row(sheet, keys, Sheet.MARGIN, box.right(), keysTop);
    }

    private void small(double x, double y, String text, Anchor anchor) {
        sheet.text(x, y, text, Sheet.SMALL_SIZE, anchor, Ink.QUIET_TEXT);
    }
}
