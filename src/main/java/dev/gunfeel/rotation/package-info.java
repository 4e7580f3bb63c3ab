/** Orientations: between two of them, and turning from one to the other step by step. */
@NullMarked
package dev.gunfeel.rotation;

import org.jspecify.annotations.NullMarked;
