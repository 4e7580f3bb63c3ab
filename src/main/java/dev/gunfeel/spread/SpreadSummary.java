package dev.gunfeel.spread;

import dev.gunfeel.input.Unwrapped;
import org.jspecify.annotations.Nullable;

/**
 * A spread pattern in a few figures, relative to the aim.
 *
 * @param extent how far the bullets go from the aim
 * @param recoverySeconds seconds of rest after the last shot until the next is a first shot again, without heat; absent
 *     where the weapon never cools so far
 * @param roundsPerMinute shots a minute in the burst with most shots, the first of equals; absent where it has one only
 */
public record SpreadSummary(
        @Unwrapped SpreadExtent extent,
        @Nullable Double recoverySeconds,
        @Nullable Double roundsPerMinute) {}
