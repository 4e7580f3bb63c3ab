package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Curves over one common axis, one plot above the other, each with a scale of its own. */
final class Panels {
    private static final double LABEL_HEIGHT = 20;

    /** The same where plots are so low that every unit counts. */
    private static final double TIGHT_LABEL_HEIGHT = 17;

    /** Between the tick below it and the one above it, where both are at the ends of their plots. */
    private static final double LABEL_RISE = 7.25;

    private static final double TIGHT = 48;
    private static final double MARKS_HEIGHT = 16;
    private static final double MOST_Y_TICKS = 8;
    private static final double MOST_X_TICKS = 14;
    private static final double X_AXIS_HEIGHT = 28;
    private static final double GAP = 6;
    private static final double EXTREMES_GAP = 10;
    private static final double X_TICK_ROOM = 24;
    private static final double Y_TICK_DISTANCE = 24;
    private static final double LEAST_Y_TICK_DISTANCE = 9.5;
    private static final double MARK_DISTANCE = 5;
    private static final int FEW_MARKS = 12;
    private static final double MARK_NAME_WIDTH = 28;
    private static final double MARK_NAME_GAP = 8;
    private static final double LABEL_STEP = 4;
    private static final double POINT_RADIUS = 4.5;
    private static final int POINT_STEPS = 8;

    /**
     * One of the plots.
     *
     * @param label what its curves show, with the unit
     * @param span the values that it has to show besides its curves
     * @param curves the curves, painted in order
     * @param extremes from where to where the curves go that aren't those of something else behind them; null without any
     */
    record Panel(
            String label,
            Span span,
            List<Trace> curves,
            @Nullable Span extremes) {
        Panel(String label, Span span, List<Trace> curves) {
            this(label, span, curves, extremes(curves));
        }

        private static @Nullable Span extremes(List<Trace> curves) {
            Span extremes = null;
            for (Trace curve : curves) {
                boolean isKnown = Arrays.stream(curve.y()).anyMatch(value -> !Double.isNaN(value));
                if (isKnown && !curve.stroke().ink().equals(Ink.GHOST)) {
                    extremes = extremes == null ? curve.span() : extremes.with(curve.span());
                }
            }
            return extremes;
        }

        /** Returns the plot with the extremes that it has between its samples: this far from 0, to the side that goes farther. */
        Panel reaching(double largest) {
            if (extremes == null || largest == 0) {
                return this;
            }
            boolean isUp = extremes.high() >= -extremes.low();
            return new Panel(
                    label,
                    span,
                    curves,
                    isUp ? new Span(extremes.low(), largest) : new Span(-largest, extremes.high()));
        }

        Span whole() {
            Span whole = span;
            for (Trace curve : curves) {
                whole = whole.with(curve.y());
            }
            return whole.proper().widenedFromZero(0.06);
        }

        /** Returns from where to where its curves go, in words. */
        String range() {
            if (extremes == null) {
                return "";
            }
            // What is less than a line's width is rounding.
            double least = whole().size() * 1e-4;
            String low = Phrases.number(Math.abs(extremes.low()) < least ? 0 : extremes.low());
            String high = Phrases.number(Math.abs(extremes.high()) < least ? 0 : extremes.high());
            return low.equals(high) ? "always " + low : low + " to " + high;
        }
    }

    private final Sheet sheet;
    private final List<Panel> panels;
    private final Labels labels;
    private final Span x;
    private final String xLabel;
    private final List<Key> keys;
    private final Key.Rows rows;
    private final double keysTop;
    private final double labelHeight;
    private final List<Plot> plots = new ArrayList<>();
    private final List<Ticks> ticks = new ArrayList<>();

    /** What is written when all else is drawn. */
    private final List<Runnable> named = new ArrayList<>();

