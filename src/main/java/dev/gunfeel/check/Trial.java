package dev.gunfeel.check;

import dev.gunfeel.check.run.ShotPattern;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One check of one weapon: what it needs computed, and how it ends. */
final class Trial {
    /** Patterns that were written down and read again differ by rounding, far below this many degrees. */
    private static final double SAME_PATTERN = 1e-9;

    private final ChecksRequest request;
    private final String title;
    private final CheckRequest check;
    private final Subject own;
    private final @Nullable Subject other;
    private final @Nullable Subject before;
    private @Nullable Series series;
    private @Nullable Series others;
    private @Nullable Series earlier;

    /**
     * Plans a check of a weapon.
     *
     * @param title what the check is called
     * @param armed the weapon
     * @param against the weapon to compare with; null for none
     */
    Trial(ChecksRequest request, String title, CheckRequest check, Armed armed, @Nullable Armed against) {
        this.request = request;
        this.title = title;
        this.check = check;
        own = Subject.of(request, check, armed);
        other = against == null ? null : Subject.of(request, check, against);
        before = asItWas();
    }

    /** Returns the weapon as it was, where its value must be computed because none was recorded. */
    private @Nullable Subject asItWas() {
        Baseline baseline = request.baseline();
        if (baseline == null || baseline.value(own.name(), own.inWords()) != null) {
            return null;
        }
        var weapon = baseline.weapon(own.name());
        return weapon == null ? null : Subject.of(request, check, new Armed(own.name(), weapon));
    }

    CheckRequest check() {
        return check;
    }

    Subject own() {
        return own;
    }

    /** Returns the weapon that it is compared with, or null for none. */
    @Nullable
    Subject other() {
        return other;
    }

    /** Returns the weapon as it was, or null where a value was recorded, or nothing. */
    @Nullable
    Subject before() {
        return before;
    }

    /** Returns all that is fired for it. */
    private List<Subject> subjects() {
        return Stream.of(own, other, before).filter(Objects::nonNull).toList();
    }

    private boolean comparesPatterns() {
        return check.metric() == Metric.PATTERN_DISTANCE;
    }

    /** Returns how many bursts it simulates. */
    double simulations() {
        return subjects().stream()
                .filter(Subject::isByChance)
                .mapToDouble(subject -> subject.measure().simulations())
                .sum();
    }

    /** Returns how many shots those bursts have together. */
    double simulatedShots() {
        return subjects().stream()
                .filter(Subject::isByChance)
                .mapToDouble(subject -> (double) subject.measure().simulations()
                        * subject.measure().firing().count())
                .sum();
    }

    void announce(Session session) {
        if (!comparesPatterns()) {
            subjects().forEach(session::announce);
        }
    }

    void ask(Session session) {
        if (!comparesPatterns()) {
            series = session.series(own);
            others = other == null ? null : session.series(other);
            earlier = before == null ? null : session.series(before);
        }
    }

    /** Adds the value to those that a baseline keeps, if there is one. */
    void record(Set<RecordedValue> values) {
        if (series != null) {
            Double value = series.estimate().value();
            if (value != null) {
                values.add(new RecordedValue(own.name(), own.inWords(), value));
            }
        }
    }

    CheckResult result(Session session) {
        return comparesPatterns() ? ofPatterns(session) : ofValues(Objects.requireNonNull(series));
    }

    private CheckResult ofValues(Series value) {
        Baseline baseline = request.baseline();
        Double recorded = baseline == null ? null : baseline.value(own.name(), own.inWords());
        if (recorded == null && earlier != null) {
            recorded = earlier.estimate().value();
        }
        Comparison comparison = others == null ? null : Comparison.of(value.estimate(), others.estimate());
        return Judge.judge(
                title, own.name(), check, own.measure(), value.estimate(), comparison, recorded, request.tolerance());
    }

    private CheckResult ofPatterns(Session session) {
        ShotPattern pattern = session.pattern(own);
        ShotPattern compared = compared(session);
        CheckRequest bounded = check.isBounded() ? check : check.within(null, request.tolerance() * compared.size());
        boolean hasLength = pattern.count() == compared.count();
        if (!hasLength && other == null && check.shots() == null) {
            return Judge.withoutValue(
                    title,
                    own.name(),
                    bounded,
                    "it has " + pattern.count() + " shots and " + compared.count()
                            + " in the baseline, so they can't be held shot against shot");
        }
        double distance = pattern.distance(compared);
        CheckResult result = Judge.judge(
                title,
                own.name(),
                bounded,
                own.measure(),
                Estimate.exact(distance < SAME_PATTERN ? 0 : distance),
                null,
                null,
                request.tolerance());
        return hasLength || other == null
                ? result
                : result.adding("over the " + Math.min(pattern.count(), compared.count()) + " shots that both fire");
    }

    private ShotPattern compared(Session session) {
        if (other != null) {
            return session.pattern(other);
        }
        Baseline baseline = request.baseline();
        RecordedPattern recorded = baseline == null ? null : baseline.pattern(own.name());
        return recorded != null ? recorded.pattern() : session.pattern(Objects.requireNonNull(before));
    }
}
