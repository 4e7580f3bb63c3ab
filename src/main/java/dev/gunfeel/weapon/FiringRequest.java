package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;

/** A request about a weapon that is fired: what the sequences share. */
public interface FiringRequest extends WeaponRequest {
    /** Returns how the weapon is fired. */
    Firing firing();

    /** Complains, besides what {@link WeaponRequest} does, about pauses shorter than the fire interval. */
    @Override
    default void rules(Complaints complaints) {
        WeaponRequest.super.rules(complaints);
        Weapon weapon = soundWeapon(complaints);
        if (weapon != null && complaints.sound("firing")) {
            firing().rules(weapon, complaints.at("firing"));
        }
    }
}
