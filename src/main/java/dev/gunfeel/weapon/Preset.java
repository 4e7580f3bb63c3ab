package dev.gunfeel.weapon;

import jakarta.validation.constraints.NotNull;

/**
 * A weapon that comes with Gunfeel. In a request it stands as its name alone: {@code "preset": "assaultRifle"}.
 *
 * @param name the word to ask for it by
 * @param description what it is, in a sentence or two
 * @param weapon the weapon document
 */
public record Preset(
        @NotNull String name,
        @NotNull String description,
        @NotNull Weapon weapon) {}
