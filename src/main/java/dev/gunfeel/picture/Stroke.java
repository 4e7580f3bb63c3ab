package dev.gunfeel.picture;

/**
 * How a line is drawn.
 *
 * @param ink its colour
 * @param width its width in units of the layout
 * @param dash the length of a dash, and of the gap after it; 0 for a line without gaps
 */
public record Stroke(Ink ink, double width, double dash) {
    Stroke(Ink ink, double width) {
        this(ink, width, 0);
    }
}
