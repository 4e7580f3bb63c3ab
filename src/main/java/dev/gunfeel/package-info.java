/** Gunfeel: computes how a weapon feels. */
@NullMarked
package dev.gunfeel;

import org.jspecify.annotations.NullMarked;
