/** Where bullets go relative to the aim: lifting, random and running spread. */
@NullMarked
package dev.gunfeel.spread;

import org.jspecify.annotations.NullMarked;
