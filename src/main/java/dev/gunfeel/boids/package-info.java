/** Boids: flocks, schools and hordes that steer by their neighbours, one step or many (docs/formulas.md, Boids). */
@NullMarked
package dev.gunfeel.boids;

import org.jspecify.annotations.NullMarked;
