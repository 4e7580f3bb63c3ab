/** Who shoots: what a player pulls against the kick and the pattern, how late, and how surely. */
@NullMarked
package dev.gunfeel.player;

import org.jspecify.annotations.NullMarked;
