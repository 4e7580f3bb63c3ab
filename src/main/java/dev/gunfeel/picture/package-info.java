/**
 * Draws answers: a picture of shapes, laid out for the size asked for, written as SVG or PNG. Nothing here asks the
 * machine for anything: text is drawn from the outlines of a font in a jar, and pixels are filled by our own arithmetic,
 * so the same answer gives the same bytes everywhere.
 */
@NullMarked
package dev.gunfeel.picture;

import org.jspecify.annotations.NullMarked;
