package dev.gunfeel.blend;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An animation clip: poses at equal distances in time. Between two poses it blends them, rotations by the rotation
 * method and path of the whole request.
 *
 * @param name what transitions call it, at most 100 characters; no two clips share a name
 * @param sampleRateHz poses per second, in [0.001, 100000]
 * @param loop whether it starts over: then it repeats after {@code periodSeconds}, and its last pose leads to its first.
 *     Otherwise, which is the default, it ends at its last pose and holds it
 * @param periodSeconds seconds after which a looping clip is at its first pose again: at least {@code 1/sampleRateHz}, at
 *     most the number of poses divided by {@code sampleRateHz}, which is what it is if left out. Give it where a period is no whole number of samples, as
 *     /v1/blend/clips does: the last pose before it then leads to the first, and later poses are not used
 * @param poses the poses at {@code i/sampleRateHz} seconds, from i = 0; all with the same bones
 */
@RecordBuilder
public record BlendClip(
        @NotNull @Size(min = 1, max = 100) String name,
        @NotNull @DecimalMin("0.001") @DecimalMax("100000") Double sampleRateHz,
        Boolean loop,
        @Nullable @Positive Double periodSeconds,
        @NotNull @Size(min = 1) @CountsAs(Limit.BLEND_BONES) List<Pose> poses)
        implements Rules, BlendClipBuilder.With {
    private static final double ROUNDING = 1e-9;

    /** Puts the default where it is not said whether the clip loops. */
    public BlendClip {
        loop = Defaults.or(loop, false);
    }

    /**
     * Makes a clip that is played once.
     *
     * @param name its name, of 1 to 100 characters
     * @param sampleRateHz poses per second, from 0.001 to 100000
     * @param poses its poses, at least one
     * @return the clip
     */
    public static BlendClip of(String name, double sampleRateHz, List<Pose> poses) {
        return BlendClipBuilder.builder()
                .name(name)
                .sampleRateHz(sampleRateHz)
                .poses(poses)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (periodSeconds == null || !complaints.sound("periodSeconds", "loop")) {
            return;
        }
        if (!loop) {
            complaints.add(
                    "periodSeconds", "is only for a clip that loops; set loop to true or leave it out", periodSeconds);
        } else if (complaints.sound("sampleRateHz", "poses")) {
            double samples = periodSeconds * sampleRateHz;
            if (samples < 1 - ROUNDING || samples > poses.size() * (1 + ROUNDING)) {
                complaints.add(
                        "periodSeconds",
                        "must be from one sample (" + Figures.of(1 / sampleRateHz)
                                + " s) to as many as there are poses (" + Figures.of(poses.size() / sampleRateHz)
                                + " s); change it or sampleRateHz",
                        periodSeconds);
            }
        }
    }

    /** Returns the seconds after which the clip repeats, or after which it holds. */
    double lengthSeconds() {
        return loop ? period() / sampleRateHz : (poses.size() - 1) / sampleRateHz;
    }

    BlendClip withUnitRotations() {
        return withPoses(poses.stream().map(Pose::withUnitRotations).toList());
    }

    /** Returns the pose at a time of the clip's own, from 0 on. */
    Pose at(double seconds, Mix mix) {
        double samples = seconds * sampleRateHz;
        return loop ? looping(samples % period(), mix) : holding(Math.min(samples, poses.size() - 1.0), mix);
    }

    private Pose holding(double samples, Mix mix) {
        int index = (int) samples;
        return between(index, Math.min(index + 1, poses.size() - 1), samples - index, mix);
    }

    private Pose looping(double samples, Mix mix) {
        double period = period();
        // The poses before the period; a period of 3 + 1e-12 samples has three, not four.
        int used = Math.max(1, (int) Math.ceil(period - ROUNDING));
        int index = Math.min((int) samples, used - 1);
        if (index < used - 1) {
            return between(index, index + 1, samples - index, mix);
        }
        return between(index, 0, (samples - index) / (period - index), mix);
    }

    private Pose between(int index, int next, double share, Mix mix) {
        return mix.poses(poses.get(index), poses.get(next), share);
    }

    /** The period in samples; a whole number where none is given, free of rounding. */
    private double period() {
        return periodSeconds == null ? poses.size() : Math.min(periodSeconds * sampleRateHz, poses.size());
    }
}
