package dev.gunfeel.importing;

import dev.gunfeel.input.Complaints;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads Valve's key-values: a name and a value in quotes or without, or a name and a block in braces; comments behind
 * {@code //}, and conditions in square brackets, which are skipped.
 *
 * <p>Source: Valve Developer Community, KeyValues.
 */
final class KeyValues {
    private static final int DEEPEST = 64;

    private final String text;
    private final Complaints complaints;
    private int at;
    private int line = 1;

    private KeyValues(String text, Complaints complaints) {
        this.text = text;
        this.complaints = complaints;
    }

    /** Returns what stands at the top of a text; complains, and gives up, where it is none. */
    static List<Node> read(byte[] bytes, Complaints complaints) {
        return new KeyValues(SourceText.of(bytes, complaints), complaints).read();
    }

    private List<Node> read() {
        Deque<Node> blocks = new ArrayDeque<>();
        blocks.push(Node.block(1, "", new ArrayList<>()));
        while (true) {
            Token name = next();
            if (name == null) {
                break;
            } else if (name.isBrace('}')) {
                Node closed = blocks.pop();
                if (blocks.isEmpty()) {
                    throw fault("closes a block that none began", name.line);
                }
                blocks.element().children().add(closed);
                continue;
            } else if (name.isBrace('{')) {
                throw fault("begins a block that has no name", name.line);
            }
            Token value = next();
            if (value == null || value.isBrace('}')) {
                throw fault("gives " + name.text + " no value", name.line);
            } else if (!value.isBrace('{')) {
                blocks.element().children().add(Node.value(name.line, name.text, value.text));
            } else if (blocks.size() > DEEPEST) {
                throw fault("has blocks more than " + DEEPEST + " deep", value.line);
            } else {
                blocks.push(Node.block(name.line, name.text, new ArrayList<>()));
            }
        }
        if (blocks.size() > 1) {
            throw fault("ends within the block " + blocks.element().name(), line);
        }
        return blocks.element().children();
    }

    private RuntimeException fault(String what, int place) {
        return SourceText.unreadable("is not written in key-values at line " + place + ": it " + what, complaints);
    }

    private record Token(int line, String text, boolean isQuoted) {
        boolean isBrace(char brace) {
            return !isQuoted && text.length() == 1 && text.charAt(0) == brace;
        }
    }

    private @Nullable Token next() {
        while (at < text.length()) {
            char character = text.charAt(at);
            if (character == '\n') {
                line++;
                at++;
            } else if (Character.isWhitespace(character)) {
                at++;
            } else if (text.startsWith("//", at)) {
                skipTo('\n');
            } else if (character == '[') {
                skipTo(']');
                at = Math.min(text.length(), at + 1);
            } else {
                return character == '"' ? quoted() : bare();
            }
        }
        return null;
    }

    private void skipTo(char end) {
        int found = text.indexOf(end, at);
        int stop = found < 0 ? text.length() : found;
        line += (int)
                text.substring(at, stop).chars().filter(one -> one == '\n').count();
        at = stop;
    }

    private Token quoted() {
        int start = line;
        StringBuilder value = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != '"') {
            char character = text.charAt(at);
            if (character == '\n') {
                line++;
            } else if (character == '\\' && at + 1 < text.length() && "\"\\".indexOf(text.charAt(at + 1)) >= 0) {
                at++;
                character = text.charAt(at);
            }
            value.append(character);
            at++;
        }
        if (at == text.length()) {
            throw fault("has a quote that does not end", start);
        }
        at++;
        return new Token(start, value.toString(), true);
    }

    private Token bare() {
        int start = at;
        at++;
        if ("{}".indexOf(text.charAt(start)) < 0) {
            while (at < text.length()
                    && !Character.isWhitespace(text.charAt(at))
                    && "{}\"".indexOf(text.charAt(at)) < 0) {
                at++;
            }
        }
        return new Token(line, text.substring(start, at), false);
    }
}
