package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A request about a weapon that is fired: what the sequences share. It may name a second weapon to compare with, which is
 * fired the same way.
 */
public interface FiringRequest extends WeaponRequest {
    /** Returns how the weapon is fired. */
    Firing firing();

    /** Returns the document of a weapon to compare with, where one is given. */
    @Nullable
    Weapon against();

    /** Returns the preset to compare with, where one is given instead of a document. */
    @Nullable
    Preset againstPreset();

    /**
     * Returns the seeds that go over those of the weapon to compare with: the running seed of the first weapon, so that
     * true chance makes no difference between the two.
     *
     * @param first the seeds in force for the first weapon
     */
    static Seeds sameChance(Seeds first) {
        return new Seeds(null, null, first.running());
    }

    /**
     * Complains, besides what {@link WeaponRequest} does, about pauses shorter than the fire interval, and about the
     * weapon to compare with as about the weapon itself.
     */
    @Override
    default void rules(Complaints complaints) {
        WeaponRequest.super.rules(complaints);
        Weapon other = against();
        Preset known = againstPreset();
        if (other != null && known != null) {
            complaints.add("againstPreset", "is given together with against; leave one of the two out", known.name());
        }
        if (other != null && complaints.sound("formulas")) {
            other.rules(formulas(), complaints.at("against"));
        } else if (known != null && complaints.sound("formulas", "againstPreset")) {
            known.weapon().rules(formulas(), complaints.at("againstPreset"));
        }
        pauseRules(soundWeapon(complaints), complaints);
        pauseRules(soundAgainst(complaints), complaints);
    }

    private void pauseRules(@Nullable Weapon weapon, Complaints complaints) {
        if (weapon != null && complaints.sound("firing")) {
            firing().rules(weapon, complaints.at("firing"));
        }
    }

    /** Returns the weapon to compare with if there is one without any complaint about it, so that rules may use it. */
    default @Nullable Weapon soundAgainst(Complaints complaints) {
        Weapon other = against();
        Preset known = againstPreset();
        if ((other == null) == (known == null) || !complaints.sound("against", "againstPreset")) {
            return null;
        }
        return other != null ? other : Objects.requireNonNull(known).weapon();
    }

    /** Complains about a weapon to compare with that lacks the half that a request is about. */
    default void requirePartAgainst(String name, @Nullable Object part, Complaints complaints) {
        if (part == null) {
            (against() != null ? complaints.at("against") : complaints.at("againstPreset"))
                    .add(name, "is required here; add it to the weapon, or ask for /v1/weapon/sequence", null);
        }
    }
}
