package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.List;

/**
 * One entry of a legend.
 *
 * @param sign what is explained
 * @param stroke how it is drawn
 * @param text what it stands for
 */
record Key(Sign sign, Stroke stroke, String text) {
    private static final double SIGN_WIDTH = 22;
    private static final double GAP = 16;

    enum Sign {
        LINE,
        DOT,
        RING,
        WIDE_RING,
        CROSS
    }

    /** Returns how wide a legend is. */
    static double width(List<Key> keys) {
        double width = -GAP;
        for (Key key : keys) {
            width += SIGN_WIDTH + Font.sans().width(key.text, Sheet.SMALL_SIZE) + GAP;
        }
        return Math.max(0, width);
    }

    /** Writes a legend along a base line, ending at the right; what there is no room for is cut or left out. */
    static void row(Sheet sheet, List<Key> keys, double left, double right, double y) {
        double x = Math.max(left, right - width(keys));
        for (Key key : keys) {
            String text = Font.sans().fitted(key.text, Sheet.SMALL_SIZE, right - x - SIGN_WIDTH);
            if (sheet.text(x + SIGN_WIDTH, y, text, Sheet.SMALL_SIZE, Anchor.START, Ink.TEXT)) {
                key.draw(sheet, x + 8, y - 4);
                sheet.keepFree(new Box(x, y - 10, x + SIGN_WIDTH, y + 2));
            }
            x += width(List.of(key)) + GAP;
        }
    }

    private void draw(Sheet sheet, double x, double y) {
        switch (sign) {
            case LINE -> sheet.line(x - 8, y, x + 8, y, stroke);
            case DOT -> sheet.circle(x, y, 4, stroke.ink(), null, null);
            case RING -> sheet.circle(x, y, 4, null, stroke, null);
            case WIDE_RING -> sheet.circle(x, y, 6, null, stroke, null);
            case CROSS -> cross(sheet, x, y, 6, stroke);
        }
    }

    /** Draws what marks an aim: an upright cross, open in the middle, so that a hit there can be seen. */
    static void cross(Sheet sheet, double x, double y, double radius, Stroke stroke) {
        double inner = radius / 3;
        sheet.lines(
                List.of(
                        new double[] {x - radius, y, x - inner, y},
                        new double[] {x + inner, y, x + radius, y},
                        new double[] {x, y - radius, x, y - inner},
                        new double[] {x, y + inner, x, y + radius}),
                stroke);
    }
}
