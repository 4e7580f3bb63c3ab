package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.GeneratorLifetime;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.random.SeedMixing;
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
     * Returns what is made of a seed and an offset before a generator is made of them.
     *
     * @return the mixing
     */
    SeedMixing seedMixing();

    /**
     * Returns how long a generator is drawn on.
     *
     * @return the lifetime
     */
    GeneratorLifetime generatorLifetime();

    /**
     * Returns the generator with its settings.
     *
     * @return where random numbers come from
     */
    default GeneratorSettings generatorSettings() {
        return new GeneratorSettings(generator(), seedMixing(), generatorLifetime());
    }

    /**
     * Tells whether rules may use the generator with its settings.
     *
     * @param complaints the complaints about the request so far
     * @return whether there is no complaint about any of them
     */
    default boolean soundGenerator(Complaints complaints) {
        return complaints.sound("generator", "seedMixing", "generatorLifetime");
    }

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
        if (seeds() != null && soundGenerator(complaints)) {
            seeds().rules(generatorSettings(), shots(complaints), complaints.at("seeds"));
        }
        Armament sound = soundArmament(complaints);
        if (sound != null && sound.document() != null && soundGenerator(complaints)) {
            sound.document()
                    .seeds()
                    .rules(
                            generatorSettings(),
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
