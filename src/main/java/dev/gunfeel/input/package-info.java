/** What is wrong with an input: every complaint, each with its place, and what is legal but surprising. */
@NullMarked
package dev.gunfeel.input;

import org.jspecify.annotations.NullMarked;
