package dev.gunfeel.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * A font file in the jar. A machine without fonts draws the same text, and AWT, which would ask the machine, is not asked.
 */
final class FontFile {
    /** The glyph that a font shows for whatever it lacks: an empty box. */
    private static final int LACKING = 0;

    private final TrueTypeFont file;
    private final CmapLookup codes;
    private final int firstId;
    private final double scale;
    private final Map<Integer, Font.Glyph> glyphs = new ConcurrentHashMap<>();

    /**
     * Reads a file.
     *
     * @param name the name of the file
     * @param firstId what is added to the numbers of its glyphs, so that they are those of no other file
     * @param size what sizes are multiplied by
     */
    FontFile(String name, int firstId, double size) {
        try (InputStream in = Objects.requireNonNull(FontFile.class.getResourceAsStream(name), name)) {
            file = new TTFParser(true).parse(new RandomAccessReadBuffer(in));
            codes = file.getUnicodeCmapLookup();
            scale = size / file.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.firstId = firstId;
    }

    boolean has(int codePoint) {
        return codes.getGlyphId(codePoint) != LACKING;
    }

    Font.Glyph glyph(int codePoint) {
        return glyphs.computeIfAbsent(codes.getGlyphId(codePoint), this::load);
    }

    private synchronized Font.Glyph load(int id) {
        try {
            Outline outline = new Outline(scale);
            var data = file.getGlyph().getGlyph(id);
            if (data != null) {
                outline.add(data.getPath().getPathIterator(null));
            }
            return new Font.Glyph(
                    firstId + id,
                    file.getAdvanceWidth(id) * scale,
                    outline.farthest(-1),
                    outline.farthest(1),
                    outline.lines,
                    outline.svg.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
