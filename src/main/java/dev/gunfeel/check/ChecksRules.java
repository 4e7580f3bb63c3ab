package dev.gunfeel.check;

import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules across weapons and checks. */
final class ChecksRules {
    private final ChecksRequest request;
    private final Complaints complaints;
    private final List<NamedWeapon> sound = new ArrayList<>();
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
        int implied = request.baseline() == null ? 0 : Plan.OF_BASELINE;
        double results = (AskedShots.results(request.checks()) + implied) * Math.max(1, names.size());
        complaints.limit("checks", Limit.CHECKS, results);
        double looked = shotsOfAll(implied);
        complaints.limit("firing", Limit.CHECKED_SHOTS, looked);
        if (results > complaints.limits().get(Limit.CHECKS)
                || looked > complaints.limits().get(Limit.CHECKED_SHOTS)) {
            return;
        }
        // A baseline that is at fault is told once, and must not keep checks from being looked at.
        ChoiceRules choices = new ChoiceRules(sound, names, complaints);
        Plan plan = new Plan(complaints.sound("baseline") ? request : request.withBaseline(null));
        Set<String> titles = new HashSet<>();
        for (int i = 0; i < request.checks().size(); i++) {
            @Nullable CheckRequest check = request.checks().get(i);
            if (check != null) {
                check(plan, choices, check, complaints.at("checks").at(i), titles);
            }
        }
        if (request.baseline() != null && complaints.sound("baseline", "firing", "vary", "seed", "simulations")) {
            sound.forEach(named -> ofBaseline(plan, named));
        }
        if (complaints.sound() && new Plan(request).all().isEmpty()) {
            complaints.add("baseline", "has nothing of the weapons here to hold them to; record it anew", null);
        }
        complaints.limit("simulations", Limit.SIMULATIONS, simulations);
        complaints.limit("firing", Limit.SIMULATED_SHOTS, shots);
    }

    /** Returns about how many shots all checks look at: those with shots of their own, the others the longest burst. */
    private double shotsOfAll(int implied) {
        double longest = complaints.sound("firing")
                ? sound.stream()
                        .mapToDouble(named -> CheckFiring.general(request.firing(), named.weapon())
                                .count())
                        .max()
                        .orElse(0)
                : 0;
        return AskedShots.shots(request.checks(), implied, longest) * Math.max(1, names.size());
    }

    private void weapons() {
        for (int i = 0; i < request.weapons().size(); i++) {
            @Nullable Weapon weapon = request.weapons().get(i);
            if (weapon != null) {
                Complaints place = complaints.at("weapons").at(i);
                WeaponNames.rules(weapon.name(), names, place);
                formulas(weapon, place);
                if (place.sound() && weapon.name() != null) {
                    sound.add(new NamedWeapon(weapon.name(), weapon));
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
                    sound.add(new NamedWeapon(preset.name(), preset.weapon()));
                }
            }
        }
        if (names.isEmpty() && complaints.sound("weapons", "presets")) {
            complaints.add("weapons", "needs at least one weapon, or presets in its place", null);
        }
    }

    private void formulas(Weapon weapon, Complaints place) {
        if (complaints.sound("formulas")) {
            weapon.rules(request.formulasOf(weapon), place);
        }
        if (complaints.sound("generator", "seedMixing", "generatorLifetime")) {
            weapon.seeds().rules(request.generatorSettings(), mostShots(weapon), place.at("seeds"));
        }
    }

    /** Returns the most shots of a weapon that a check may look at, or more where one check has several results. */
    private long mostShots(Weapon weapon) {
        long most = complaints.sound("firing")
                ? CheckFiring.general(request.firing(), weapon).count()
                : 1;
        for (@Nullable CheckRequest check : request.checks()) {
            most = Math.max(most, (long) AskedShots.shots(Collections.singletonList(check), 0, 0));
        }
        return most;
    }

    private void baseline() {
        Baseline baseline = request.baseline();
        if (baseline == null) {
            return;
        }
        Complaints place = complaints.at("baseline");
        if (complaints.sound("weapons", "presets", "baseline")) {
            List<String> gone = baseline.names().stream()
                    .filter(name -> !names.contains(name))
                    .toList();
            if (!gone.isEmpty()) {
                complaints.add(
                        "baseline",
                        "holds " + names(gone) + ", which "
                                + (gone.size() == 1 ? "is no weapon" : "are no weapons")
                                + " here; record it anew, or put back what is gone",
                        null);
                return;
            }
        }
        place.limit("values", Limit.CHECKS, baseline.values().size());
        for (int i = 0; i < baseline.weapons().size(); i++) {
            @Nullable Weapon weapon = baseline.weapons().get(i);
            if (weapon != null) {
                formulas(weapon, place.at("weapons").at(i));
            }
        }
    }

    private static String names(List<String> all) {
        int most = 5;
        return all.size() <= most
                ? String.join(", ", all)
                : String.join(", ", all.subList(0, most)) + " and " + (all.size() - most) + " more";
    }

    private void ofBaseline(Plan plan, NamedWeapon named) {
        for (PlannedCheck planned : plan.ofBaseline(named)) {
            if (planned.before() != null) {
                fitted(planned.before(), planned.check());
            }
            simulations += planned.simulations();
            shots += planned.simulatedShots();
        }
    }

    private void check(Plan plan, ChoiceRules choices, CheckRequest check, Complaints place, Set<String> titles) {
        choices.rules(check, place);
        if (check.name() != null && place.sound("name") && !titles.add(check.name())) {
            place.add("name", "is the name of another check; give each its own", check.name());
        }
        if (!check.isBounded() && request.baseline() == null && place.sound()) {
            place.add("has no bound; add min, max, minRatio or maxRatio, or a baseline", null);
        }
        if (!place.sound() || !complaints.sound("firing", "vary", "seed", "simulations")) {
            return;
        }
        if (complaints.sound("weapons", "presets") && sound.stream().noneMatch(check::isOf)) {
            choices.nobody(check, place);
        }
        for (NamedWeapon named : sound) {
            if (check.isOf(named)) {
                check.each(request.player()).forEach(one -> planned(plan, one, named, place));
            }
        }
    }

    private void planned(Plan plan, CheckRequest check, NamedWeapon named, Complaints place) {
        Map<String, NamedWeapon> byName = new HashMap<>();
        sound.forEach(other -> byName.put(other.name(), other));
        NamedWeapon against = Plan.compared(check, named, byName);
        PlannedCheck planned = plan.of("", check, named, against);
        fits(planned.own(), check, "metric", place);
        if (planned.other() != null) {
            fits(planned.other(), Objects.requireNonNull(check.against()).of(check), "against", place);
        }
        if (planned.before() != null) {
            fitted(planned.before(), check);
        }
        if (request.baseline() == null) {
            if (planned instanceof PlannedPattern && check.against() == null) {
                place.add("against", "is required for patternDistance where there is no baseline; name a weapon", null);
            }
        } else if (request.baseline().isRecorded() && complaints.sound("baseline")) {
            recorded(plan.recorded(), planned, place);
        }
        simulations += planned.simulations();
        shots += planned.simulatedShots();
    }

    /** Complains where a weapon can't be fired as a check says. */
    private void fits(Evaluation evaluation, CheckRequest check, String member, Complaints place) {
        Conditions conditions = evaluation.conditions();
        if (check.shots() != null) {
            place.limit("shots", Limit.SHOTS, check.shots());
        }
        Stance.rules(conditions.weapon().stances(), check.stances(), place);
        if (check.firing() != null) {
            boolean isOther = member.equals("against")
                    && Objects.requireNonNull(check.against()).firing() != null;
            conditions.firing().rules(conditions.weapon(), (isOther ? place.at("against") : place).at("firing"));
        } else if (check.shots() == null && request.firing() != null) {
            // Its own stances were complained about at their own place.
            Firing fired =
                    check.stances() == null ? request.firing() : CheckFiring.inStances(request.firing(), List.of());
            fired.rules(conditions.weapon(), complaints.at("firing"));
        } else if (check.shots() == null) {
            complaints.limit("firing", Limit.SHOTS, (double) conditions.firing().count());
        }
        check.metric().rules(evaluation.weapon(), evaluation.shots(), place);
        if (check.metric().lacksAPlayer() && conditions.weapon().leavesAPlayerWork() && place.sound("player")) {
            place.add(
                    "player",
                    "is required: who shoots decides what " + evaluation.weapon()
                            + " hits; write none (nobody pulls), perfect, or an object such as { \"view\": 0.7, \"pattern\": 0.4,"
                            + " \"reactionSeconds\": 0.15 }, here or beside checks for all of them",
                    null);
        }
        String missing = check.metric().missing(conditions.weapon());
        if (missing != null) {
            place.add(
                    member,
                    "needs the " + missing + " of " + evaluation.weapon() + "; add " + missing + " to the weapon",
                    member.equals("metric") ? check.metric().word() : evaluation.weapon());
        }
    }

    /** Complains where a weapon as it was can't be fired as a check says: then the baseline is of no use. */
    private void fitted(Evaluation before, CheckRequest check) {
        Conditions conditions = before.conditions();
        Complaints scratch = Complaints.root(complaints.limits());
        if (check.firing() != null || (request.firing() != null && check.shots() == null)) {
            conditions.firing().rules(conditions.weapon(), scratch);
        }
        check.metric().rules(before.weapon(), before.shots(), scratch);
        String missing = check.metric().missing(conditions.weapon());
        if (missing != null) {
            scratch.add(missing, "is missing", null);
        }
        if (!scratch.sound()) {
            complaints.add(
                    "baseline",
                    "has the weapon " + before.weapon() + ", which can't be fired as the checks say ("
                            + scratch.all().get(0).place().substring(1) + " "
                            + scratch.all().get(0).message() + "); record it anew",
                    null);
        }
    }

    /** Complains where the baseline has nothing to hold a check to that needs it. */
    private static void recorded(BaselineValues recorded, PlannedCheck planned, Complaints place) {
        CheckRequest check = planned.check();
        String weapon = planned.own().weapon();
        if (planned instanceof PlannedValue) {
            if (!check.isBounded() && !recorded.has(planned.own())) {
                place.add(
                        "has no bound, and the baseline has no value of " + weapon
                                + " for it; record it anew, or add a bound",
                        null);
            }
            return;
        }
        RecordedPattern pattern = recorded.pattern(weapon);
        int bullets = planned.own().conditions().withoutChance().weapon().bulletsPerShot();
        if (check.against() != null) {
            return;
        }
        if (pattern == null && recorded.weapon(weapon) == null) {
            place.add("metric", "needs the pattern of " + weapon + " in the baseline; record it anew", null);
        } else if (pattern != null
                && place.sound("shots")
                && check.shots() != null
                && pattern.yawDegrees().length < (double) check.shots() * bullets) {
            place.add(
                    "shots",
                    "asks for " + check.shots() + " shots, but the baseline has "
                            + pattern.yawDegrees().length / bullets + " of " + weapon + "; record it anew",
                    check.shots());
        }
    }
}
