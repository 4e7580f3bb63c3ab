package dev.gunfeel.check;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.Min;
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
 * @param format the form of this document; from 1 to 3; 1 where left out. In form 1 a value says by a sentence what was measured,
 *     and is set aside; in form 2 viewSettledSeconds was called viewSettleSeconds
 * @param version the version of Gunfeel that recorded it; for the reader
 * @param weapons the weapons as they were, each with its name
 * @param values the figures of their checks
 * @param patterns their patterns
 */
public record Baseline(
        @Min(1) Integer format,
        @Nullable String version,
        @CountsAs(Limit.CHECKS) List<Weapon> weapons,
        @CountsAs(Limit.CHECKS) List<RecordedValue> values,
        @CountsAs(Limit.CHECKS) List<RecordedPattern> patterns)
        implements Rules {
    /** The form of the baselines that are recorded today. */
    static final int FORMAT = 3;

    /** Stands for a baseline that is about to be recorded: it bounds nothing yet. */
    public static final Baseline UNRECORDED = new Baseline(FORMAT, null, List.of(), List.of(), List.of());

    /** Puts the defaults where something is left out. */
    public Baseline {
        format = Defaults.or(format, 1);
        weapons = Defaults.or(weapons, List.of());
        values = Defaults.or(values, List.of());
        patterns = Defaults.or(patterns, List.of());
    }

    /** Returns the recorded pattern of a weapon, or null where there is none. */
    @Nullable
    RecordedPattern pattern(String name) {
        return patterns.stream()
                .filter(pattern -> name.equals(pattern.weapon()))
                .findFirst()
                .orElse(null);
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
        if (format > FORMAT && complaints.sound("format")) {
            complaints.add(
                    "format",
                    "is " + format + ", but this Gunfeel reads baselines up to " + FORMAT
                            + "; take the Gunfeel that recorded it" + (version == null ? "" : " (" + version + ")")
                            + ", or record it anew",
                    format);
        }
        Set<String> names = new HashSet<>();
        for (int i = 0; i < weapons.size(); i++) {
            // What could not be read is null, and complained about elsewhere.
            @Nullable Weapon weapon = weapons.get(i);
            if (weapon != null) {
                WeaponNames.rules(weapon.name(), names, complaints.at("weapons").at(i));
            }
        }
        Set<Object> measured = new HashSet<>();
        for (int i = 0; i < values.size(); i++) {
            @Nullable RecordedValue value = values.get(i);
            Complaints place = complaints.at("values").at(i);
            if (value != null && place.sound()) {
                once(value, measured, place);
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

    private static void once(RecordedValue value, Set<Object> measured, Complaints place) {
        if (!value.isKeyed() && !measured.add(value.weapon() + "\n" + value.measure())) {
            place.add("measure", "stands here twice for this weapon; keep one", value.measure());
        } else if (value.isKeyed() && !measured.add(value.measurement())) {
            place.add("metric", "was measured of this weapon in the same way here already; keep one", null);
        }
    }
}