    /**
     * Lays out the plots.
     *
     * @param sheet what to draw on
     * @param top where they may start; they take the rest of the page
     * @param panels the plots from the top
     * @param x the common axis
     * @param xLabel what it shows, with the unit
     * @param hasMarks whether there are marks with names along the top
     * @param keys what the curves of a plot are, where there are several
     */
    Panels(Sheet sheet, double top, List<Panel> panels, Span x, String xLabel, boolean hasMarks, List<Key> keys) {
        this.sheet = sheet;
        labels = new Labels(sheet);
        this.panels = panels;
        this.x = x;
        this.xLabel = xLabel;
        this.keys = keys;
        double labelEnd = Sheet.MARGIN
                + Font.sans().width(panels.get(0).label(), Sheet.TEXT_SIZE)
                + EXTREMES_GAP
                + Font.sans().width(panels.get(0).range(), Sheet.SMALL_SIZE);
        rows = Key.rows(keys, labelEnd + 16, sheet.width - Sheet.MARGIN);
        boolean isBeside = rows.above() == 0;
        keysTop = top + (isBeside && hasMarks ? 13 + MARKS_HEIGHT : 13);
        double first = top + (hasMarks ? MARKS_HEIGHT : 0) + rows.above();
        double each = (sheet.height - first - X_AXIS_HEIGHT - GAP) / panels.size();
        labelHeight = each < TIGHT ? TIGHT_LABEL_HEIGHT : LABEL_HEIGHT;
        double labelWidth = 0;
        List<Span> spans = panels.stream().map(Panel::whole).toList();
        for (Span span : spans) {
            Ticks values = up(span, each - labelHeight - GAP);
            ticks.add(values);
            for (String label : values.labels()) {
                labelWidth = Math.max(labelWidth, Font.sans().width(label, Sheet.SMALL_SIZE));
            }
        }
        double left = Sheet.MARGIN + Math.max(labelWidth, hasMarks ? MARK_NAME_WIDTH : 0) + 6;
        double right = sheet.width - Sheet.MARGIN - 6;
        for (int i = 0; i < panels.size(); i++) {
            double start = first + i * each;
            plots.add(new Plot(
                    new Axis(this.x, left, right), new Axis(spans.get(i), start + each - GAP, start + labelHeight)));
        }
    }

    /** Returns the ticks of a plot. On a low one only those at the ends have room, so these have to be apart. */
    private static Ticks up(Span span, double length) {
        double most = Math.min(MOST_Y_TICKS, length / Y_TICK_DISTANCE);
        Ticks ticks = Ticks.of(span, most);
        for (int more = 2; more <= MOST_Y_TICKS; more *= 2) {
            if (ticks.apart() / span.size() * length >= LEAST_Y_TICK_DISTANCE) {
                break;
            }
            ticks = Ticks.of(span, more);
        }
        return ticks;
    }

    Plot plot(int i) {
        return plots.get(i);
    }

    /** Draws everything but marks and curves. */
    void frames() {
        Ticks acrossTicks = across();
        for (int i = 0; i < panels.size(); i++) {
            frame(plots.get(i), ticks.get(i), acrossTicks);
            label(panels.get(i), plots.get(i).box().top() - LABEL_RISE);
        }
        acrossLabels(acrossTicks);
        if (!keys.isEmpty()) {
            rows.draw(sheet, Sheet.MARGIN, plots.get(0).box().right(), keysTop);
        }
    }

    /** Writes what a plot shows, and from where to where its curves go. */
    private void label(Panel panel, double y) {
        String extremes = panel.range();
        double room =
                sheet.width - 2 * Sheet.MARGIN - EXTREMES_GAP - Font.sans().width(extremes, Sheet.SMALL_SIZE);
        String label = Font.sans().fitted(panel.label(), Sheet.TEXT_SIZE, room);
        sheet.text(Sheet.MARGIN, y, label, Sheet.TEXT_SIZE, Anchor.START, Ink.TEXT);
        double end = Sheet.MARGIN + Font.sans().width(label, Sheet.TEXT_SIZE) + EXTREMES_GAP;
        sheet.text(end, y, extremes, Sheet.SMALL_SIZE, Anchor.START, Ink.QUIET_TEXT);
    }

