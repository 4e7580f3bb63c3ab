package dev.gunfeel.math;

/**
 * A closed interval. In JSON it is {@code [min, max]}.
 *
 * @param min the lower end
 * @param max the upper end, at least {@code min}
 */
public record Range(double min, double max) {}
