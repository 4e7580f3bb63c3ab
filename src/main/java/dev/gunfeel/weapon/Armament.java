package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Formulas;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A weapon of a request, given as a document or as a preset, with where it stands there and by which formulas and seeds it
 * is fired. A request that compares two weapons has two of them, and all else in common.
 *
 * @param member the member of the request that takes the document
 * @param document the document, null where none is given
 * @param presetMember the member of the request that takes a preset instead
 * @param preset the preset, null where none is given
 * @param formulas which form of the formulas
 * @param asked the seeds that go over the weapon's
 * @param seedsPointer the JSON Pointer of those seeds; null where the weapon's own are in force
 */
public record Armament(
        String member,
        @Nullable Weapon document,
        String presetMember,
        @Nullable Preset preset,
        Formulas formulas,
        Seeds asked,
        @Nullable String seedsPointer) {
    /**
     * Returns the weapon, whichever way it is given.
     *
     * @return the document, or the preset's
     */
    public Weapon weapon() {
        return document != null ? document : Objects.requireNonNull(preset).weapon();
    }

    /**
     * Returns the JSON Pointer of a part of the weapon, for a warning: a preset has no parts in the request.
     *
     * @param part a pointer into the weapon document, such as {@code /recoil/rolling}
     * @return a pointer into the request
     */
    public String pointerTo(String part) {
        return document != null ? "/" + member + part : "/" + presetMember;
    }

    /**
     * Returns the seeds in force: those that were asked for, then the weapon's, then 1 and 500009. This is the one place
     * where seeds are settled.
     *
     * @return the seeds; running is null where nobody gave it and it was not drawn. That of a player is none of the weapon's
     */
    public Seeds seeds() {
        return asked.over(weapon().seeds()).withPlayer(null);
    }

    /**
     * Returns the seeds in force with that of a player who errs, drawn where nobody gave it.
     *
     * @return the seeds of {@link #seeds} and the player's
     */
    public Seeds seedsWithPlayer() {
        return seeds().withPlayer(asked.over(weapon().seeds()).player()).withPlayerDrawn();
    }

    /**
     * Returns where the seeds in force stand.
     *
     * @return a pointer into the request
     */
    public String pointerToSeeds() {
        return seedsPointer != null ? seedsPointer : pointerTo("/seeds");
    }

    /**
     * Goes on with the seeds of a state.
     *
     * @param state the seeds of the state that a step goes on from; null without one
     * @return this, with the state's seeds over all others
     */
    public Armament goingOn(@Nullable Seeds state) {
        return state == null ? this : seeded(state.over(asked), "/state/seeds");
    }

    /**
     * Takes the running seed of another weapon, so that true chance makes no difference between the two.
     *
     * @param first the other weapon, its seeds drawn
     * @return this, with that running seed if there is one
     */
    public Armament withChanceOf(Armament first) {
        return seeded(Seeds.NONE.withRunning(first.seeds().running()).over(asked), seedsPointer);
    }

    /**
     * Draws the running seed where nobody gave it and the weapon has spread that needs it.
     *
     * @return this, with all the seeds that the weapon needs
     */
    public Armament drawn() {
        return weapon().drawsFromRunningSeed()
                ? seeded(asked.withRunning(seeds().withRunningDrawn().running()), seedsPointer)
                : this;
    }

    private Armament seeded(Seeds seeds, @Nullable String pointer) {
        return new Armament(member, document, presetMember, preset, formulas, seeds, pointer);
    }

    /** Complains about a weapon that is given in both ways, and about one that the formulas don't take. */
    void rules(Complaints complaints) {
        if (document != null && preset != null) {
            complaints.add(
                    presetMember, "is given together with " + member + "; leave one of the two out", preset.name());
        }
        if (document != null && complaints.sound("formulas")) {
            document.rules(formulas, complaints.at(member));
        } else if (preset != null && complaints.sound("formulas", presetMember)) {
            preset.weapon().rules(formulas, complaints.at(presetMember));
        }
    }

    /** Complains where the weapon is given in neither way. */
    void require(Complaints complaints) {
        if (document == null && preset == null && complaints.sound(member, presetMember)) {
            complaints.add(member, "is required, or a " + presetMember + " in its place", null);
        }
    }

    /** Returns whether the weapon is given in exactly one way without any complaint about it, so that rules may use it. */
    boolean isSound(Complaints complaints) {
        return (document == null) != (preset == null) && complaints.sound(member, presetMember);
    }

    /**
     * Complains about a weapon whose bullets all go where the aim points.
     *
     * @param complaints the complaints about the request
     */
    public void requireSpread(Complaints complaints) {
        requirePart("spread", weapon().spread() != null ? weapon().spread() : weapon().pellets(), complaints);
    }

    /**
     * Complains about a weapon without the half that a request is about.
     *
     * @param name the name of the half
     * @param part the half; null where the weapon lacks it
     * @param complaints the complaints about the request
     */
    public void requirePart(String name, @Nullable Object part, Complaints complaints) {
        if (part != null) {
            return;
        }
        String cure = "; add it to the weapon, or ask for /v1/weapon/sequence";
        if (document != null) {
            complaints.at(member).add(name, "is required here" + cure, null);
        } else {
            complaints.add(presetMember, "has no " + name + ", which is required here" + cure, null);
        }
    }
}
