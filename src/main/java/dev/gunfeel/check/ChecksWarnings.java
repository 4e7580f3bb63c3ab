package dev.gunfeel.check;

import dev.gunfeel.input.Warning;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What is legal but surprising in checks. */
final class ChecksWarnings {
    private ChecksWarnings() {}

    static List<Warning> of(ChecksRequest request) {
        List<Warning> warnings = new ArrayList<>();
        unread(request, warnings);
        for (int i = 0; i < request.checks().size(); i++) {
            percentile(request.checks().get(i), i, warnings);
        }
        for (Armed armed : request.armed()) {
            baseline(request, armed, warnings);
            for (int i = 0; i < request.checks().size(); i++) {
                CheckRequest check = request.checks().get(i);
                if (ChecksRules.applies(check, armed.name())) {
                    magazine(request, i, armed, warnings);
                    stillView(check, i, armed, warnings);
                }
            }
        }
        return warnings;
    }

    private static void baseline(ChecksRequest request, Armed armed, List<Warning> warnings) {
        Baseline baseline = request.baseline();
        if (baseline != null && !baseline.knows(armed.name())) {
            warnings.add(new Warning(
                    "notInBaseline",
                    "the baseline doesn't know " + armed.name()
                            + ", so nothing holds it to what it was; record the baseline anew",
                    null,
                    "/baseline"));
        }
    }

    /** Warns of recorded figures that nothing is held to any longer: what was measured has changed, or its check is gone. */
    private static void unread(ChecksRequest request, List<Warning> warnings) {
        Baseline baseline = request.baseline();
        if (baseline == null || baseline.values().isEmpty()) {
            return;
        }
        Set<String> read = Trials.of(request).stream()
                .map(Trial::own)
                .map(own -> own.name() + "\n" + own.inWords())
                .collect(Collectors.toSet());
        List<RecordedValue> unread = baseline.values().stream()
                .filter(value -> !read.contains(value.weapon() + "\n" + value.measure()))
                .toList();
        if (!unread.isEmpty()) {
            RecordedValue first = unread.get(0);
            warnings.add(new Warning(
                    "unreadInBaseline",
                    "the baseline has " + unread.size() + (unread.size() == 1 ? " figure" : " figures")
                            + " that nothing is held to, such as " + first.measure() + " of " + first.weapon()
                            + "; record it anew",
                    (double) unread.size(),
                    "/baseline/values"));
        }
    }

    private static void percentile(CheckRequest check, int index, List<Warning> warnings) {
        Double percentile = check.percentile();
        if (percentile != null && percentile < 1) {
            warnings.add(new Warning(
                    "smallPercentile",
                    "percentile " + Figures.of(percentile) + " is less than one burst in a hundred; the median is 50",
                    percentile,
                    "/checks/" + index + "/percentile"));
        }
    }

    /** Warns of a bound on what can't be anything but 0. */
    private static void stillView(CheckRequest check, int index, Armed armed, List<Warning> warnings) {
        WeaponRecoil recoil = armed.weapon().recoil();
        if (check.metric().isTurnOfView() && (recoil == null || recoil.knocking() == null)) {
            warnings.add(new Warning(
                    "stillView",
                    armed.name() + " has no recoil.knocking, so its view never turns and " + Words.of(check.metric())
                            + " is always 0",
                    null,
                    "/checks/" + index + "/metric"));
        }
    }

    /** Warns of a burst that no magazine lasts for: reloading is not simulated. */
    private static void magazine(ChecksRequest request, int index, Armed armed, List<Warning> warnings) {
        CheckRequest check = request.checks().get(index);
        Integer magazine = armed.weapon().magazineSize();
        long fired = Volleys.firing(request.firing(), check, armed.weapon()).count();
        if (magazine != null && fired > magazine) {
            warnings.add(new Warning(
                    "beyondMagazine",
                    armed.name() + " fires " + fired + " shots here, but its magazine has " + magazine
                            + (check.metric().kills()
                                    ? "; a kill counts within the first"
                                    : "; nobody reloads between them"),
                    (double) fired,
                    check.shots() != null ? "/checks/" + index + "/shots" : "/firing"));
        }
    }
}
