/** Fits weapons to what was recorded: sprays, and the view after one shot. */
@NullMarked
package dev.gunfeel.fit;

import org.jspecify.annotations.NullMarked;
