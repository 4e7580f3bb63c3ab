package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import dev.gunfeel.random.Algorithm;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What all requests about a weapon share: which weapon, by which formulas, with which seeds. */
public interface WeaponRequest extends Rules {
    /**
     * Returns the weapon document.
     *
     * @return null where a preset stands in its place
     */
    @Nullable
    Weapon weapon();

    /**
     * Returns the preset.
     *
     * @return null where a document is given
     */
    @Nullable
    Preset preset();

    /**
     * Returns which form of the formulas to compute.
     *
     * @return null where each weapon says it, or published are computed
     */
    @Nullable
    Formulas formulas();

    /**
     * Returns where random numbers come from.
     *
     * @return the generator
     */
    Algorithm generator();

    /**
     * Returns the seeds that go over the weapon's.
     *
     * @return null where the weapon's are in force
     */
    @Nullable
    Seeds seeds();

    /**
     * Returns the weapon that the request is about, with where it stands and its seeds.
     *
     * @return the weapon; before the request is checked it may be given in no way or in both
     */
    default Armament armament() {
        return armament("weapon", weapon(), "preset", preset());
    }

    /**
     * Returns a weapon of this request.
     *
     * @param member the member that takes the document
     * @param document the document, null where none is given
     * @param presetMember the member that takes a preset instead
     * @param preset the preset, null where none is given
     * @return the weapon with the formulas and seeds of the request
     */
    default Armament armament(String member, @Nullable Weapon document, String presetMember, @Nullable Preset preset) {
        Seeds own = seeds();
        Formulas asked = formulas();
        Weapon weapon = document != null || preset == null ? document : preset.weapon();
        return new Armament(
                member,
                document,
                presetMember,
                preset,
                asked != null || weapon == null ? Defaults.or(asked, Formulas.PUBLISHED) : weapon.formulasInForce(),
                Objects.requireNonNullElse(own, Seeds.NONE),
                own == null ? null : "/seeds");
    }

    /** Complains unless exactly one of weapon and preset is given, and about a weapon that the formulas don't take. */
    @Override
    default void rules(Complaints complaints) {
        armament().require(complaints);
        armament().rules(complaints);
        if (seeds() != null && complaints.sound("generator")) {
            seeds().rules(generator(), shots(complaints), complaints.at("seeds"));
        }
        Armament sound = soundArmament(complaints);
        if (sound != null && sound.document() != null && complaints.sound("generator")) {
            sound.document()
                    .seeds()
                    .rules(
                            generator(),
                            shots(complaints),
                            complaints.at("weapon").at("seeds"));
        }
    }

    /**
     * Returns how many shots may be fired, which tells how far the offsets go that are added to seeds.
     *
     * @param complaints the complaints about the request so far
     * @return at least 1; 1 also where a complaint keeps it from being known
     */
    default long shots(Complaints complaints) {
        return 1;
    }

    /**
     * Returns the weapon, if rules may use it.
     *
     * @param complaints the complaints about the request so far
     * @return null unless the weapon is given in exactly one way without any complaint about it
     */
    default @Nullable Armament soundArmament(Complaints complaints) {
        return armament().isSound(complaints) ? armament() : null;
    }
}
