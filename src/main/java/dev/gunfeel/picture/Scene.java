package dev.gunfeel.picture;

import java.util.List;

/**
 * A picture, laid out.
 *
 * @param width the width in units of the layout
 * @param height the height in units of the layout
 * @param title what is shown, in a few words
 * @param description what it says, for those who can't see it
 * @param shapes what is painted, in order
 */
public record Scene(double width, double height, String title, String description, List<Shape> shapes) {}
