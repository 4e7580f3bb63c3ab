/** How the view moves under fire: rolling, knocking and punching recoil. */
@NullMarked
package dev.gunfeel.recoil;

import org.jspecify.annotations.NullMarked;
