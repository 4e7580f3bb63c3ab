package dev.gunfeel.gltf;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one animation moves.
 *
 * @param tracks from a node to its properties' keys
 * @param ignored what the channels move that move something else
 */
record Moves(Map<Integer, Map<Property, Track>> tracks, List<String> ignored) {
    /** Reads an animation's channels, and notes which nodes they move. */
    static Moves of(GltfValue root, GltfValue animation, Tracks tracks, boolean[] animated) {
        Map<Integer, Map<Property, Track>> moved = new LinkedHashMap<>();
        GltfValue channels = animation.at("channels");
        int count = channels.count();
        if (count == 0) {
            channels.complain("must hold at least one channel; leave an animation that moves nothing out");
        }
        List<String> ignored = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            GltfValue target = channels.at(i).at("target");
            Moved what = Moved.of(root, target);
            if (what == null) {
                ignored.add(Moved.inWords(target));
                continue;
            }
            Property property = what.property();
            if (property == null) {
                continue;
            }
            Integer node = what.node();
            Track track = track(animation, channels.at(i), tracks, property);
            if (node == null || track == null) {
                continue;
            }
            animated[node] = true;
            if (moved.computeIfAbsent(node, key -> new EnumMap<>(Property.class))
                            .put(property, track)
                    != null) {
                target.complain(
                        "is moved by another channel of this animation already; a " + property.word() + " has one");
            }
        }
        return new Moves(moved, ignored);
    }

    private static @Nullable Track track(GltfValue animation, GltfValue channel, Tracks tracks, Property property) {
        GltfValue samplers = animation.at("samplers");
        Integer sampler = channel.at("sampler").index(samplers, "samplers of this animation");
        return sampler == null ? null : tracks.open(samplers.at(sampler), property);
    }
}
