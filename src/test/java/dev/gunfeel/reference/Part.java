package dev.gunfeel.reference;

/** What documents and firings are put together from, so that a part can be left out of all of them. {@code REPAIRS} are corrected formulas and warnings. */
enum Part {
    LIFT,
    RANDOM,
    RUNNING,
    ROLLING,
    KNOCKING,
    SUPERPOSE,
    PUNCHING,
    BURSTS,
    REPAIRS,
    FORMULAS_IN_DOCUMENT,
    ROUNDS_PER_MINUTE,
    REST,
    SHAPE,
    CONE,
    HEAT,
    SPREAD_PATTERN,
    KICK_PATTERN,
    FIRST_SHOT,
    POSITIVE_SHARE,
    STANCES,
    PELLETS,
    RECENTRING,
    PROJECTILE,
    CLOCK,
    ZONES,
    STEPPED_FALLOFF,
    ROUNDING,
    ARMOR
}
