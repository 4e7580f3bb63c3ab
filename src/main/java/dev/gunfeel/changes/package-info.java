/** What changed between two documents of a weapon: in its numbers, and in what it does. */
@NullMarked
package dev.gunfeel.changes;

import org.jspecify.annotations.NullMarked;
