package dev.gunfeel.gltf;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Warning;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Reads one file, complaining where it says something wrong. */
final class Reader {
    /** Required extensions that are read, or change nothing about nodes and their animation. */
    private static final Set<String> HARMLESS = Set.of(
            "EXT_mesh_gpu_instancing",
            "EXT_meshopt_compression",
            "EXT_mesh_manifold",
            "KHR_animation_pointer",
            "KHR_draco_mesh_compression",
            "KHR_mesh_quantization",
            "KHR_meshopt_compression",
            "KHR_node_visibility",
            "KHR_xmp_json_ld",
            "MSFT_texture_dds");

    private static final List<String> HARMLESS_KINDS =
            List.of("KHR_materials_", "EXT_materials_", "KHR_texture_", "EXT_texture_", "KHR_lights_", "EXT_lights_");

    /** So many things that are left out are told one by one. */
    private static final int FEW = 5;

    private final Complaints complaints;
    private final List<Warning> warnings = new ArrayList<>();

    Reader(Complaints complaints) {
        this.complaints = complaints;
    }

    /** Returns what the file says, or null after a complaint. */
    @Nullable
    GltfFile read(byte[] file) {
        Container container = Container.of(file, complaints);
        ObjectNode json = container == null ? null : Json.read(container, complaints);
        if (container == null || json == null) {
            return null;
        }
        GltfValue root = new GltfValue(json, complaints);
        checkVersion(root);
        checkExtensions(root);
        Nodes nodes = Nodes.of(root);
        if (nodes == null || !complaints.all().isEmpty()) {
            return null;
        }
        boolean[] animated = new boolean[nodes.count()];
        List<Moves> moves = moves(root, new Buffers(root, container.binary()), animated);
        Skeleton skeleton = Skeleton.of(root, nodes, animated);
        return skeleton == null ? null : file(root, skeleton, moves);
    }

    private static void checkVersion(GltfValue root) {
        GltfValue place = root.at("asset").at("version");
        String version = place.text();
        if (!place.isPresent()) {
            place.complain("is required, \"2.0\"; is this a glTF file?");
        } else if (version != null && !version.startsWith("2.")) {
            place.complain("must be 2.0; export the file as glTF 2.0", version);
        }
    }

    private static void checkExtensions(GltfValue root) {
        GltfValue required = root.at("extensionsRequired");
        int count = required.count();
        for (int i = 0; i < count; i++) {
            String name = required.at(i).text();
            if (name != null
                    && !HARMLESS.contains(name)
                    && HARMLESS_KINDS.stream().noneMatch(name::startsWith)) {
                required.at(i).complain("is an extension that can't be read; export the file without it", name);
            }
        }
    }

    private List<Moves> moves(GltfValue root, Buffers buffers, boolean[] animated) {
        Tracks tracks = new Tracks(root, new Accessors(root, buffers));
        GltfValue animations = root.at("animations");
        int count = animations.count();
        List<Moves> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moves.add(Moves.of(root, animations.at(i), tracks, animated));
        }
        return moves;
    }

    private GltfFile file(GltfValue root, Skeleton skeleton, List<Moves> moves) {
        List<GltfClip> clips = new ArrayList<>();
        UniqueNames names = new UniqueNames();
        List<String> ignored = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            GltfValue place = root.at("animations").at(i);
            String name = names.unique(place.at("name").text(), "animation" + i);
            ignored.addAll(moves.get(i).ignored());
            if (!skeleton.bones().isEmpty()) {
                GltfClip clip = new GltfClip(
                        name, place.at("extras").at("loop").flag(), skeleton.bones(), perBone(skeleton, moves.get(i)));
                clips.add(clip);
                clip.warn("/animations/" + i, warnings);
            }
        }
        if (!ignored.isEmpty()) {
            warnings.add(new Warning(
                    "channelsIgnored",
                    ignored.size() + " animation channels move something else than a node's translation, rotation and"
                            + " scale: " + inWords(ignored) + "; clips do without them",
                    (double) ignored.size(),
                    "/animations"));
        }
        if (clips.isEmpty()) {
            warnings.add(new Warning("noClips", "the file has no animation of a node", null, null));
        }
        return new GltfFile(skeleton.bones(), clips, warnings);
    }

    private static String inWords(List<String> ignored) {
        List<String> kinds = ignored.stream().distinct().toList();
        return String.join(", ", kinds.subList(0, Math.min(FEW, kinds.size())))
                + (kinds.size() > FEW ? " and " + (kinds.size() - FEW) + " more" : "");
    }

    private static Map<Integer, Map<Property, Track>> perBone(Skeleton skeleton, Moves moves) {
        Map<Integer, Map<Property, Track>> tracks = new HashMap<>();
        moves.tracks()
                .forEach((node, moved) ->
                        tracks.put(Objects.requireNonNull(skeleton.places().get(node)), moved));
        return tracks;
    }
}
