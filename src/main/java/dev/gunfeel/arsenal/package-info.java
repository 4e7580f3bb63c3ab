/** A whole arsenal at a glance: who kills whom first, at which distance, in whose hands. */
@NullMarked
package dev.gunfeel.arsenal;

import org.jspecify.annotations.NullMarked;
