package dev.gunfeel.importing;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A named value of a document, or a block of them.
 *
 * @param line where it stands, from 1
 * @param name its name; the place in a list, from 0, where it has none
 * @param text the value as it is written; null for a block
 * @param children what a block holds
 */
record Node(int line, String name, @Nullable String text, List<Node> children) {
    static Node value(int line, String name, String text) {
        return new Node(line, name, text, List.of());
    }

    static Node block(int line, String name, List<Node> children) {
        return new Node(line, name, null, children);
    }

    /** Returns the first child of a name, however it is written, or null where there is none. */
    @Nullable
    Node child(String wanted) {
        return children.stream()
                .filter(child -> plain(child.name).equals(plain(wanted)))
                .findFirst()
                .orElse(null);
    }

    /** Returns a name without what differs from file to file: capitals, spaces and underscores. */
    static String plain(String name) {
        return name.replaceAll("[ _]", "").toLowerCase(Locale.ROOT);
    }
}
