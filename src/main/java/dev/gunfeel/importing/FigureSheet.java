package dev.gunfeel.importing;

import dev.gunfeel.input.Complaints;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The figures of a document by their names, however these are written. It remembers which of them were asked for, so that
 * the rest can be named.
 */
final class FigureSheet {
    private static final int LONGEST_VALUE = 100;
    private static final String PLAIN_REASON = "a weapon document has no counterpart for it";

    private final Complaints complaints;
    private final Map<String, Node> figures = new LinkedHashMap<>();
    private final Set<Node> used = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Unmatched> unmatched = new ArrayList<>();
    private final List<Assumption> assumed = new ArrayList<>();

    /**
     * Spreads a document out.
     *
     * @param top what stands at its top; where that is a single block without a figure's name, what it holds
     * @param named the plain names of blocks that are figures
     * @param opened the plain names of blocks whose content counts as the document's own
     * @param complaints where complaints about its figures go
     */
    FigureSheet(List<Node> top, Set<String> named, Set<String> opened, Complaints complaints) {
        this.complaints = complaints;
        List<Node> inside = top;
        while (inside.size() == 1
                && inside.get(0).text() == null
                && !named.contains(Node.plain(inside.get(0).name()))) {
            inside = inside.get(0).children();
        }
        put(inside, "", opened);
    }

    private void put(List<Node> nodes, String path, Set<String> opened) {
        for (Node node : nodes) {
            if (node.text() == null && path.isEmpty() && opened.contains(Node.plain(node.name()))) {
                put(node.children(), "", opened);
            } else if (figures.putIfAbsent(Node.plain(path + node.name()), node) != null) {
                unmatched.add(unmatched(node, path + node.name(), "stands twice; the first of the two is taken"));
            }
        }
    }

    private static String text(Node node) {
        return node.text() == null ? "" : node.text();
    }

    private static Unmatched unmatched(Node node, String name, String reason) {
        String value = text(node);
        return new Unmatched(
                node.line(), name, value.length() > LONGEST_VALUE ? value.substring(0, LONGEST_VALUE) : value, reason);
    }

    Complaints complaints() {
        return complaints;
    }

    boolean has(String name) {
        return figures.containsKey(Node.plain(name));
    }

    /** Returns a figure or a block of any of some names, or null where there is none. It counts as matched. */
    @Nullable
    Node node(String... names) {
        for (String name : names) {
            Node node = figures.get(Node.plain(name));
            if (node != null) {
                used.add(node);
                return node;
            }
        }
        return null;
    }

    /** Returns a text, or null where there is none of the names. */
    @Nullable
    String text(String... names) {
        Node node = node(names);
        return node == null ? null : node.text();
    }

    /** Returns a number, or null where there is none of the names; complains where there is no number. */
    @Nullable
    Double number(String... names) {
        Node node = node(names);
        return node == null ? null : number(node);
    }

    double number(String name, double otherwise) {
        Double number = number(name);
        return number == null ? otherwise : number;
    }

    /** Returns a number that is not negative; complains about any other. */
    @Nullable
    Double size(String... names) {
        Node node = node(names);
        if (node == null) {
            return null;
        }
        Double number = number(node);
        if (number != null && number < 0) {
            complaints.add(node.name(), "must be at least 0 at line " + node.line(), number);
            return null;
        }
        return number;
    }

    double size(String name, double otherwise) {
        Double number = size(name);
        return number == null ? otherwise : number;
    }

    /** Returns the number that a figure is, or null after a complaint where it is none. */
    @Nullable
    Double number(Node node) {
        return number(node, complaints);
    }

    /** Returns the number that a figure is, or null after a complaint at a place of its own where it is none. */
    @Nullable
    Double number(Node node, Complaints place) {
        try {
            double number = Double.parseDouble(text(node).strip());
            if (Double.isFinite(number) && !text(node).matches(".*[dDfFxX]\\s*")) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below, as of every other text that is no number.
        }
        place.add(node.name(), "must be a finite number at line " + node.line(), text(node));
        return null;
    }

    /** Tells whether a figure says yes: 1 or true. */
    boolean truth(String... names) {
        String text = text(names);
        return text != null && (text.strip().equals("1") || text.strip().equalsIgnoreCase("true"));
    }

    /** Says of a figure, if it is there, why it has no counterpart. */
    void leave(String name, String reason) {
        Node node = node(name);
        if (node != null) {
            leave(node, node.name(), reason);
        }
    }

    /** Says of a figure or of all in a block why it has no counterpart. */
    void leave(Node node, String name, String reason) {
        if (node.text() != null) {
            unmatched.add(unmatched(node, name, reason));
        }
        node.children().forEach(child -> leave(child, name + "." + child.name(), reason));
    }

    void assume(String pointer, String reason) {
        assumed.add(new Assumption("/weapon" + pointer, reason));
    }

    List<Assumption> assumed() {
        return List.copyOf(assumed);
    }

    /** Returns all that nobody asked for, by line. */
    List<Unmatched> unmatched() {
        figures.values().stream()
                .filter(node -> !used.contains(node))
                .forEach(node -> leave(node, node.name(), PLAIN_REASON));
        used.addAll(figures.values());
        return unmatched.stream()
                .sorted(Comparator.comparingInt(Unmatched::line))
                .toList();
    }
}
