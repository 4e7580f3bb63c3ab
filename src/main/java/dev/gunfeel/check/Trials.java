package dev.gunfeel.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which checks are made of which weapons. */
final class Trials {
    /** The metrics that a baseline bounds by itself: those that need no target. */
    private static final List<Metric> OF_EVERY_WEAPON = List.of(
            Metric.SPREAD_DEGREES,
            Metric.CLIMB_DEGREES,
            Metric.SWAY_DEGREES,
            Metric.VIEW_SETTLE_SECONDS,
            Metric.RECOVERY_SECONDS);

    private final ChecksRequest request;
    private final Session session;
    private final Map<String, Armed> byName = new HashMap<>();

    private Trials(ChecksRequest request, Session session) {
        this.request = request;
        this.session = session;
        request.armed().forEach(armed -> byName.put(armed.name(), armed));
    }

    /** Returns every check of every weapon, weapon by weapon. */
    static List<Trial> of(ChecksRequest request, Session session) {
        Trials trials = new Trials(request, session);
        List<Trial> all = new ArrayList<>();
        for (Armed armed : request.armed()) {
            for (CheckRequest check : request.checks()) {
                if (ChecksRules.applies(check, armed.name())) {
                    all.add(trials.trial(Titles.of(check), check, armed));
                }
            }
            trials.ofBaseline(armed, all);
        }
        return all;
    }

    private Trial trial(String title, CheckRequest check, Armed armed) {
        @Nullable Armed other = check.against() == null ? null : byName.get(check.against());
        return new Trial(session, request, title, check, armed, other);
    }

    /** Adds what a baseline bounds without anybody writing it down. */
    private void ofBaseline(Armed armed, List<Trial> all) {
        Baseline baseline = request.baseline();
        if (baseline == null) {
            return;
        }
        for (Metric metric : OF_EVERY_WEAPON) {
            CheckRequest check = CheckRequest.of(metric);
            Trial trial = trial(Titles.ofBaseline(metric), check, armed);
            if (!baseline.isRecorded() || baseline.hasValue(armed.name(), trial.measured())) {
                all.add(trial);
            }
        }
        if (baseline.pattern(armed.name()) != null || baseline.weapon(armed.name()) != null) {
            CheckRequest check = CheckRequest.of(Metric.PATTERN_DISTANCE);
            all.add(trial(Titles.ofBaseline(Metric.PATTERN_DISTANCE), check, armed));
        }
    }
}
