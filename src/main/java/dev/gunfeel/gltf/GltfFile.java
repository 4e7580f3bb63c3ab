package dev.gunfeel.gltf;

import dev.gunfeel.blend.SkeletonBone;
import dev.gunfeel.input.Warning;
import java.util.List;

/**
 * What animation needs of a glTF file.
 *
 * @param bones the joints of skins, the nodes that animations move, and what lies between; each after its parent
 * @param clips the animations, in the order of the file
 * @param warnings what the file has and the clips have not
 */
public record GltfFile(List<SkeletonBone> bones, List<GltfClip> clips, List<Warning> warnings) {}
