/** Reads the figures of other games' weapons, as their files say them, into weapon documents. */
@org.jspecify.annotations.NullMarked
package dev.gunfeel.importing;
