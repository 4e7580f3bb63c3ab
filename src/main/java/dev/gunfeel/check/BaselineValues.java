package dev.gunfeel.check;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values of a baseline by what was measured. */
final class BaselineValues {
    private final @Nullable Baseline baseline;
    private final Map<Measurement, RecordedValue> values = new LinkedHashMap<>();
    private final Map<String, NamedWeapon> weapons = new HashMap<>();

    BaselineValues(@Nullable Baseline baseline) {
        this.baseline = baseline;
        if (baseline != null) {
            baseline.values().stream()
                    .filter(RecordedValue::isKeyed)
                    .forEach(value -> values.putIfAbsent(value.measurement(), value));
            baseline.weapons().stream()
                    .filter(weapon -> weapon.name() != null)
                    .forEach(weapon -> weapons.putIfAbsent(weapon.name(), new NamedWeapon(weapon.name(), weapon)));
        }
    }

    /** Returns the recorded value of an evaluation, or null where there is none. */
    @Nullable
    Double of(Evaluation evaluation) {
        RecordedValue value = values.get(evaluation.measurement());
        return value == null ? null : value.value();
    }

    /** Returns a weapon as it was, or null where it was not recorded. */
    @Nullable
    NamedWeapon weapon(String name) {
        return weapons.get(name);
    }

    /** Returns the recorded pattern of a weapon, or null where there is none. */
    @Nullable
    RecordedPattern pattern(String name) {
        return baseline == null ? null : baseline.pattern(name);
    }

    /** Returns whether there is a value of an evaluation, or it can be computed from the weapon as it was. */
    boolean has(Evaluation evaluation) {
        return weapons.containsKey(evaluation.weapon()) || of(evaluation) != null;
    }

    /** Returns every recorded value by what was measured. */
    Map<Measurement, RecordedValue> all() {
        return values;
    }
}
