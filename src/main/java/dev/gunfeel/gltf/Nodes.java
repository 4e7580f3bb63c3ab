package dev.gunfeel.gltf;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** How the file's nodes hang together: trees, in which every node comes after its parent. */
final class Nodes {
    /** The parent of a node that has none. */
    static final int NONE = -1;

    private final int[] parents;
    private final int[] order;

    private Nodes(int[] parents, int[] order) {
        this.parents = parents;
        this.order = order;
    }

    /** Returns the nodes, or null after a complaint: a node with two parents, or one that is its own ancestor. */
    static @Nullable Nodes of(GltfValue root) {
        GltfValue table = root.at("nodes");
        int[] parents = new int[table.count()];
        Arrays.fill(parents, NONE);
        boolean sound = true;
        for (int i = 0; i < parents.length; i++) {
            if (!table.at(i).isObject()) {
                table.at(i).complain("must be an object");
                sound = false;
            }
            GltfValue children = table.at(i).at("children");
            int count = children.count();
            for (int j = 0; j < count; j++) {
                Integer child = children.at(j).index(table, "nodes");
                if (child == null) {
                    sound = false;
                } else if (parents[child] != NONE) {
                    children.at(j)
                            .complain(
                                    "is node " + child + ", which is already a child of node " + parents[child]
                                            + "; a node has one parent",
                                    child);
                    sound = false;
                } else {
                    parents[child] = i;
                }
            }
        }
        int[] order = sound ? order(table, parents) : null;
        return order == null ? null : new Nodes(parents, order);
    }

    int count() {
        return parents.length;
    }

    int parent(int node) {
        return parents[node];
    }

    /** Returns all nodes, each after its parent: the roots as in the file, below each its children in their order. */
    int[] order() {
        return order.clone();
    }

    private static int @Nullable [] order(GltfValue table, int[] parents) {
        int[] order = new int[parents.length];
        boolean[] placed = new boolean[parents.length];
        int[] stack = new int[parents.length];
        int found = 0;
        for (int start = 0; start < parents.length; start++) {
            if (parents[start] != NONE) {
                continue;
            }
            int depth = 0;
            stack[depth++] = start;
            while (depth > 0) {
                int node = stack[--depth];
                order[found++] = node;
                placed[node] = true;
                GltfValue children = table.at(node).at("children");
                for (int j = children.count() - 1; j >= 0; j--) {
                    Integer child = children.at(j).whole(0);
                    if (child != null) {
                        stack[depth++] = child;
                    }
                }
            }
        }
        if (found == parents.length) {
            return order;
        }
        // With one parent each, what no root leads to leads round in a circle.
        for (int i = 0; i < placed.length; i++) {
            if (!placed[i]) {
                table.at(i).at("children").complain("lead back to node " + i + " itself; nodes must form trees");
                return null;
            }
        }
        return null;
    }
}
