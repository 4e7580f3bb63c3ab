package dev.gunfeel.picture;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The outlines and widths of the glyphs that pictures are written with. A character comes from the first file that has it,
 * and is its code point where none does: never an empty box.
 */
final class Font {
    /** Makes capitals as high as those of most fonts of the same size, 0.69 of it. They are wide and high otherwise. */
    private static final double SCALE = 0.95;

    /** More than a file has glyphs. */
    private static final int MOST_GLYPHS = 1 << 16;

    /** Not the one character for them, which stands at half height in a Japanese font. */
    private static final String DOTS = "...";

    /** Text has room that was measured for it, though the sums run in another order. */
    private static final double ROUNDING = 1e-9;

    private static final Font SANS = new Font();

    private Font() {}

    static Font sans() {
        return SANS;
    }

    /** M PLUS 1p, under the SIL Open Font License; the README beside it says how it was made. Read for the first picture. */
    private static final class Most {
        static final FontFile FILE = new FontFile("/fonts/MPLUS1p-Regular.ttf", 0, SCALE);
    }

    /** What M PLUS 1p lacks of the characters in daily use in Chinese, from Noto Sans SC. Read for the first that it lacks. */
    private static final class Chinese {
        static final FontFile FILE = new FontFile("/fonts/NotoSansSC-Regular.ttf", MOST_GLYPHS, SCALE);
    }

    private static final List<Supplier<FontFile>> FILES = List.of(() -> Most.FILE, () -> Chinese.FILE);

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

    /** Returns the glyphs that a text is written with. A character that no file has is written as its code point. */
    List<Glyph> glyphs(String text) {
        return text.codePoints()
                .flatMap(codePoint -> has(codePoint)
                        ? IntStream.of(codePoint)
                        : codePoint(codePoint).chars())
                .mapToObj(codePoint -> file(codePoint).orElseThrow().glyph(codePoint))
                .toList();
    }

    private static boolean has(int codePoint) {
        return file(codePoint).isPresent();
    }

    private static Optional<FontFile> file(int codePoint) {
        return FILES.stream()
                .map(Supplier::get)
                .filter(file -> file.has(codePoint))
                .findFirst();
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
}
