package dev.gunfeel.check;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Words;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules across weapons and checks. */
final class ChecksRules {
    private final ChecksRequest request;
    private final Complaints complaints;
    private final List<Armed> sound = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private double simulations;
    private double shots;

    ChecksRules(ChecksRequest request, Complaints complaints) {
        this.request = request;
        this.complaints = complaints;
    }

    void rules() {
        weapons();
        baseline();
        if (request.checks().isEmpty() && request.baseline() == null && complaints.sound("checks", "baseline")) {
            complaints.add("checks", "needs at least one check, or a baseline in its place", null);
        }
        double results = (double) request.checks().size() * Math.max(1, names.size());
        complaints.limit("checks", Limit.CHECKS, results);
        if (results > complaints.limits().get(Limit.CHECKS)) {
            return;
        }
        Set<String> titles = new HashSet<>();
        for (int i = 0; i < request.checks().size(); i++) {
            @Nullable CheckRequest check = request.checks().get(i);
            if (check != null) {
                check(check, complaints.at("checks").at(i), titles);
            }
        }
        complaints.limit("simulations", Limit.SIMULATIONS, simulations);
        complaints.limit("firing", Limit.SIMULATED_SHOTS, shots);
    }

    private void weapons() {
        for (int i = 0; i < request.weapons().size(); i++) {
            @Nullable Weapon weapon = request.weapons().get(i);
            if (weapon != null) {
                Complaints place = complaints.at("weapons").at(i);
                WeaponNames.rules(weapon.name(), names, place);
                formulas(weapon, place);
                if (place.sound() && weapon.name() != null) {
                    sound.add(new Armed(weapon.name(), weapon));
                }
            }
        }
        for (int i = 0; i < request.presets().size(); i++) {
            var preset = request.presets().get(i);
            if (preset != null) {
                Complaints place = complaints.at("presets").at(i);
                if (!names.add(preset.name())) {
                    place.add("is the name of another weapon here; leave one of the two out", preset.name());
                }
                formulas(preset.weapon(), place);
                if (place.sound()) {
                    sound.add(new Armed(preset.name(), preset.weapon()));
                }
            }
        }
        if (names.isEmpty() && complaints.sound("weapons", "presets")) {
            complaints.add("weapons", "needs at least one weapon, or presets in its place", null);
        }
    }

    private void formulas(Weapon weapon, Complaints place) {
        if (complaints.sound("formulas")) {
            weapon.rules(request.formulas(), place);
        }
    }

    private void baseline() {
        Baseline baseline = request.baseline();
        if (baseline == null) {
            return;
        }
        Complaints place = complaints.at("baseline");
        for (int i = 0; i < baseline.weapons().size(); i++) {
            @Nullable Weapon weapon = baseline.weapons().get(i);
            if (weapon != null) {
                formulas(weapon, place.at("weapons").at(i));
            }
        }
    }

    private void check(CheckRequest check, Complaints place, Set<String> titles) {
        known("weapon", check.weapon(), place);
        known("against", check.against(), place);
        if (check.against() != null && check.against().equals(check.weapon())) {
            place.add("against", "is the weapon itself; name another", check.against());
        }
        if (check.name() != null && place.sound("name") && !titles.add(check.name())) {
            place.add("name", "is the name of another check; give each its own", check.name());
        }
        if (!check.isBounded() && request.baseline() == null && place.sound()) {
            place.add("has no bound; add min, max, minRatio or maxRatio, or a baseline", null);
        }
        if (!place.sound() || !complaints.sound("firing", "vary", "seed", "simulations")) {
            return;
        }
        if (check.weapon() == null && names.size() == 1 && names.contains(check.against())) {
            place.add("against", "is the only weapon, so that there is none to compare with it; add one", null);
        }
        for (Armed armed : sound) {
            if (applies(check, armed.name())) {
                of(check, armed, place);
            }
        }
    }

    /** Returns whether a check is made of a weapon: the one that it names, or all but the one that it compares with. */
    static boolean applies(CheckRequest check, String weapon) {
        return check.weapon() != null ? check.weapon().equals(weapon) : !weapon.equals(check.against());
    }

    private void known(String member, @Nullable String name, Complaints place) {
        if (name != null && place.sound(member) && complaints.sound("weapons", "presets") && !names.contains(name)) {
            place.add(
                    member,
                    "is no weapon here; " + Words.suggestion(name, names)
                            + (Words.nearest(name, names).isEmpty() ? "; a preset must be listed in presets" : ""),
                    name);
        }
    }

    private void of(CheckRequest check, Armed armed, Complaints place) {
        Measure measure = Measure.of(request, check, armed.weapon());
        if (request.firing() != null && check.shots() == null) {
            measure.firing().rules(armed.weapon(), complaints.at("firing"));
        }
        if (check.shots() != null) {
            place.limit("shots", Limit.SHOTS, check.shots());
        }
        shot("fromShot", check.fromShot(), measure, armed, place);
        shot("toShot", check.toShot(), measure, armed, place);
        shot("shot", check.shot(), measure, armed, place);
        if (check.metric().kills() && armed.weapon().damage() == null) {
            place.add(
                    "metric",
                    "needs the damage of " + armed.name() + "; add damage to the weapon",
                    Words.of(check.metric()));
        }
        Baseline baseline = request.baseline();
        if (check.metric() == Metric.PATTERN_DISTANCE && check.against() == null) {
            pattern(measure, armed, place);
        } else if (!check.isBounded() && baseline != null && complaints.sound("baseline")) {
            recorded(baseline, measure, armed, place);
        }
        if (Chance.hasPart(armed.weapon(), measure)) {
            simulations += measure.simulations();
            shots += (double) measure.simulations() * measure.shots();
        }
    }

    private static void shot(String member, @Nullable Integer shot, Measure measure, Armed armed, Complaints place) {
        if (shot != null && shot >= measure.shots() && place.sound(member)) {
            place.add(
                    member,
                    "is " + shot + ", but " + armed.name() + " fires " + measure.shots() + " shots here, 0 to "
                            + (measure.shots() - 1) + "; take one of them, or fire more shots",
                    shot);
        }
    }

    private static void recorded(Baseline baseline, Measure measure, Armed armed, Complaints place) {
        if (baseline.isRecorded() && !baseline.hasValue(armed.name(), measure.inWords())) {
            place.add(
                    "has no bound, and the baseline has no value of " + armed.name() + " for it; record it anew, or add"
                            + " a bound",
                    null);
        }
    }

    /** A pattern is compared with another weapon's, or with the one in the baseline. */
    private void pattern(Measure measure, Armed armed, Complaints place) {
        Baseline baseline = request.baseline();
        if (baseline == null) {
            place.add("against", "is required for patternDistance where there is no baseline; name a weapon", null);
        } else if (baseline.isRecorded() && complaints.sound("baseline")) {
            RecordedPattern recorded = baseline.pattern(armed.name());
            if (recorded == null && baseline.weapon(armed.name()) == null) {
                place.add("metric", "needs the pattern of " + armed.name() + " in the baseline; record it anew", null);
            } else if (recorded != null && recorded.yawDegrees().length < measure.shots()) {
                place.add(
                        "shots",
                        "asks for " + measure.shots() + " shots, but the baseline has " + recorded.yawDegrees().length
                                + " of " + armed.name() + "; record it anew",
                        measure.shots());
            }
        }
    }
}
