/** Random numbers: a shot's depend on a seed and its offset alone, whether a generator is made anew for it or drawn on. */
@NullMarked
package dev.gunfeel.random;

import org.jspecify.annotations.NullMarked;
