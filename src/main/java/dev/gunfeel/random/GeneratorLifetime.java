package dev.gunfeel.random;

/** How long a generator is drawn on. */
public enum GeneratorLifetime {
    /** Each shot makes its own, of a seed plus the shot's offset. */
    SHOT,
    /**
     * One for each seed, drawn on from shot to shot. Those of spread and recoil begin anew with the first shot of a rested weapon;
     * that of running never does, since chance does not repeat.
     */
    BURST
}
