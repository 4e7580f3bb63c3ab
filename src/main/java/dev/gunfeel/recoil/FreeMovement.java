package dev.gunfeel.recoil;

/** How a channel moves on from a place and a speed when no further shot is fired. */
interface FreeMovement {
    /** Returns the place at a time in seconds. */
    double at(double seconds);

    /** Returns the first time at or after 0 at which the movement turns, infinite where it never does. */
    double firstTurn();

    /** Returns the time from which on the place surely stays within a bound above 0. */
    double settledWithin(double bound);
}
