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

    /** How many checks a baseline makes of a weapon by itself, the pattern's included. */
    static final int OF_BASELINE = OF_EVERY_WEAPON.size() + 1;

    private final ChecksRequest request;
    private final Map<String, Armed> byName = new HashMap<>();

    private Trials(ChecksRequest request) {
        this.request = request;
        request.armed().forEach(armed -> byName.put(armed.name(), armed));
    }

    /** Returns every check of every weapon, weapon by weapon. */
    static List<Trial> of(ChecksRequest request) {
        Trials trials = new Trials(request);
        List<Trial> all = new ArrayList<>();
        for (Armed armed : request.armed()) {
            Map<String, Integer> titles = new HashMap<>();
            for (CheckRequest check : request.checks()) {
                if (ChecksRules.applies(check, armed.name())) {
                    String title = Titles.of(check);
                    int same = titles.merge(title, 1, Integer::sum);
                    // Servers that read reports take two cases of one name for the same.
                    all.add(trials.trial(same == 1 ? title : title + " #" + same, check, armed));
                }
            }
            all.addAll(ofBaseline(request, armed));
        }
        return all;
    }

    private Trial trial(String title, CheckRequest check, Armed armed) {
        @Nullable Armed other = check.against() == null ? null : byName.get(check.against());
        return new Trial(request, title, check, armed, other);
    }

    /** Returns what a baseline bounds of a weapon without anybody writing it down. */
    static List<Trial> ofBaseline(ChecksRequest request, Armed armed) {
        List<Trial> all = new ArrayList<>();
        Baseline baseline = request.baseline();
        if (baseline == null) {
            return all;
        }
        for (Metric metric : OF_EVERY_WEAPON) {
            Trial trial = new Trial(request, Titles.ofBaseline(metric), CheckRequest.of(metric), armed, null);
            if (!baseline.isRecorded()
                    || baseline.hasValue(armed.name(), trial.own().inWords())) {
                all.add(trial);
            }
        }
        if (baseline.pattern(armed.name()) != null || baseline.weapon(armed.name()) != null) {
            Metric metric = Metric.PATTERN_DISTANCE;
            all.add(new Trial(request, Titles.ofBaseline(metric), CheckRequest.of(metric), armed, null));
        }
        return all;
    }
}
