/** What follows from some outcomes, and how surely: means, percentiles, shares, ratios, and their intervals of 95 %. */
@NullMarked
package dev.gunfeel.check.statistics;

import org.jspecify.annotations.NullMarked;
