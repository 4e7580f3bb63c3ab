package dev.gunfeel.check;

/** What a bullet hits. */
enum Zone {
    NOTHING,
    HEAD,
    BODY,
    LIMB
}
