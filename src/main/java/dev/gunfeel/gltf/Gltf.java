package dev.gunfeel.gltf;

import dev.gunfeel.blend.BlendClips;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import dev.gunfeel.math.Figures;
import java.util.Objects;

/**
 * Reads skeletons and animations from glTF 2.0 files: binary ones (.glb), or JSON with its buffers embedded as data URIs
 * (.gltf). Nothing outside the file is fetched. Which rules are followed: docs/formulas/blending.md, glTF files.
 */
public final class Gltf {
    private static final double SLOWEST_HZ = 0.001;
    private static final double FASTEST_HZ = 100_000;

    private Gltf() {}

    /**
     * Reads a file. No memory is taken for what it merely claims: its numbers are read where they lie.
     *
     * @param file the bytes of the file; they must not change as long as the result is used
     * @return the skeleton and the clips
     * @throws InputException with up to a hundred complaints; their pointers lead into the file's JSON, and are empty where
     *     the binary container around it is at fault
     */
    public static GltfFile read(byte[] file) {
        Complaints complaints = Complaints.root(Limits.NONE);
        GltfFile read = new Reader(complaints).read(file);
        complaints.throwIfAny();
        return Objects.requireNonNull(read);
    }

    /**
     * Reads a file and samples its clips at equal distances, ready for a blend sequence.
     *
     * @param file the bytes of the file
     * @param sampleRateHz poses per second, in [0.001, 100000]
     * @param limits the limits in force; they are checked before anything is sampled
     * @return the skeleton, and the clips as poses
     * @throws InputException with all complaints; their pointers lead into the file's JSON; the rate is a parameter
     */
    public static BlendClips clips(byte[] file, double sampleRateHz, Limits limits) {
        Complaints complaints = Complaints.root(limits);
        if (!(sampleRateHz >= SLOWEST_HZ && sampleRateHz <= FASTEST_HZ)) {
            complaints.parameters().add("sampleRateHz", "must be at least 0.001 and at most 100000", sampleRateHz);
        }
        complaints.throwIfAny();
        GltfFile read = read(file);
        double poses = read.clips().stream()
                .mapToDouble(clip -> clip.sampleCount(sampleRateHz))
                .sum();
        double asked = poses * read.bones().size();
        if (asked > limits.get(Limit.CLIP_BONES)) {
            complaints.add(
                    "animations",
                    "asks for " + Figures.significant(asked, 15) + " " + Limit.CLIP_BONES.unit()
                            + ", over the limit of "
                            + limits.get(Limit.CLIP_BONES) + " (" + Limit.CLIP_BONES.environmentVariable()
                            + "); ask for a lower sampleRateHz, or export fewer animations",
                    null);
        }
        complaints.throwIfAny();
        return new BlendClips(
                read.bones(),
                read.clips().stream().map(clip -> clip.sampled(sampleRateHz)).toList(),
                read.warnings());
    }
}
