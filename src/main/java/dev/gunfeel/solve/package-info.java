/** Asks backwards: which weapon passes checks, and what moves their figures. */
@NullMarked
package dev.gunfeel.solve;

import org.jspecify.annotations.NullMarked;
