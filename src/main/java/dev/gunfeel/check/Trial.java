package dev.gunfeel.check;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One check of one weapon: what it needs computed, and how it ends. */
final class Trial {
    /** Patterns that were written down and read again differ by rounding, far below this many degrees. */
    private static final double SAME_PATTERN = 1e-9;

    private final Session session;
    private final ChecksRequest request;
    private final String title;
    private final CheckRequest check;
    private final Armed armed;
    private final @Nullable Armed other;
    private final @Nullable Armed before;
    private final Measure measure;
    private @Nullable Series own;
    private @Nullable Series others;
    private @Nullable Series earlier;

    Trial(
            Session session,
            ChecksRequest request,
            String title,
            CheckRequest check,
            Armed armed,
            @Nullable Armed other) {
        this.session = session;
        this.request = request;
        this.title = title;
        this.check = check;
        this.armed = armed;
        this.other = other;
        measure = Measure.of(request, check, armed.weapon());
        before = before(request.baseline(), armed, measure);
    }

    /** Returns the weapon as it was, where its value must be computed because none was recorded. */
    private static @Nullable Armed before(@Nullable Baseline baseline, Armed armed, Measure measure) {
        if (baseline == null || baseline.value(armed.name(), measure.inWords()) != null) {
            return null;
        }
        var weapon = baseline.weapon(armed.name());
        return weapon == null ? null : new Armed(armed.name(), weapon);
    }

    /** Returns what is measured, in words. */
    String measured() {
        return measure.inWords();
    }

    private boolean comparesPatterns() {
        return check.metric() == Metric.PATTERN_DISTANCE;
    }

    void announce() {
        if (comparesPatterns()) {
            return;
        }
        session.announce(armed.weapon(), measure);
        if (other != null) {
            session.announce(other.weapon(), measure);
        }
        if (before != null) {
            session.announce(before.weapon(), measure);
        }
    }

    void ask() {
        if (comparesPatterns()) {
            return;
        }
        own = session.series(armed.weapon(), measure);
        others = other == null ? null : session.series(other.weapon(), measure);
        earlier = before == null ? null : session.series(before.weapon(), measure);
    }

    /** Adds the value to those that a baseline keeps, if there is one. */
    void record(Set<RecordedValue> values) {
        if (own != null) {
            Double value = own.estimate().value();
            if (value != null) {
                values.add(new RecordedValue(armed.name(), measure.inWords(), value));
            }
        }
    }

    CheckResult result() {
        return comparesPatterns() ? ofPatterns() : ofValues(own());
    }

    private Series own() {
        if (own == null) {
            throw new IllegalStateException("nothing was asked for");
        }
        return own;
    }

    private CheckResult ofValues(Series value) {
        Baseline baseline = request.baseline();
        Double recorded = baseline == null ? null : baseline.value(armed.name(), measure.inWords());
        if (recorded == null && earlier != null) {
            recorded = earlier.estimate().value();
        }
        Comparison comparison = others == null ? null : Comparison.of(value.estimate(), others.estimate());
        return Judge.judge(
                title, armed.name(), check, measure, value.estimate(), comparison, recorded, request.tolerance());
    }

    private CheckResult ofPatterns() {
        Pattern compared = compared();
        double distance = session.pattern(armed.weapon(), measure).distance(compared);
        CheckRequest bounded = check.isBounded() ? check : check.within(null, request.tolerance() * compared.size());
        return Judge.judge(
                title,
                armed.name(),
                bounded,
                measure,
                Estimate.exact(distance < SAME_PATTERN ? 0 : distance),
                null,
                null,
                request.tolerance());
    }

    private Pattern compared() {
        if (other != null) {
            return session.pattern(other.weapon(), measure);
        }
        Baseline baseline = request.baseline();
        RecordedPattern recorded = baseline == null ? null : baseline.pattern(armed.name());
        if (recorded != null) {
            return Pattern.of(recorded);
        }
        if (before == null) {
            throw new IllegalStateException("no pattern to compare with");
        }
        return session.pattern(before.weapon(), measure);
    }
}