    private Ticks across() {
        double length = plots.get(0).x().length();
        Ticks ticks = Ticks.of(x, Math.min(MOST_X_TICKS, length / 60));
        double widest = 0;
        for (String label : ticks.labels()) {
            widest = Math.max(widest, Font.sans().width(label, Sheet.SMALL_SIZE));
        }
        return Ticks.of(x, Math.min(MOST_X_TICKS, length / Math.max(60, widest + X_TICK_ROOM)));
    }

    private void frame(Plot plot, Ticks up, Ticks across) {
        Box box = plot.box();
        List<double[]> grid = new ArrayList<>();
        for (double value : up.values()) {
            grid.add(new double[] {
                box.left(), plot.y().at(value), box.right(), plot.y().at(value)
            });
        }
        for (double value : across.values()) {
            grid.add(new double[] {plot.x().at(value), box.top(), plot.x().at(value), box.bottom()});
        }
        sheet.lines(grid, Sheet.GRID_LINE);
        if (plot.y().span().low() <= 0 && plot.y().span().high() >= 0) {
            sheet.line(box.left(), plot.y().at(0), box.right(), plot.y().at(0), Sheet.FRAME_LINE);
        }
        for (int k : up.order()) {
            sheet.text(
                    box.left() - 6,
                    plot.y().at(up.values().get(k)) + 4,
                    up.labels().get(k),
                    Sheet.SMALL_SIZE,
                    Anchor.END,
                    Ink.QUIET_TEXT);
        }
    }

    private void acrossLabels(Ticks across) {
        Box box = plots.get(plots.size() - 1).box();
        for (int k = 0; k < across.values().size(); k++) {
            double place = plots.get(0).x().at(across.values().get(k));
            String label = across.labels().get(k);
            sheet.text(place, box.bottom() + 14, label, Sheet.SMALL_SIZE, Anchor.MIDDLE, Ink.QUIET_TEXT);
        }
        sheet.text(
                (box.left() + box.right()) / 2,
                sheet.height - 8,
                Font.sans().fitted(xLabel, Sheet.TEXT_SIZE, sheet.width - 2 * Sheet.MARGIN),
                Sheet.TEXT_SIZE,
                Anchor.MIDDLE,
                Ink.TEXT);
    }

    /**
     * Draws upright lines at places of the common axis through all plots, with their names along the top.
     *
     * @param what what they are
     * @param places where they are, ascending
     * @param names what each is called
     */
    void marks(String what, double[] places, List<String> names) {
        Axis axis = plots.get(0).x();
        double[] at = Arrays.stream(places).map(axis::at).toArray();
        for (Plot plot : plots) {
            marks(at, plot);
        }
        double y = plots.get(0).box().top() - labelHeight - 2;
        sheet.text(Sheet.MARGIN, y, what, Sheet.SMALL_SIZE, Anchor.START, Ink.QUIET_TEXT);
        double widest = names.stream()
                .mapToDouble(name -> Font.sans().width(name, Sheet.SMALL_SIZE))
                .max()
                .orElse(0);
        int step = at.length <= FEW_MARKS ? 1 : Numbering.step(at, widest + MARK_NAME_GAP);
        for (int i = 0; i < at.length; i += step) {
            sheet.text(at[i], y, names.get(i), Sheet.SMALL_SIZE, Anchor.MIDDLE, Ink.QUIET_TEXT);
        }
    }

    private void marks(double[] at, Plot plot) {
        List<double[]> lines = new ArrayList<>();
        double last = Double.NEGATIVE_INFINITY;
        for (double x : at) {
            if (x - last >= 1) {
                lines.add(new double[] {x, plot.box().top(), x, plot.box().bottom()});
                last = x;
            }
        }
        boolean isSparse = lines.size() * MARK_DISTANCE < plot.x().length();
        sheet.lines(lines, new Stroke(Ink.MARK.faint(isSparse ? 0.4 : 0.12), 1));
    }

