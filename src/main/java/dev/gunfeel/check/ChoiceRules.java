package dev.gunfeel.check;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Words;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The rules of which weapons a check is made of, and what it compares them with. */
final class ChoiceRules {
    private final List<NamedWeapon> sound;
    private final Set<String> names;
    private final Complaints complaints;

    /**
     * Makes the rules of some weapons.
     *
     * @param sound those that nothing was complained about
     * @param names the names of all
     * @param complaints where complaints about the request go
     */
    ChoiceRules(List<NamedWeapon> sound, Set<String> names, Complaints complaints) {
        this.sound = sound;
        this.names = names;
        this.complaints = complaints;
    }

    /** Complains about weapons that nobody knows, and about what can't be compared. */
    void rules(CheckRequest check, Complaints place) {
        choice(check, place);
        Against against = check.against();
        if (against != null) {
            known(against.other(), against.place(place.at("against")));
            if (!against.hasConditions()
                    && check.weapon() != null
                    && check.weapon().all().contains(against.other())) {
                against.place(place.at("against"))
                        .add(
                                "is the weapon itself; name another, or say what else is different: firing, player"
                                        + " or distanceMeters",
                                against.other());
            }
            if (against.player() != null
                    && place.sound("metric", "against")
                    && !check.metric().takesAPlayer()) {
                place.at("against")
                        .add(
                                "player",
                                "means nothing to metric " + check.metric().word()
                                        + ", for which nobody shoots; leave it out",
                                null);
            }
            if (against.distanceMeters() != null
                    && place.sound("metric", "against")
                    && check.metric().at(against.distanceMeters()) == null) {
                place.at("against")
                        .add(
                                "distanceMeters",
                                "means nothing to metric " + check.metric().word() + "; leave it out",
                                against.distanceMeters());
            }
        }
    }

    /** Complains about weapons and tags that nobody has. */
    private void choice(CheckRequest check, Complaints place) {
        if (check.weapon() != null && place.sound("weapon")) {
            List<String> all = check.weapon().all();
            for (int i = 0; i < all.size(); i++) {
                known(all.get(i), check.weapon().place(i, place.at("weapon")));
            }
        }
        List<@Nullable String> except = Objects.requireNonNullElse(check.except(), List.of());
        for (int i = 0; i < except.size(); i++) {
            known(except.get(i), place.at("except").at(i));
        }
        Set<String> tags = new TreeSet<>();
        sound.forEach(named -> tags.addAll(named.weapon().tags()));
        if (check.tagged() != null
                && place.sound("tagged")
                && complaints.sound("weapons", "presets")
                && !tags.contains(check.tagged())) {
            place.add(
                    "tagged",
                    "is the tag of no weapon here; "
                            + (tags.isEmpty()
                                    ? "none has any: add tags to one"
                                    : Words.suggestion(check.tagged(), tags)),
                    check.tagged());
        }
    }

    /** Complains about a check that is left without a weapon. */
    void nobody(CheckRequest check, Complaints place) {
        if (check.except() != null
                && sound.stream().anyMatch(named -> check.withExcept(null).isOf(named))) {
            place.add("except", "leaves no weapon to check; leave some out of it", null);
        } else if (check.tagged() != null
                && sound.stream().anyMatch(named -> check.withTagged(null).isOf(named))) {
            place.add(
                    "tagged",
                    "is a tag of none of the weapons that the check names; drop one of the two",
                    check.tagged());
        } else {
            place.add("against", "is the only weapon, so that there is none to compare with it; add one", null);
        }
    }

    private void known(@Nullable String name, Complaints place) {
        if (name != null && place.sound() && complaints.sound("weapons", "presets") && !names.contains(name)) {
            place.add(
                    "is no weapon here; " + Words.suggestion(name, names)
                            + (Words.nearest(name, names).isEmpty() ? "; a preset must be listed in presets" : ""),
                    name);
        }
    }
}
