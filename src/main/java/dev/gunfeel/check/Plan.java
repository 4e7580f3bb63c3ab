package dev.gunfeel.check;

import dev.gunfeel.check.metric.BurstMetric;
import dev.gunfeel.check.metric.Metric;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which checks are made of which weapons. */
final class Plan {
    /** The metrics that a baseline bounds by itself. */
    private static final List<Metric> OF_EVERY_WEAPON = Metric.ofEveryBaseline();

    /** How many checks a baseline makes of a weapon by itself, the pattern's included. */
    static final int OF_BASELINE = OF_EVERY_WEAPON.size();

    private final ChecksRequest request;
    private final BaselineValues recorded;

    Plan(ChecksRequest request) {
        this.request = request;
        recorded = new BaselineValues(request.baseline());
    }

    /** Returns the values of the baseline. */
    BaselineValues recorded() {
        return recorded;
    }

    /** Returns every check of every weapon, weapon by weapon. */
    List<PlannedCheck> all() {
        Map<String, NamedWeapon> byName = new HashMap<>();
        request.named().forEach(weapon -> byName.put(weapon.name(), weapon));
        List<PlannedCheck> all = new ArrayList<>();
        for (NamedWeapon weapon : request.named()) {
            Map<String, Integer> titles = new HashMap<>();
            for (CheckRequest check : request.checks()) {
                for (CheckRequest one : check.isOf(weapon) ? check.each(request.player()) : List.<CheckRequest>of()) {
                    String title = Titles.of(one);
                    int same = titles.merge(title, 1, Integer::sum);
                    // Servers that read reports take two cases of one name for the same.
                    all.add(of(same == 1 ? title : title + " #" + same, one, weapon, compared(one, weapon, byName)));
                }
            }
            all.addAll(ofBaseline(weapon));
        }
        return all;
    }

    /** Returns the weapon that a check compares with; null where it compares with none. */
    static @Nullable NamedWeapon compared(CheckRequest check, NamedWeapon own, Map<String, NamedWeapon> byName) {
        String other = check.against() == null ? null : check.against().other();
        return check.against() == null ? null : other == null ? own : byName.get(other);
    }

    /** Returns what a baseline bounds of a weapon without anybody writing it down. */
    List<PlannedCheck> ofBaseline(NamedWeapon weapon) {
        List<PlannedCheck> all = new ArrayList<>();
        Baseline baseline = request.baseline();
        if (baseline == null) {
            return all;
        }
        for (Metric metric : OF_EVERY_WEAPON) {
            PlannedCheck planned = of(Titles.ofBaseline(metric), CheckRequest.of(metric), weapon, null);
            if (isHeld(planned.own(), baseline)) {
                all.add(planned);
            }
        }
        return all;
    }

    /** Returns whether a baseline has something to hold a weapon to; one that is being recorded has all but patterns. */
    private boolean isHeld(Evaluation own, Baseline baseline) {
        return own.metric() instanceof BurstMetric
                ? !baseline.isRecorded() || recorded.has(own)
                : recorded.pattern(own.weapon()) != null || recorded.weapon(own.weapon()) != null;
    }

    /**
     * Plans a check of a weapon.
     *
     * @param title what the check is called
     * @param against the weapon to compare with; null for none
     */
    PlannedCheck of(String title, CheckRequest check, NamedWeapon weapon, @Nullable NamedWeapon against) {
        Evaluation own = Evaluation.of(request, check, weapon);
        Evaluation other = against == null || check.against() == null
                ? null
                : Evaluation.of(request, check.against().of(check), against);
        Double value = recorded.of(own);
        NamedWeapon old = value == null ? recorded.weapon(weapon.name()) : null;
        Evaluation before = old == null ? null : Evaluation.of(request, check, old);
        return check.metric() instanceof BurstMetric
                ? new PlannedValue(title, check, own, other, before, value, request.tolerance())
                : new PlannedPattern(
                        title, check, own, other, before, recorded.pattern(weapon.name()), request.tolerance());
    }
}
