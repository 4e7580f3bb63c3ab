package dev.gunfeel.picture;

import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * The outlines and widths of a font's glyphs. They come from a file in a jar: a machine without fonts draws the same
 * text, and AWT, which would ask the machine, is not asked.
 */
final class Font {
    /** Liberation Sans, under the SIL Open Font License; it comes with PDFBox. */
    private static final String FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** Enough for a curve of a glyph at the largest picture's title. */
    private static final int LINES_PER_CURVE = 6;

    private final TrueTypeFont file;
    private final CmapLookup codes;
    private final double unitsPerEm;
    private final Map<Integer, Glyph> glyphs = new ConcurrentHashMap<>();

    private Font(TrueTypeFont file) throws IOException {
        this.file = file;
        codes = file.getUnicodeCmapLookup();
        unitsPerEm = file.getUnitsPerEm();
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
     * @param lines its outline as straight lines
     * @param svg its outline as an SVG path, in 1/1000 of the size
     */
    record Glyph(int id, double advance, List<double[]> lines, String svg) {}

    /** Returns the glyph of a character; an empty box where the font has none. */
    Glyph glyph(int codePoint) {
        return glyphs.computeIfAbsent(codes.getGlyphId(codePoint), this::load);
    }

    /** Returns how wide a text is. */
    double width(String text, double size) {
        double width = 0;
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            width += glyph(codePoint).advance();
            i += Character.charCount(codePoint);
        }
        return width * size;
    }

    /** Returns a text, cut and ended by an ellipsis where it would be wider than there is room. */
    String fitted(String text, double size, double room) {
        if (width(text, size) <= room) {
            return text;
        }
        int end = text.length();
        while (end > 0 && width(text.substring(0, end).stripTrailing() + "…", size) > room) {
            end = text.offsetByCodePoints(end, -1);
        }
        return end == 0 ? "" : text.substring(0, end).stripTrailing() + "…";
    }

    private synchronized Glyph load(int id) {
        try {
            Outline outline = new Outline(1 / unitsPerEm);
            var data = file.getGlyph().getGlyph(id);
            if (data != null) {
                outline.add(data.getPath().getPathIterator(null));
            }
            return new Glyph(id, file.getAdvanceWidth(id) / unitsPerEm, outline.lines, outline.svg.toString());
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
