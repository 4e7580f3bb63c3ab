package dev.gunfeel.arsenal;

/**
 * Seconds from the first shot to the hit that kills, as fast as one burst in ten, in two, and nine in ten. A burst that doesn't
 * kill is slower than any that does.
 *
 * @param p10 a burst in ten kills by then
 * @param p50 half of the bursts do: the median
 * @param p90 nine bursts in ten do
 */
public record KillTimes(ArsenalFigure p10, ArsenalFigure p50, ArsenalFigure p90) {}
