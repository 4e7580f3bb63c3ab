/** A burst of the whole weapon: recoil moves the aim, spread scatters the bullets round it. */
@NullMarked
package dev.gunfeel.burst;

import org.jspecify.annotations.NullMarked;