    /** Shades parts of the common axis in all plots, named where there is room. */
    void bands(List<Span> bands, String name) {
        Axis axis = plots.get(0).x();
        for (Span band : bands) {
            double left = axis.at(band.low());
            double right = axis.at(band.high());
            for (Plot plot : plots) {
                sheet.rectangle(
                        new Box(left, plot.box().top(), right, plot.box().bottom()), Ink.MARK.faint(0.14), null);
            }
            double aside = (right - left - Font.sans().width(name, Sheet.SMALL_SIZE)) / 2 - 4;
            if (aside > 0) {
                double middle = (left + right) / 2;
                named.add(() -> labelBand(middle, aside, name));
            }
        }
    }

    /** Draws an upright dashed line through the first plots, with its name above them, or beside it in one of them. */
    void event(double place, String name, int through) {
        double x = plots.get(0).x().at(place);
        for (Plot plot : plots.subList(0, through)) {
            sheet.line(x, plot.box().top(), x, plot.box().bottom(), new Stroke(Ink.MARK, 1.25, 4));
        }
        Box box = plots.get(0).box();
        double half = Font.sans().width(name, Sheet.SMALL_SIZE) / 2;
        double middle = Math.max(box.left() + half, Math.min(box.right() - half, x));
        if (!sheet.text(middle, box.top() - 6, name, Sheet.SMALL_SIZE, Anchor.MIDDLE, Ink.QUIET_TEXT)) {
            named.add(() -> labelEitherSide(x, name));
        }
    }

    /** Draws an upright dashed line through all plots. */
    void event(double place, String name) {
        event(place, name, plots.size());
    }

    private boolean labelBand(double middle, double aside, String name) {
        return label(middle, name, Anchor.MIDDLE, false)
                || label(middle - aside, name, Anchor.MIDDLE, false)
                || label(middle + aside, name, Anchor.MIDDLE, false)
                || label(middle, name, Anchor.MIDDLE, true);
    }

    private boolean labelEitherSide(double x, String name) {
        return label(x + 5, name, Anchor.START) || label(x - 5, name, Anchor.END);
    }

    /** Writes a label at a place of the common axis, wherever in the plots from the top it lies over nothing, best not even the grid. */
    private boolean label(double x, String name, Anchor anchor) {
        return label(x, name, anchor, false) || label(x, name, anchor, true);
    }

    private boolean label(double x, String name, Anchor anchor, boolean cutsGrid) {
        for (Plot plot : plots) {
            Box box = plot.box();
            for (double y = box.top() + 12; y < box.bottom() - 3; y += LABEL_STEP) {
                Shape.Text text = new Shape.Text(x, y, name, Sheet.SMALL_SIZE, anchor, Ink.QUIET_TEXT);
                if (box.contains(text.box()) && labels.write(text, cutsGrid)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Draws a point of a curve that is worth a name, and the name beside it where there is room. */
    void point(int panel, double right, double up, Ink ink, String name) {
        double[] at = plots.get(panel).at(right, up);
        sheet.circle(at[0], at[1], POINT_RADIUS, ink, new Stroke(Ink.PAPER, 1), name);
        Box box = plots.get(panel).box();
        Box frame = new Box(box.left(), box.top() - LABEL_RISE, sheet.width - 4, box.bottom());
        if (!name.isEmpty()) {
            named.add(
                    () -> labels.beside(new Labels.Dot(at, POINT_RADIUS, frame, name, Sheet.SMALL_SIZE), POINT_STEPS));
        }
    }

    /** Writes what names points, bands and events, when all else is drawn. */
    void labels() {
        named.forEach(Runnable::run);
    }

    /** Draws all curves; a point by itself as a dot. */
    void curves() {
        for (int i = 0; i < panels.size(); i++) {
            for (Trace curve : panels.get(i).curves()) {
                List<double[]> lines = new ArrayList<>();
                for (double[] line : curve.on(plots.get(i))) {
                    if (line.length > 2) {
                        lines.add(line);
                    } else {
                        sheet.circle(line[0], line[1], 3, curve.stroke().ink(), null, null);
                    }
                }
                sheet.lines(lines, curve.stroke());
            }
        }
    }
}
