package dev.gunfeel.export;

/** Text within double quotes, for formats that escape as C does: YAML, Godot's resources. */
final class Escaped {
    private Escaped() {}

    /** Returns a text without anything that could end it or that doesn't show. */
    static String of(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(character -> {
            if (character == '"' || character == '\\') {
                escaped.append('\\').appendCodePoint(character);
            } else if (Character.isISOControl(character)
                    || Character.getType(character) == Character.LINE_SEPARATOR
                    || Character.getType(character) == Character.PARAGRAPH_SEPARATOR) {
                escaped.append(String.format("\\u%04x", character));
            } else {
                escaped.appendCodePoint(character);
            }
        });
        return escaped.toString();
    }
}
