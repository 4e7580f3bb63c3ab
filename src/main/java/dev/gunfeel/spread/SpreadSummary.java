package dev.gunfeel.spread;

import dev.gunfeel.input.Unwrapped;

/**
 * A spread pattern in a few figures, relative to the aim.
 *
 * @param extent how far the bullets go from the aim
 * @param recoverySeconds seconds of rest after the last shot until the next is a first shot again
 */
public record SpreadSummary(@Unwrapped SpreadExtent extent, Double recoverySeconds) {}
