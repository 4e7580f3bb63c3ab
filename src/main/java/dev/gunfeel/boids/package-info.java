/** Boids: flocks, schools and hordes that steer by their neighbours, one step or many (docs/formulas/boids.md). */
@NullMarked
package dev.gunfeel.boids;

import org.jspecify.annotations.NullMarked;
