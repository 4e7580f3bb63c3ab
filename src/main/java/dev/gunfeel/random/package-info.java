/** Random numbers: a generator is made anew for every shot, so a shot's numbers depend on its seed alone. */
@NullMarked
package dev.gunfeel.random;

import org.jspecify.annotations.NullMarked;
