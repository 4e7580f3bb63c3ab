package dev.gunfeel.picture;

/** An answer that can be drawn at any size. */
public interface Picture {
    /**
     * Lays the picture out for a size. Nothing else matters to it: the shapes know their colours in both themes.
     *
     * @param options the width and height in pixels
     * @return the shapes, in units of the layout
     */
    Scene scene(PictureOptions options);
}
