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
        int implied = request.baseline() == null ? 0 : Trials.OF_BASELINE;
        double results = (double) (request.checks().size() + implied) * Math.max(1, names.size());
        complaints.limit("checks", Limit.CHECKS, results);
        double looked = shotsOfAll(implied);
        complaints.limit("firing", Limit.CHECKED_SHOTS, looked);
        if (results > complaints.limits().get(Limit.CHECKS)
                || looked > complaints.limits().get(Limit.CHECKED_SHOTS)) {
            return;
        }
        Set<String> titles = new HashSet<>();
        for (int i = 0; i < request.checks().size(); i++) {
            @Nullable CheckRequest check = request.checks().get(i);
            if (check != null) {
                check(check, complaints.at("checks").at(i), titles);
            }
        }
        if (request.baseline() != null && complaints.sound("baseline", "firing", "vary", "seed", "simulations")) {
            sound.forEach(this::ofBaseline);
        }
        if (complaints.sound() && Trials.of(request).isEmpty()) {
            complaints.add("baseline", "has nothing of the weapons here to hold them to; record it anew", null);
        }
        complaints.limit("simulations", Limit.SIMULATIONS, simulations);
        complaints.limit("firing", Limit.SIMULATED_SHOTS, shots);
    }

    /** Returns about how many shots all checks look at: those with shots of their own, the others the longest burst. */
    private double shotsOfAll(int implied) {
        double longest = complaints.sound("firing")
                ? sound.stream()
                        .mapToDouble(armed -> Volleys.count(request.firing(), armed.weapon()))
                        .max()
                        .orElse(0)
                : 0;
        double own = 0;
        double others = implied;
        for (@Nullable CheckRequest check : request.checks()) {
            if (check != null && check.shots() != null) {
                own += check.shots();
            } else {
                others++;
            }
        }
        return (own + others * longest) * Math.max(1, names.size());
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

    private void ofBaseline(Armed armed) {
        for (Trial trial : Trials.ofBaseline(request, armed)) {
            if (trial.before() != null) {
                fitted(trial.before(), trial.check());
            }
            simulations += trial.simulations();
            shots += trial.simulatedShots();
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
        Armed against = sound.stream()
                .filter(other -> other.name().equals(check.against()))
                .findFirst()
                .orElse(null);
        // A baseline that is at fault is told once, and must not keep checks from being looked at.
        ChecksRequest planned = complaints.sound("baseline") ? request : request.against(null);
        Trial trial = new Trial(planned, "", check, armed, against);
        fits(trial.own(), check, "metric", place);
        if (trial.other() != null) {
            fits(trial.other(), check, "against", place);
        }
        if (trial.before() != null) {
            fitted(trial.before(), check);
        }
        Baseline baseline = request.baseline();
        if (check.metric() == Metric.PATTERN_DISTANCE && check.against() == null) {
            pattern(trial.own(), check, place);
        } else if (!check.isBounded() && baseline != null && complaints.sound("baseline")) {
            recorded(baseline, trial.own(), place);
        }
        simulations += trial.simulations();
        shots += trial.simulatedShots();
    }

    /** Complains where a weapon can't be fired as a check says. */
    private void fits(Subject subject, CheckRequest check, String member, Complaints place) {
        Measure measure = subject.measure();
        if (check.shots() != null) {
            place.limit("shots", Limit.SHOTS, check.shots());
        } else if (request.firing() != null) {
            measure.firing().rules(subject.weapon(), complaints.at("firing"));
        } else {
            complaints.limit("firing", Limit.SHOTS, (double) measure.firing().count());
        }
        shot("fromShot", check.fromShot(), subject, place);
        shot("toShot", check.toShot(), subject, place);
        shot("shot", check.shot(), subject, place);
        if (check.metric().kills() && subject.weapon().damage() == null) {
            place.add(
                    member,
                    "needs the damage of " + subject.name() + "; add damage to the weapon",
                    member.equals("metric") ? Words.of(check.metric()) : subject.name());
        }
    }

    /** Complains where a weapon as it was can't be fired as a check says: then the baseline is of no use. */
    private void fitted(Subject recorded, CheckRequest check) {
        Complaints scratch = Complaints.root(complaints.limits());
        if (request.firing() != null && check.shots() == null) {
            recorded.measure().firing().rules(recorded.weapon(), scratch);
        }
        shot("fromShot", check.fromShot(), recorded, scratch);
        shot("toShot", check.toShot(), recorded, scratch);
        shot("shot", check.shot(), recorded, scratch);
        if (check.metric().kills() && recorded.weapon().damage() == null) {
            scratch.add("damage", "is missing", null);
        }
        if (!scratch.sound()) {
            complaints.add(
                    "baseline",
                    "has the weapon " + recorded.name() + ", which can't be fired as the checks say ("
                            + scratch.violations().get(0).pointer().substring(1) + " "
                            + scratch.violations().get(0).message() + "); record it anew",
                    null);
        }
    }

    private static void shot(String member, @Nullable Integer shot, Subject subject, Complaints place) {
        int fired = subject.measure().shots();
        if (shot != null && shot >= fired && place.sound(member)) {
            place.add(
                    member,
                    "is " + shot + ", but " + subject.name() + " fires " + fired + " shots here, 0 to " + (fired - 1)
                            + "; take one of them, or fire more shots",
                    shot);
        }
    }

    private static void recorded(Baseline baseline, Subject subject, Complaints place) {
        if (baseline.isRecorded() && !baseline.hasValue(subject.name(), subject.inWords())) {
            place.add(
                    "has no bound, and the baseline has no value of " + subject.name()
                            + " for it; record it anew, or add" + " a bound",
                    null);
        }
    }

    /** A pattern is compared with another weapon's, or with the one in the baseline. */
    private void pattern(Subject subject, CheckRequest check, Complaints place) {
        Baseline baseline = request.baseline();
        if (baseline == null) {
            place.add("against", "is required for patternDistance where there is no baseline; name a weapon", null);
        } else if (baseline.isRecorded() && complaints.sound("baseline")) {
            RecordedPattern recorded = baseline.pattern(subject.name());
            if (recorded == null && baseline.weapon(subject.name()) == null) {
                place.add(
                        "metric", "needs the pattern of " + subject.name() + " in the baseline; record it anew", null);
            } else if (recorded != null
                    && place.sound("shots")
                    && check.shots() != null
                    && recorded.yawDegrees().length < subject.measure().shots()) {
                place.add(
                        "shots",
                        "asks for " + subject.measure().shots() + " shots, but the baseline has "
                                + recorded.yawDegrees().length + " of " + subject.name() + "; record it anew",
                        subject.measure().shots());
            }
        }
    }
}
