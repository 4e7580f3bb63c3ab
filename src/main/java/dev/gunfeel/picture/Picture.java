package dev.gunfeel.picture;

/** An answer that can be drawn at any size. */
public interface Picture {
    /** Returns the picture laid out for a size. Only size matters to it: the shapes know their colours in both themes. */
    Scene scene(PictureOptions options);
}
