/** What is shot at: shapes on a wall, and which part of them a bullet hits. */
@NullMarked
package dev.gunfeel.check.target;

import org.jspecify.annotations.NullMarked;
