/** An aim that follows a target: missiles, turrets, aim assistance. */
@NullMarked
package dev.gunfeel.homing;

import org.jspecify.annotations.NullMarked;
