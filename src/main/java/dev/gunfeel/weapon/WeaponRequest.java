package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What all requests about a weapon share: which weapon, by which formulas, with which seeds. */
public interface WeaponRequest extends Rules {
    /** Returns the weapon document, where one is given. */
    @Nullable
    Weapon weapon();

    /** Returns the preset, where one is given instead of a document. */
    @Nullable
    Preset preset();

    /** Returns which form of the formulas to compute. */
    Formulas formulas();

    /** Returns the seeds that go over the weapon's. */
    @Nullable
    Seeds seeds();

    /** Returns the weapon that the request is about, given as a document or as a preset. */
    default Weapon weaponInForce() {
        Weapon document = weapon();
        return document != null ? document : Objects.requireNonNull(preset()).weapon();
    }

    /**
     * Returns the pointer of a warning about a part of the weapon: a preset has no parts in the request.
     *
     * @param part a pointer into the weapon document, such as {@code /recoil/rolling}
     */
    default String pointerTo(String part) {
        return weapon() != null ? "/weapon" + part : "/preset";
    }

    /**
     * Returns the seeds in force: the state's, then the request's, then the weapon's, then 1 and 500009. This is the one
     * place where seeds are settled.
     *
     * @param state the seeds of the state that a step goes on from; {@link Seeds#NONE} without one
     * @param drawRunning whether to draw the running seed where nobody gave it and the weapon has running spread
     */
    default Seeds seedsInForce(Seeds state, boolean drawRunning) {
        Seeds own = Objects.requireNonNullElse(seeds(), Seeds.NONE);
        Seeds settled = state.over(own).over(weaponInForce().seeds());
        return drawRunning && weaponInForce().hasRunningSpread() ? settled.withRunningDrawn() : settled;
    }

    /** Complains unless exactly one of weapon and preset is given, and about a weapon that the formulas don't take. */
    @Override
    default void rules(Complaints complaints) {
        Weapon document = weapon();
        Preset known = preset();
        if (document != null && known != null) {
            complaints.add("preset", "is given together with weapon; leave one of the two out", known.name());
        } else if (document == null && known == null && complaints.sound("weapon", "preset")) {
            complaints.add("weapon", "is required, or a preset in its place", null);
        }
        if (document != null && complaints.sound("formulas")) {
            document.rules(formulas(), complaints.at("weapon"));
        } else if (known != null && complaints.sound("formulas", "preset")) {
            known.weapon().rules(formulas(), complaints.at("preset"));
        }
    }

    /** Returns the weapon if exactly one is given without any complaint about it, so that rules may use it. */
    default @Nullable Weapon soundWeapon(Complaints complaints) {
        boolean isOne = (weapon() == null) != (preset() == null);
        return isOne && complaints.sound("weapon", "preset") ? weaponInForce() : null;
    }

    /** Complains about a weapon without the half that a request is about. */
    default void requirePart(String name, @Nullable Object part, Complaints complaints) {
        if (part != null) {
            return;
        }
        String cure = "; add it to the weapon, or ask for /v1/weapon/sequence";
        if (weapon() != null) {
            complaints.at("weapon").add(name, "is required here" + cure, null);
        } else {
            complaints.add("preset", "has no " + name + ", which is required here" + cure, null);
        }
    }
}
