package dev.gunfeel.blend;

/** What a cross-fade that starts inside another transition fades from. */
public enum Interrupt {
    /** From a frozen snapshot of the pose on screen, so that nothing jumps. */
    SNAPSHOT,
    /** From the clip that was being faded in, at full weight: the pose jumps there at once. For showing that jump. */
    RESTART
}
