package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A request about a weapon that is fired: what the sequences share. It may name a second weapon to compare with, which is
 * fired the same way.
 */
public interface FiringRequest extends WeaponRequest {
    /**
     * Returns how the weapon is fired.
     *
     * @return the shots; null for a full magazine
     */
    @Nullable
    Firing firing();

    /**
     * Returns how the weapon is fired, also where nobody says it: {@link Firing#standard}. A weapon to compare with is fired the same
     * way, whatever its own magazine.
     *
     * @return the shots
     */
    default Firing firingInForce() {
        return firing() != null ? firing() : Firing.standard(armament().weapon());
    }

    /**
     * Returns the document of a weapon to compare with.
     *
     * @return null where there is none
     */
    @Nullable
    Weapon against();

    /**
     * Returns the preset to compare with.
     *
     * @return null where a document is given, or nothing to compare with
     */
    @Nullable
    Preset againstPreset();

    /**
     * Returns the weapon to compare with.
     *
     * @return null where there is none
     */
    default @Nullable Armament armamentAgainst() {
        return against() == null && againstPreset() == null
                ? null
                : armament("against", against(), "againstPreset", againstPreset());
    }

    /**
     * Fires the weapon to compare with, by the same chance as the weapon itself.
     *
     * @param <T> what comes of firing
     * @param own the weapon itself, its seeds drawn
     * @param fire fires a weapon
     * @return what comes of it; null where there is nothing to compare with
     */
    default <T> @Nullable T firedAgainst(Armament own, Function<Armament, T> fire) {
        Armament other = armamentAgainst();
        return other == null ? null : fire.apply(other.withChanceOf(own));
    }

    /**
     * Complains, besides what {@link WeaponRequest} does, about the weapon to compare with as about the weapon itself, and
     * about pauses shorter than the fire interval of either.
     */
    @Override
    default void rules(Complaints complaints) {
        WeaponRequest.super.rules(complaints);
        Armament other = armamentAgainst();
        if (other != null) {
            other.rules(complaints);
            if (other.document() != null && other.isSound(complaints) && soundGenerator(complaints)) {
                other.document()
                        .seeds()
                        .rules(
                                generatorSettings(),
                                shots(complaints),
                                complaints.at(other.member()).at("seeds"));
            }
        }
        if (!knowsFiring(complaints)) {
            return;
        }
        for (Armament armament : soundArmaments(complaints)) {
            firingInForce().rules(armament.weapon(), complaints.at("firing"));
        }
    }

    /**
     * Tells whether rules may use how the weapon is fired.
     *
     * @param complaints the complaints about the request so far
     * @return whether it is said without any complaint about it, or by a weapon that is sound
     */
    default boolean knowsFiring(Complaints complaints) {
        return complaints.sound("firing") && (firing() != null || soundArmament(complaints) != null);
    }

    /** {@inheritDoc} */
    @Override
    default long shots(Complaints complaints) {
        return knowsFiring(complaints) ? firingInForce().count() : 1;
    }

    /**
     * Returns the weapon and the one to compare with, those that rules may use.
     *
     * @param complaints the complaints about the request so far
     * @return each that is given in exactly one way without any complaint about it
     */
    default List<Armament> soundArmaments(Complaints complaints) {
        return Stream.of(armament(), armamentAgainst())
                .filter(armament -> armament != null && armament.isSound(complaints))
                .toList();
    }
}
