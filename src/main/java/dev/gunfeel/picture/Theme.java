package dev.gunfeel.picture;

/** The colours of a picture. */
public enum Theme {
    /** Dark on white. */
    LIGHT,
    /** Light on nearly black. */
    DARK
}
