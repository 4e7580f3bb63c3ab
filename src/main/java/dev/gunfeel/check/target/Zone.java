package dev.gunfeel.check.target;

/** What a bullet hits. */
public enum Zone {
    NOTHING,
    HEAD,
    BODY,
    LIMB
}
