/**
 * Simulated bursts: a weapon, how it is fired, and what chance decides anew in each burst. Knows nothing of checks, so
 * whatever is measured of bursts may stand on it.
 */
@NullMarked
package dev.gunfeel.check.run;

import org.jspecify.annotations.NullMarked;
