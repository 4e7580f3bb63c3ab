/** An aim that follows a target: a gaze, a camera, a turret. */
@NullMarked
package dev.gunfeel.homing;

import org.jspecify.annotations.NullMarked;
