package dev.gunfeel.check;

import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponWarnings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is legal but surprising in checks. */
final class ChecksWarnings {
    private final ChecksRequest request;
    private final List<Warning> warnings = new ArrayList<>();

    private ChecksWarnings(ChecksRequest request) {
        this.request = request;
    }

    static List<Warning> of(ChecksRequest request) {
        ChecksWarnings all = new ChecksWarnings(request);
        if (request.baseline() != null) {
            all.setAside(request.baseline());
            all.unread();
        }
        for (int i = 0; i < request.checks().size(); i++) {
            all.warnings.addAll(request.checks().get(i).metric().warnings("/checks/" + i));
        }
        request.named().forEach(all::weapon);
        all.seedsAlike();
        return all.warnings;
    }

    /** Warns of values that nothing can be held to, since they don't say as data what they are of. */
    private void setAside(Baseline baseline) {
        long count =
                baseline.values().stream().filter(value -> !value.isKeyed()).count();
        if (count > 0) {
            warnings.add(new Warning(
                    "oldBaseline",
                    "the baseline is of form 1, in which a sentence says what was measured; its " + count
                            + (count == 1 ? " value is" : " values are")
                            + " set aside, and checks are held to what the recorded weapons do today; record it anew",
                    (double) count,
                    "/baseline/values"));
        } else if (baseline.format() == 2) {
            warnings.add(new Warning(
                    "oldBaseline",
                    "the baseline is of form 2, in which viewSettledSeconds was called viewSettleSeconds; it is read, and"
                            + " recording it anew brings it up to date",
                    null,
                    "/baseline/format"));
        }
    }

    /** Warns of recorded values that no check is held to: something is no longer measured as it was. */
    private void unread() {
        if (request.baseline() == null || request.baseline().values().isEmpty()) {
            return;
        }
        Plan plan = new Plan(request);
        Map<Measurement, RecordedValue> unread =
                new LinkedHashMap<>(plan.recorded().all());
        plan.all().forEach(planned -> unread.remove(planned.own().measurement()));
        if (!unread.isEmpty()) {
            Measurement first = unread.keySet().iterator().next();
            warnings.add(new Warning(
                    "unreadInBaseline",
                    "the baseline has " + unread.size() + (unread.size() == 1 ? " figure" : " figures")
                            + " that nothing is held to, such as " + Titles.of(first.metric()) + " of "
                            + first.weapon() + "; record it anew",
                    (double) unread.size(),
                    "/baseline/values"));
        }
    }

    /** Warns once of shots that start alike, of the first weapon whose shots do. */
    private void seedsAlike() {
        int told = warnings.size();
        for (NamedWeapon named : request.named()) {
            if (warnings.size() == told) {
                Weapon weapon = named.weapon();
                long shots = CheckFiring.general(request.firing(), weapon).count();
                WeaponWarnings.alike(weapon, weapon.seeds(), request.generatorSettings(), shots, warnings);
            }
        }
    }

    private void weapon(NamedWeapon named) {
        int place = request.weapons().indexOf(named.weapon());
        WeaponWarnings.units(named.weapon(), part -> place < 0 ? "/presets" : "/weapons/" + place + part, warnings);
        Baseline baseline = request.baseline();
        if (baseline != null && !baseline.knows(named.name())) {
            warnings.add(new Warning(
                    "notInBaseline",
                    "the baseline doesn't know " + named.name()
                            + ", so nothing holds it to what it was; record the baseline anew",
                    null,
                    "/baseline"));
        }
        for (int i = 0; i < request.checks().size(); i++) {
            CheckRequest check = request.checks().get(i);
            if (check.isOf(named)) {
                magazine(check, i, named);
                warnings.addAll(check.metric().warnings(named.name(), named.weapon(), "/checks/" + i));
            }
        }
    }

    /** Warns of a burst that no magazine lasts for: reloading is not simulated. */
    private void magazine(CheckRequest check, int index, NamedWeapon named) {
        Metric metric = check.metric();
        Integer magazine = named.weapon().magazineSize();
        long fired = CheckFiring.of(request.firing(), check, named.weapon()).count();
        if (magazine != null && fired > magazine) {
            warnings.add(new Warning(
                    "beyondMagazine",
                    named.name() + " fires " + fired + " shots here, but its magazine has " + magazine
                            + (metric.endsWithTheMagazine()
                                    ? "; a kill counts within the first"
                                    : "; nobody reloads between them"),
                    (double) fired,
                    check.shots() != null
                            ? "/checks/" + index + "/shots"
                            : check.firing() != null ? "/checks/" + index + "/firing" : "/firing"));
        }
    }
}
