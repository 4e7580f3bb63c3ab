package dev.gunfeel.weapon;

/** Within what shape random spread lies. The guide takes the ellipse and rejects the other two, which are kept to look at. */
public enum RandomShape {
    /** An ellipse: the further to the side, the less up and down. */
    ELLIPSE,
    /** Independent axes: a rectangle, whose corners are further away than its sides. */
    RECTANGLE,
    /** An angle and a share of the radius: dense in the middle, too narrow at the rim. */
    POLAR
}
