package dev.gunfeel.check;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.weapon.Weapon;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What weapons were like when they were last agreed upon: the weapons as they were, or the figures and patterns that they
 * had. Recorded figures go before those that the weapons would have today, so that a change of Gunfeel itself shows.
 *
 * @param version the version of Gunfeel that recorded it; for the reader
 * @param weapons the weapons as they were, each with its name
 * @param values the figures of their checks
 * @param patterns their patterns
 */
public record Baseline(
        @Nullable String version, List<Weapon> weapons, List<RecordedValue> values, List<RecordedPattern> patterns)
        implements Rules {
    /** Stands for a baseline that is about to be recorded: it bounds nothing yet. */
    public static final Baseline UNRECORDED = new Baseline(null, List.of(), List.of(), List.of());

    public Baseline {
        weapons = Defaults.or(weapons, List.of());
        values = Defaults.or(values, List.of());
        patterns = Defaults.or(patterns, List.of());
    }

    /** Returns the weapon of a name as it was, or null where it was not recorded. */
    @Nullable
    Weapon weapon(String name) {
        return weapons.stream()
                .filter(weapon -> name.equals(weapon.name()))
                .findFirst()
                .orElse(null);
    }

    /** Returns the recorded pattern of a weapon, or null where there is none. */
    @Nullable
    RecordedPattern pattern(String name) {
        return patterns.stream()
                .filter(pattern -> name.equals(pattern.weapon()))
                .findFirst()
                .orElse(null);
    }

    /** Returns the recorded value of a measure of a weapon, or null where there is none. */
    @Nullable
    Double value(String name, String measure) {
        return values.stream()
                .filter(value -> name.equals(value.weapon()) && measure.equals(value.measure()))
                .map(RecordedValue::value)
                .findFirst()
                .orElse(null);
    }

    /** Returns whether a value of a measure of a weapon was recorded, or can be computed from the weapon as it was. */
    boolean hasValue(String name, String measure) {
        return weapon(name) != null || value(name, measure) != null;
    }

    /** Returns whether anything of a weapon was recorded. */
    boolean knows(String name) {
        return names().contains(name);
    }

    /** Returns the names of all weapons of which anything was recorded, in order. */
    Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        weapons.stream().map(Weapon::name).filter(Objects::nonNull).forEach(names::add);
        values.stream().map(RecordedValue::weapon).forEach(names::add);
        patterns.stream().map(RecordedPattern::weapon).forEach(names::add);
        return names;
    }

    /** Returns whether this is a baseline at all, and not the one that stands for what is about to be recorded. */
    @SuppressWarnings("ReferenceEquality") // An empty baseline of somebody's is a mistake of his, and not this one.
    boolean isRecorded() {
        return this != UNRECORDED;
    }

    @Override
    public void rules(Complaints complaints) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < weapons.size(); i++) {
            // What could not be read is null, and complained about elsewhere.
            @Nullable Weapon weapon = weapons.get(i);
            if (weapon != null) {
                WeaponNames.rules(weapon.name(), names, complaints.at("weapons").at(i));
            }
        }
        Set<String> figures = new HashSet<>();
        for (int i = 0; i < values.size(); i++) {
            @Nullable RecordedValue value = values.get(i);
            Complaints place = complaints.at("values").at(i);
            if (value != null && place.sound() && !figures.add(value.weapon() + "\n" + value.measure())) {
                place.add("measure", "stands here twice for this weapon; keep one", value.measure());
            }
        }
        Set<String> patterned = new HashSet<>();
        for (int i = 0; i < patterns.size(); i++) {
            @Nullable RecordedPattern pattern = patterns.get(i);
            Complaints place = complaints.at("patterns").at(i);
            if (pattern != null && place.sound() && !patterned.add(pattern.weapon())) {
                place.add("weapon", "has a pattern here already; keep one", pattern.weapon());
            }
        }
        if (isRecorded() && weapons.isEmpty() && values.isEmpty() && patterns.isEmpty() && complaints.sound()) {
            complaints.add("is empty; give weapons, values or patterns, or leave it out", null);
        }
    }
}
