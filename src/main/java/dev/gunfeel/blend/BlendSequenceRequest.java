package dev.gunfeel.blend;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.TurnRules;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Clips and the transitions between them, to be played like a character's animation graph would.
 *
 * @param clips the clips, each with a name of its own; all poses of all clips have the same bones in the same order
 * @param start the name of the clip that plays from the start, from its own time 0
 * @param transitions the changes to other clips, in the order of time; none if left out
 * @param durationSeconds how long to play, above 0
 * @param sampleRateHz frames per second, in [0.001, 100000]; 60 if left out. Frame i is at {@code i/sampleRateHz}
 * @param interrupt what a cross-fade that starts inside another transition fades from: snapshot if left out; restart shows
 *     the jump. Inertialization always starts from what is on screen
 * @param advance what moves a cross-fade on: perSecond if left out; perFrame shows that the speed then depends on the
 *     frame rate
 * @param incrementPerFrame how much progress a frame adds, above 0 and at most 1; required with perFrame, where it takes
 *     the place of each cross-fade's duration, and only there
 * @param rotationMethod how rotations are blended; slerp if left out. hybrid mixes the bones that hardly turn, nlerp
 *     and lerp show what goes wrong
 * @param hybridThresholdDegrees with rotationMethod hybrid, and only with it: the largest real turn of a bone that is
 *     mixed instead of turned evenly, in degrees; 30 if left out
 * @param path which way rotations turn: shortest if left out; asGiven takes the signs of the quaternions as they are, to
 *     show the turn the wrong way
 * @param mask how much of the transitions each bone gets, in [0, 1], one number per bone; 1 for every bone if left out.
 *     The clip of {@code start} plays on underneath all the time: a bone of 0 stays in it, a bone of 1 does what it would
 *     without a mask, and one in between is blended between the two with its number as weight. So a mask that is 1 above
 *     the hips blends the upper body alone
 */
@RecordBuilder
public record BlendSequenceRequest(
        @NotNull @Size(min = 1) @CountsAs(Limit.BLEND_BONES) List<BlendClip> clips,
        @NotNull String start,
        @CountsAs(Limit.BLEND_BONES) List<BlendTransition> transitions,
        @NotNull @Positive @DecimalMax("1000000") Double durationSeconds,
        @DecimalMin("0.001") @DecimalMax("100000") Double sampleRateHz,
        Interrupt interrupt,
        Advance advance,
        @Nullable @Positive @DecimalMax("1") Double incrementPerFrame,
        RotationMethod rotationMethod,
        @Nullable @DecimalMin("0") @DecimalMax("360") Double hybridThresholdDegrees,
        RotationPath path,
        @Nullable @CountsAs(Limit.BLEND_BONES) List<Double> mask)
        implements Rules, BlendSequenceRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public BlendSequenceRequest {
        transitions = Defaults.or(transitions, List.of());
        sampleRateHz = Defaults.or(sampleRateHz, 60.0);
        interrupt = Defaults.or(interrupt, Interrupt.SNAPSHOT);
        advance = Defaults.or(advance, Advance.PER_SECOND);
        rotationMethod = Defaults.or(rotationMethod, RotationMethod.SLERP);
        path = Defaults.or(path, RotationPath.SHORTEST);
    }

    /** Returns how it mixes poses. */
    Mix mix() {
        return new Mix(rotationMethod, TurnRules.hybridThreshold(hybridThresholdDegrees), path);
    }

    /**
     * Asks for clips that are played and faded into each other.
     *
     * @param clips the clips, at least one
     * @param start the name of the one to start with
     * @param durationSeconds how long to play, in seconds, above 0
     * @return a request without transitions that leaves all else to the defaults
     */
    public static BlendSequenceRequest of(List<BlendClip> clips, String start, double durationSeconds) {
        return BlendSequenceRequestBuilder.builder()
                .clips(clips)
                .start(start)
                .durationSeconds(durationSeconds)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        new SequenceRules(this, complaints).check();
    }

    /** Returns the number of the last frame. */
    double lastFrame() {
        return Math.floor(durationSeconds * sampleRateHz + FrameClock.ROUNDING);
    }

    /** Returns how many bones every pose has. */
    int boneCount() {
        return clips.get(0).poses().get(0).bones().size();
    }
}
