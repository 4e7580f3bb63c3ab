package dev.gunfeel.check;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.statistics.Estimate;
import org.jspecify.annotations.Nullable;

/**
 * How a check of a weapon ended, and the estimate behind it.
 *
 * @param result how it ended
 * @param estimate the figures that its value was estimated from; null for a pattern, which has none
 */
public record Measured(CheckResult result, @Nullable Estimate estimate) {}
