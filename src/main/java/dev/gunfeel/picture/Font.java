package dev.gunfeel.picture;

import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * The outlines and widths of a font's glyphs. They come from a file in a jar: a machine without fonts draws the same
 * text, and AWT, which would ask the machine, is not asked.
 */
final class Font {
    /** M PLUS 1p, under the SIL Open Font License; the README beside it says how it was made. */
    private static final String FILE = "/fonts/MPLUS1p-Regular.ttf";

    /** Makes its capitals as high as those of most fonts of the same size, 0.69 of it. They are wide and high otherwise. */
    private static final double SCALE = 0.95;

    /** Not the one character for them, which stands at half height in a Japanese font. */
    private static final String DOTS = "...";

    /** Text has room that was measured for it, though the sums run in another order. */
    private static final double ROUNDING = 1e-9;

    /** The glyph that a font shows for whatever it lacks: an empty box. */
    private static final int LACKING = 0;

    /** Enough for a curve of a glyph at the largest picture's title. */
    private static final int LINES_PER_CURVE = 6;

    private final TrueTypeFont file;
    private final CmapLookup codes;
    private final double scale;
    private final Map<Integer, Glyph> glyphs = new ConcurrentHashMap<>();

    private Font(TrueTypeFont file) throws IOException {
        this.file = file;
        codes = file.getUnicodeCmapLookup();
        scale = SCALE / file.getUnitsPerEm();
    }

    /** Read once, when the first picture is drawn. */
    private static final class Holder {
        static final Font SANS = read();
    }

    static Font sans() {
        return Holder.SANS;
    }

    private static Font read() {
        try (InputStream in = Objects.requireNonNull(Font.class.getResourceAsStream(FILE), FILE)) {
            return new Font(new TTFParser(true).parse(new RandomAccessReadBuffer(in)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A glyph, in units of the font's size, y down from the base line.
     *
     * @param id its number in the font
     * @param advance how far the next glyph is
     * @param ascent how high it reaches above the base line, 0 where it doesn't
     * @param descent how low it reaches below the base line, 0 where it doesn't
     * @param lines its outline as straight lines
     * @param svg its outline as an SVG path, in 1/1000 of the size
     */
    record Glyph(int id, double advance, double ascent, double descent, List<double[]> lines, String svg) {}

    /** Returns the glyphs that a text is written with. A character that the font lacks is written as its code point. */
    List<Glyph> glyphs(String text) {
        return text.codePoints()
                .flatMap(codePoint -> codes.getGlyphId(codePoint) == LACKING
                        ? codePoint(codePoint).chars()
                        : IntStream.of(codePoint))
                .mapToObj(codePoint -> glyphs.computeIfAbsent(codes.getGlyphId(codePoint), this::load))
                .toList();
    }

    /** Returns a character as it is called in Unicode, such as U+1F52B. */
    static String codePoint(int codePoint) {
        String hex = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
        return "U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex;
    }

    /** Returns how wide a text is. */
    double width(String text, double size) {
        double width = 0;
        for (Glyph glyph : glyphs(text)) {
            width += glyph.advance();
        }
        return width * size;
    }

    /** Returns a text, cut and ended by three dots where it would be wider than there is room. */
    String fitted(String text, double size, double room) {
        if (width(text, size) <= room + ROUNDING) {
            return text;
        }
        int end = text.length();
        while (end > 0 && width(text.substring(0, end).stripTrailing() + DOTS, size) > room + ROUNDING) {
            end = text.offsetByCodePoints(end, -1);
        }
        return end == 0 ? "" : text.substring(0, end).stripTrailing() + DOTS;
    }

    private synchronized Glyph load(int id) {
        try {
            Outline outline = new Outline(scale);
            var data = file.getGlyph().getGlyph(id);
            if (data != null) {
                outline.add(data.getPath().getPathIterator(null));
            }
            return new Glyph(
                    id,
                    file.getAdvanceWidth(id) * scale,
                    outline.farthest(-1),
                    outline.farthest(1),
                    outline.lines,
                    outline.svg.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes an outline as it is in the file, y up, and turns it into straight lines and into text. */
    private static final class Outline {
        final List<double[]> lines = new ArrayList<>();
        final StringBuilder svg = new StringBuilder();
        private final double scale;
        private final List<Double> points = new ArrayList<>();

        Outline(double scale) {
            this.scale = scale;
        }

        void add(PathIterator path) {
            double[] c = new double[6];
            double x = 0;
            double y = 0;
            for (; !path.isDone(); path.next()) {
                switch (path.currentSegment(c)) {
                    case PathIterator.SEG_MOVETO -> {
                        text('M', c, 2);
                        point(c[0], c[1]);
                        x = c[0];
                        y = c[1];
                    }
                    case PathIterator.SEG_LINETO -> {
                        text('L', c, 2);
                        point(c[0], c[1]);
                        x = c[0];
                        y = c[1];
                    }
                    case PathIterator.SEG_QUADTO -> {
                        text('Q', c, 4);
                        curve(x, y, c);
                        x = c[2];
                        y = c[3];
                    }
                    case PathIterator.SEG_CLOSE -> {
                        svg.append('Z');
                        lines.add(
                                points.stream().mapToDouble(Double::doubleValue).toArray());
                        points.clear();
                    }
                    default -> throw new IllegalStateException("TrueType outlines have no cubic curves");
                }
            }
        }

        /** Returns how far it reaches up (-1) or down (1) of the base line, at least 0. */
        double farthest(int way) {
            double farthest = 0;
            for (double[] line : lines) {
                for (int i = 1; i < line.length; i += 2) {
                    farthest = Math.max(farthest, way * line[i]);
                }
            }
            return farthest;
        }

        private void curve(double x, double y, double[] c) {
            for (int i = 1; i <= LINES_PER_CURVE; i++) {
                double t = (double) i / LINES_PER_CURVE;
                double s = 1 - t;
                point(s * s * x + 2 * s * t * c[0] + t * t * c[2], s * s * y + 2 * s * t * c[1] + t * t * c[3]);
            }
        }

        private void point(double x, double y) {
            points.add(x * scale);
            points.add(-y * scale);
        }

        private void text(char command, double[] c, int count) {
            svg.append(command);
            for (int i = 0; i < count; i++) {
                double sign = i % 2 == 0 ? 1 : -1;
                long rounded = (long) Math.rint(sign * c[i] * scale * 1000);
                if (i > 0 && rounded >= 0) {
                    svg.append(' ');
                }
                svg.append(rounded);
            }
        }
    }
}
