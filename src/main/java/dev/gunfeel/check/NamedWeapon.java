package dev.gunfeel.check;

import dev.gunfeel.weapon.Weapon;

/**
 * A weapon under the name that checks know it by.
 *
 * @param name the name
 * @param weapon the weapon
 */
record NamedWeapon(String name, Weapon weapon) {}
