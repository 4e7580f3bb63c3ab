/** Vectors, quaternions, axes and the numeric helpers that the other packages share. */
@NullMarked
package dev.gunfeel.math;

import org.jspecify.annotations.NullMarked;
