package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A page to draw on: gathers shapes, and remembers where text stands so that none is put over another. */
final class Sheet {
    static final double MARGIN = 16;
    static final double TITLE_SIZE = 17;
    static final double TEXT_SIZE = 12;
    static final double SMALL_SIZE = 11;
    static final Stroke GRID_LINE = new Stroke(Ink.GRID, 1);
    static final Stroke FRAME_LINE = new Stroke(Ink.FRAME, 1);

    private static final double GAP = 2;
    private static final double LINE_HEIGHT = 15;

    /** A page that isn't higher has better use for its second line of facts. */
    private static final double LOW = 330;

    private static final String SEPARATOR = " · ";
    private static final int LONGEST_TEXT = 300;

    /** From and to: controls, directions and joiners, halves of characters, what is no character, tags. */
    private static final int[][] NOT_DRAWN = {
        {0, 0x1F},
        {0x7F, 0x9F},
        {0x61C, 0x61C},
        {0x200B, 0x200F},
        {0x2028, 0x202E},
        {0x2060, 0x206F},
        {0xD800, 0xDFFF},
        {0xFDD0, 0xFDEF},
        {0xFEFF, 0xFEFF},
        {0xFFF9, 0xFFFB},
        {0xE0000, 0xE0FFF}
    };

    /** From and to: selectors of a variation. */
    private static final int[][] VARIATIONS = {{0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}};

    final double width;
    final double height;
    private final List<Shape> shapes = new ArrayList<>();
    private final Occupancy texts = new Occupancy();

    Sheet(PictureOptions options) {
        width = options.width() / options.scale();
        height = options.height() / options.scale();
    }

    /**
     * Returns text that can be drawn. Control characters, halves of characters and what turns the direction of text are
     * written as their code points; what asks for another form of the character before goes. They are listed here since a
     * newer Java knows more characters, and would draw another picture.
     */
    static String clean(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints()
                .filter(codePoint -> !isIn(codePoint, VARIATIONS))
                .limit(LONGEST_TEXT)
                .forEach(codePoint -> {
                    if (isDrawn(codePoint)) {
                        clean.appendCodePoint(codePoint);
                    } else {
                        clean.append(Font.codePoint(codePoint));
                    }
                });
        return clean.toString();
    }

    private static boolean isDrawn(int codePoint) {
        // The last two of every plane are no characters.
        return !isIn(codePoint, NOT_DRAWN) && (codePoint & 0xFFFE) != 0xFFFE;
    }

    private static boolean isIn(int codePoint, int[][] ranges) {
        for (int[] range : ranges) {
            if (codePoint >= range[0] && codePoint <= range[1]) {
                return true;
            }
        }
        return false;
    }

    void line(double x0, double y0, double x1, double y1, Stroke stroke) {
        lines(List.of(new double[] {x0, y0, x1, y1}), stroke);
    }

    void lines(List<double[]> lines, Stroke stroke) {
        if (!lines.isEmpty()) {
            shapes.add(new Shape.Path(lines, false, null, stroke));
        }
    }

    void polygons(List<double[]> lines, @Nullable Ink fill, @Nullable Stroke stroke) {
        if (!lines.isEmpty()) {
            shapes.add(new Shape.Path(lines, true, fill, stroke));
        }
    }

    void rectangle(Box box, @Nullable Ink fill, @Nullable Stroke stroke) {
        polygons(
                List.of(new double[] {
                    box.left(), box.top(), box.right(), box.top(), box.right(), box.bottom(), box.left(), box.bottom()
                }),
                fill,
                stroke);
    }

    void circle(double x, double y, double radius, @Nullable Ink fill, @Nullable Stroke stroke, @Nullable String note) {
        shapes.add(new Shape.Circle(x, y, radius, fill, stroke, note));
    }

    /** Writes text where there is room, and returns whether there was. */
    boolean text(double x, double y, String text, double size, Anchor anchor, Ink ink) {
        Shape.Text shape = new Shape.Text(x, y, text, size, anchor, ink);
        if (!hasRoom(shape)) {
            return false;
        }
        write(shape);
        return true;
    }

    /** Returns whether a text keeps within the page and off other text. */
    boolean hasRoom(Shape.Text text) {
        Box box = text.box();
        boolean isOnPage = box.left() >= 0 && box.top() >= 0 && box.right() <= width && box.bottom() <= height;
        return !text.text().isEmpty() && isOnPage && texts.isFree(padded(box));
    }

    /** Writes text that has room. */
    void write(Shape.Text text) {
        shapes.add(text);
        texts.take(text.box());
    }

    private static Box padded(Box box) {
        return new Box(box.left() - GAP, box.top(), box.right() + GAP, box.bottom());
    }

    /** Returns what is drawn so far, in order. */
    List<Shape> shapes() {
        return shapes;
    }

    /** Returns whether no text stands on a line. */
    boolean isClear(double[] line, double width) {
        return texts.isFree(line, width);
    }

    /** Keeps text away from a part of the page. */
    void keepFree(Box box) {
        texts.take(box);
    }

    /**
     * Writes a title and below it some facts, as many as two lines hold, on a low page one, and returns where the rest may start.
     *
     * @param title what is shown
     * @param facts the figures that matter, the most important first
     */
    double heading(String title, List<String> facts) {
        Font font = Font.sans();
        double room = width - 2 * MARGIN;
        text(MARGIN, 27, font.fitted(title, TITLE_SIZE, room), TITLE_SIZE, Anchor.START, Ink.TEXT);
        double y = 46;
        StringBuilder line = new StringBuilder();
        for (String fact : facts) {
            String longer = line.isEmpty() ? fact : line + SEPARATOR + fact;
            if (font.width(longer, TEXT_SIZE) > room) {
                if (y > 46 || height < LOW) {
                    break;
                }
                text(MARGIN, y, line.toString(), TEXT_SIZE, Anchor.START, Ink.QUIET_TEXT);
                y += LINE_HEIGHT;
                longer = font.fitted(fact, TEXT_SIZE, room);
            }
            line.setLength(0);
            line.append(longer);
        }
        text(MARGIN, y, line.toString(), TEXT_SIZE, Anchor.START, Ink.QUIET_TEXT);
        return y + 10;
    }

    /** Returns the picture. */
    Scene scene(String title, String description) {
        return new Scene(width, height, title, description, shapes);
    }
}
