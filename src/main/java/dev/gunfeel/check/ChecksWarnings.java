package dev.gunfeel.check;

import dev.gunfeel.input.Warning;
import java.util.ArrayList;
import java.util.List;

/** What is legal but surprising in checks. */
final class ChecksWarnings {
    private ChecksWarnings() {}

    static List<Warning> of(ChecksRequest request) {
        List<Warning> warnings = new ArrayList<>();
        for (Armed armed : request.armed()) {
            baseline(request, armed, warnings);
            for (int i = 0; i < request.checks().size(); i++) {
                CheckRequest check = request.checks().get(i);
                if (ChecksRules.applies(check, armed.name())) {
                    magazine(request, i, armed, warnings);
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
