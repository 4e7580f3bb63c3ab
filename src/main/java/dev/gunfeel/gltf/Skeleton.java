package dev.gunfeel.gltf;

import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.SkeletonBone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The bones of a file: the joints of its skins, the nodes that its animations move, and whatever lies between two of
 * those, so that every bone's parent is a bone too, or none of its ancestors is one.
 *
 * @param bones the bones, each after its parent
 * @param places from a node that is a bone to its place among the bones
 */
record Skeleton(List<SkeletonBone> bones, Map<Integer, Integer> places) {
    /** Returns the skeleton, or null after a complaint. */
    static @Nullable Skeleton of(GltfValue root, Nodes nodes, boolean[] animated) {
        boolean[] isBone = animated.clone();
        addJoints(root, isBone);
        addBetween(nodes, isBone);
        Map<Integer, Integer> places = new HashMap<>();
        List<SkeletonBone> bones = new ArrayList<>();
        UniqueNames names = new UniqueNames();
        boolean sound = true;
        for (int node : nodes.order()) {
            if (isBone[node]) {
                GltfValue place = root.at("nodes").at(node);
                String name = names.unique(place.at("name").text(), "node" + node);
                if (animated[node] && place.at("matrix").isPresent()) {
                    place.at("matrix")
                            .complain("must not be in a node that an animation moves; give translation, rotation"
                                    + " and scale");
                }
                Bone rest = RestPose.of(place, null);
                sound &= rest != null;
                if (rest != null) {
                    Integer parent = places.get(nodes.parent(node));
                    places.put(node, bones.size());
                    bones.add(new SkeletonBone(
                            name, parent == null ? null : bones.get(parent).name(), rest));
                }
            }
        }
        return sound ? new Skeleton(bones, places) : null;
    }

    private static void addJoints(GltfValue root, boolean[] isBone) {
        GltfValue skins = root.at("skins");
        int count = skins.count();
        for (int i = 0; i < count; i++) {
            GltfValue joints = skins.at(i).at("joints");
            int size = joints.count();
            for (int j = 0; j < size; j++) {
                Integer joint = joints.at(j).index(root.at("nodes"), "nodes");
                if (joint != null) {
                    isBone[joint] = true;
                }
            }
        }
    }

    private static void addBetween(Nodes nodes, boolean[] isBone) {
        int[] order = nodes.order();
        boolean[] under = new boolean[isBone.length];
        for (int node : order) {
            int parent = nodes.parent(node);
            under[node] = parent != Nodes.NONE && (isBone[parent] || under[parent]);
        }
        boolean[] over = new boolean[isBone.length];
        for (int i = order.length - 1; i >= 0; i--) {
            int parent = nodes.parent(order[i]);
            if (parent != Nodes.NONE && (isBone[order[i]] || over[order[i]])) {
                over[parent] = true;
            }
        }
        for (int node : order) {
            isBone[node] |= under[node] && over[node];
        }
    }
}
