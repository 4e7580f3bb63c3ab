/** The same vectors, rotations and angles in the axes of one engine and of another. */
@NullMarked
package dev.gunfeel.axes;

import org.jspecify.annotations.NullMarked;
