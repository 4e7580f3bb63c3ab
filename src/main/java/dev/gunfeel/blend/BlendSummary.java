package dev.gunfeel.blend;

import org.jspecify.annotations.Nullable;

/**
 * A sequence in two numbers: how much a blend pops. In a smooth one they are what the clips themselves do from frame to
 * frame; where they are far above that, and at a transition, something jumps.
 *
 * @param largestRotation the largest turn of a bone between two frames; absent where there is only one frame
 * @param largestMove the largest way of a bone between two frames; absent where there is only one frame
 */
public record BlendSummary(
        @Nullable LargestRotation largestRotation, @Nullable LargestMove largestMove) {}
