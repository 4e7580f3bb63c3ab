package dev.gunfeel.plot;

/** Text as it stands in XML, within elements and attributes alike. */
public final class Xml {
    private Xml() {}

    /**
     * {@return a text whose every character is its own in XML 1.0}
     *
     * @param text any text; what XML can't hold at all becomes a question mark
     */
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            switch (point) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                // A reader would make spaces of them in an attribute.
                case '\t', '\n', '\r' -> escaped.append("&#").append(point).append(';');
                default -> escaped.appendCodePoint(holds(point) ? point : '?');
            }
        });
        return escaped.toString();
    }

    /**
     * {@return whether XML 1.0 can hold a character}
     *
     * @param point the code point
     */
    public static boolean holds(int point) {
        return point == '\t'
                || point == '\n'
                || point == '\r'
                || (point >= 0x20 && (point <= 0xD7FF || point >= 0xE000) && point != 0xFFFE && point != 0xFFFF);
    }
}
