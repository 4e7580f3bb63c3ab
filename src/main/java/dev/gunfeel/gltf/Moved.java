package dev.gunfeel.gltf;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What one channel of an animation moves: named by its node and its path, or by a pointer to a node's property
 * (KHR_animation_pointer).
 *
 * @param node the node; null after a complaint
 * @param property its property; null after a complaint
 */
record Moved(@Nullable Integer node, @Nullable Property property) {
    private static final int LONGEST = 100;
    private static final String POINTER = "KHR_animation_pointer";
    private static final Pattern NODE = Pattern.compile("/nodes/(0|[1-9][0-9]{0,8})/([a-z]+)");

    /** Returns what a channel moves; null where that is something else than a node's place, turn and scale. */
    static @Nullable Moved of(GltfValue root, GltfValue target) {
        String path = target.at("path").text();
        if (path == null) {
            target.at("path").complain("is required: translation, rotation, scale or weights");
            return new Moved(null, null);
        }
        if (path.equals("pointer")) {
            return pointed(root, target.at("extensions").at(POINTER).at("pointer"));
        }
        // Other extensions move other things than nodes, and morph weights are no part of a pose.
        if (path.equals("weights") || !target.at("node").isPresent()) {
            return null;
        }
        Property property = Property.of(path);
        if (property == null) {
            target.at("path").complain("must be translation, rotation, scale or weights", path);
            return new Moved(null, null);
        }
        return new Moved(target.at("node").index(root.at("nodes"), "nodes"), property);
    }

    /** Returns what a channel moves that is none of a node's properties. */
    static String inWords(GltfValue target) {
        String path = target.at("path").text();
        String pointer = "pointer".equals(path)
                ? target.at("extensions").at(POINTER).at("pointer").text()
                : null;
        String what = pointer != null ? pointer : path == null ? "" : path;
        return what.length() > LONGEST ? what.substring(0, LONGEST) : what;
    }

    private static @Nullable Moved pointed(GltfValue root, GltfValue pointer) {
        String text = pointer.text();
        Matcher matcher = NODE.matcher(text == null ? "" : text);
        Property property = matcher.matches() ? Property.of(matcher.group(2)) : null;
        if (property == null) {
            return null;
        }
        int node = Integer.parseInt(matcher.group(1));
        int count = root.at("nodes").count();
        if (node >= count) {
            pointer.complain("points to node " + node + ", but there are only " + count + " nodes", text);
            return new Moved(null, null);
        }
        return new Moved(node, property);
    }
}
