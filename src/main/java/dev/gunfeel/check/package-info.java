/** Balancing checks: what a weapon must feel like, as figures with bounds, and how sure a simulation is of them. */
@NullMarked
package dev.gunfeel.check;

import org.jspecify.annotations.NullMarked;
