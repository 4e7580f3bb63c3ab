package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;

/** The key to colours that stand for time. */
final class TimeBar {
    private static final int STEPS = 60;

    private TimeBar() {}

    /** Draws a bar with the latest time on top, its labels to the right and its name above. */
    static void draw(Sheet sheet, Span times, Box bar) {
        // Each reaches under the next, so that no seam shows.
        for (int i = STEPS - 1; i >= 0; i--) {
            double top = bar.bottom() - bar.height() * (i + 1) / STEPS;
            double bottom = bar.bottom() - bar.height() * Math.max(0, i - 1) / STEPS;
            sheet.rectangle(new Box(bar.left(), top, bar.right(), bottom), Ink.time((i + 0.5) / STEPS), null);
        }
        Axis axis = new Axis(times, bar.bottom(), bar.top());
        Ticks ticks = Ticks.of(times, axis.length() / 40);
        for (int i = 0; i < ticks.values().size(); i++) {
            double y = axis.at(ticks.values().get(i));
            sheet.line(bar.right(), y, bar.right() + 3, y, Sheet.FRAME_LINE);
            sheet.text(bar.right() + 6, y + 4, ticks.labels().get(i), Sheet.SMALL_SIZE, Anchor.START, Ink.QUIET_TEXT);
        }
        sheet.text(bar.left(), bar.top() - 7, "seconds", Sheet.SMALL_SIZE, Anchor.START, Ink.TEXT);
    }
}
