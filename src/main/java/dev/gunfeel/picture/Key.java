package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One entry of a legend.
 *
 * @param sign what is explained
 * @param stroke how it is drawn
 * @param line the line that goes with it, drawn behind the sign; null for none
 * @param text what it stands for
 */
record Key(Sign sign, Stroke stroke, @Nullable Stroke line, String text) {
    private static final double SIGN_WIDTH = 22;
    private static final double GAP = 16;
    private static final double ROW_HEIGHT = 16;

    enum Sign {
        LINE,
        DOT,
        RING,
        WIDE_RING,
        CROSS
    }

    Key(Sign sign, Stroke stroke, String text) {
        this(sign, stroke, null, text);
    }

    /**
     * A legend, in as many rows as it takes.
     *
     * @param rows the rows
     * @param above the height that they take above what else there is; 0 where they stand beside it
     */
    record Rows(List<List<Key>> rows, double above) {
        /** Writes the legend, each row ending at the right; a key too wide for the page is cut. */
        void draw(Sheet sheet, double left, double right, double y) {
            for (int i = 0; i < rows.size(); i++) {
                row(sheet, rows.get(i), left, right, y + i * ROW_HEIGHT);
            }
        }
    }

    /**
     * Returns the rows of a legend.
     *
     * @param keys its entries
     * @param beside from where on one row has room beside what else there is
     * @param right where rows end
     */
    static Rows rows(List<Key> keys, double beside, double right) {
        if (keys.isEmpty() || beside + width(keys) <= right) {
            return new Rows(List.of(keys), 0);
        }
        List<List<Key>> rows = new ArrayList<>();
        List<Key> row = new ArrayList<>();
        for (Key key : keys) {
            List<Key> longer = new ArrayList<>(row);
            longer.add(key);
            if (!row.isEmpty() && Sheet.MARGIN + width(longer) > right) {
                rows.add(row);
                longer = new ArrayList<>(List.of(key));
            }
            row = longer;
        }
        rows.add(row);
        return new Rows(rows, rows.size() * ROW_HEIGHT);
    }

    /** Returns how wide a legend is. */
    private static double width(List<Key> keys) {
        double width = -GAP;
        for (Key key : keys) {
            width += SIGN_WIDTH + Font.sans().width(key.text, Sheet.SMALL_SIZE) + GAP;
        }
        return Math.max(0, width);
    }

    private static void row(Sheet sheet, List<Key> keys, double left, double right, double y) {
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
        if (line != null) {
            sheet.line(x - 8, y, x + 8, y, line);
        }
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
