/** From one pose to another: easings, cross-fades, inertialization, and the failures that make a blend pop. */
@NullMarked
package dev.gunfeel.blend;

import org.jspecify.annotations.NullMarked;
