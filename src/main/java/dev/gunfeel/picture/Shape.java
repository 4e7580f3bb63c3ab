package dev.gunfeel.picture;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One thing that is painted. Coordinates are in units of the layout, x to the right and y down from the top left. */
public sealed interface Shape {
    /** {@return the part of the picture that the shape takes, without the width of a stroke} */
    Box box();

    /**
     * Straight lines.
     *
     * @param lines each one x, y, x, y, …, with at least two points
     * @param closed whether each leads back to its start
     * @param fill what it is filled with, null for nothing
     * @param stroke what it is drawn with, null for nothing
     */
    record Path(
            List<double[]> lines,
            boolean closed,
            @Nullable Ink fill,
            @Nullable Stroke stroke) implements Shape {
        @Override
        public Box box() {
            return Box.of(lines);
        }
    }

    /**
     * A circle.
     *
     * @param x of its centre
     * @param y of its centre
     * @param radius above 0
     * @param fill what it is filled with, null for nothing
     * @param stroke what it is drawn with, null for nothing
     * @param note what it stands for, shown under the pointer; null for nothing
     */
    record Circle(
            double x,
            double y,
            double radius,
            @Nullable Ink fill,
            @Nullable Stroke stroke,
            @Nullable String note) implements Shape {
        @Override
        public Box box() {
            return new Box(x - radius, y - radius, x + radius, y + radius);
        }
    }

    /**
     * A line of text.
     *
     * @param x of the anchor
     * @param y of the base line
     * @param text the text
     * @param size the size of the font
     * @param anchor which point of the text x is
     * @param ink its colour
     */
    record Text(double x, double y, String text, double size, Anchor anchor, Ink ink) implements Shape {
        /** Returns x of where the text starts. */
        double start() {
            return x - anchor.share() * Font.sans().width(text, size);
        }

        @Override
        public Box box() {
            double width = 0;
            double ascent = 0;
            double descent = 0;
            for (Font.Glyph glyph : Font.sans().glyphs(text)) {
                width += glyph.advance();
                ascent = Math.max(ascent, glyph.ascent());
                descent = Math.max(descent, glyph.descent());
            }
            double start = x - anchor.share() * width * size;
            return new Box(start, y - ascent * size, start + width * size, y + descent * size);
        }
    }

    /** Which point of a text its place is. */
    enum Anchor {
        /** Where it begins. */
        START(0),
        /** Half its width on. */
        MIDDLE(0.5),
        /** Where it ends. */
        END(1);

        private final double share;

        Anchor(double share) {
            this.share = share;
        }

        double share() {
            return share;
        }
    }
}
