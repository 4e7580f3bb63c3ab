/** The weapon document, how it is fired, and its memory of recent fire: what spread and recoil share. */
@NullMarked
package dev.gunfeel.weapon;

import org.jspecify.annotations.NullMarked;
