package dev.gunfeel.changes;

import dev.gunfeel.check.Against;
import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.Names;
import dev.gunfeel.check.metric.ClimbDegrees;
import dev.gunfeel.check.metric.Distances;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.KillProbability;
import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.metric.PatternDistance;
import dev.gunfeel.check.metric.RecoverySeconds;
import dev.gunfeel.check.metric.ShotWindow;
import dev.gunfeel.check.metric.ShotsToKillAtBest;
import dev.gunfeel.check.metric.SpreadDegrees;
import dev.gunfeel.check.metric.TimeToKillSeconds;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.math.Figures;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What changed between two documents of a weapon (docs/formulas/changes.md): member for member, and by checks of both with the same
 * seeds, so that chance cancels.
 */
public final class WeaponChanges {
    private static final String BEFORE = "before";
    private static final String AFTER = "after";

    /** Every ratio passes: what is asked for is the ratio, not the outcome. */
    private static final double ANY = 1e300;

    /** Whole metres up to which the hits to a kill are told. */
    private static final int FARTHEST_METERS = 100;

    private static final int MOST_HITS = 10;

    /** What differs by less is rounding. */
    private static final double ROUNDING = 1e-9;

    private final ChangesRequest request;
    private final Weapon before;
    private final Weapon after;

    private WeaponChanges(ChangesRequest request) {
        this.request = request;
        before = request.weaponBefore();
        after = request.weaponAfter();
    }

    /**
     * Compares two documents, on as many threads as there are cores.
     *
     * @param request the documents, and who shoots at what from where
     * @return what is different in them, and in what they do
     * @throws InputException with every complaint about the request
     */
    public static Changes of(ChangesRequest request) {
        return of(request, Runtime.getRuntime().availableProcessors(), Progress.NONE);
    }

    /**
     * Compares two documents.
     *
     * @param request the documents, and who shoots at what from where
     * @param threads how many threads to use, at least 1; the answer does not depend on it
     * @param progress is told how far simulations have come
     * @return what is different in them, and in what they do
     * @throws InputException with every complaint about the request
     */
    public static Changes of(ChangesRequest request, int threads, Progress progress) {
        Check.require(request);
        return new WeaponChanges(request).changes(threads, progress);
    }

    private Changes changes(int threads, Progress progress) {
        List<FieldChange> fields = new ArrayList<>(DocumentDifference.between(before, after));
        if (fields.isEmpty()) {
            return new Changes(false, List.of(), List.of(), null, request.simulations(), List.of());
        }
        List<Effect> effects = effects();
        List<CheckRequest> checks = new ArrayList<>();
        for (int i = 0; i < effects.size(); i++) {
            effects.get(i).ask(i, checks);
        }
        fields.addAll(hits(threads));
        var report = Checks.run(checks(checks), threads, progress);
        Map<String, CheckResult> results = new HashMap<>();
        report.results().forEach(result -> results.put(result.name(), result));
        List<EffectChange> changes = new ArrayList<>();
        int unsure = 0;
        for (int i = 0; i < effects.size(); i++) {
            CheckResult was = results.get(BEFORE + i);
            CheckResult is = Objects.requireNonNull(results.get(AFTER + i));
            if (isChange(was, is)) {
                changes.add(effects.get(i).change(was, is, scale(results, effects)));
            } else if (isByChance(was) || isByChance(is)) {
                unsure++;
            }
        }
        changes.sort(Comparator.comparing(EffectChange::size).reversed());
        return new Changes(true, fields, changes, noise(unsure), request.simulations(), report.warnings());
    }

    private ChecksRequest checks(List<CheckRequest> checks) {
        return ChecksRequest.of(List.of(before.withName(BEFORE), after.withName(AFTER)), checks)
                .withFormulas(request.formulas())
                .withFiring(request.firing())
                .withSeed(request.seed())
                .withSimulations(request.simulations());
    }

    private @Nullable String noise(int unsure) {
        return unsure == 0
                ? null
                : unsure + (unsure == 1 ? " figure" : " figures") + " changed by less than " + request.simulations()
                        + " bursts can show, if at all.";
    }

    /** Returns the distances up to which so many hits on the torso kill, where they are others now. */
    private List<FieldChange> hits(int threads) {
        Metric metric = new ShotsToKillAtBest(request.target(), Distances.steps(1, FARTHEST_METERS, 1), null);
        if (!isOfBoth(metric) || Objects.equals(before.damage(), after.damage())) {
            return List.of();
        }
        List<CheckRequest> checks =
                List.of(CheckRequest.of(metric).withName("hits").atLeast(0));
        List<CheckResult> results =
                Checks.run(checks(checks), threads, Progress.NONE).results();
        List<FieldChange> changes = new ArrayList<>();
        for (int hits = 1; hits <= MOST_HITS; hits++) {
            int was = reach(results, BEFORE, hits);
            int is = reach(results, AFTER, hits);
            if (was != is) {
                String kill = hits == 1 ? "1 hit kills" : hits + " hits kill";
                changes.add(new FieldChange(
                        "/damage", meters(was), meters(is), kill + " " + meters(is) + ", was " + meters(was)));
            }
        }
        return changes;
    }

    private static String meters(int reach) {
        return reach == 0 ? "nowhere" : reach == FARTHEST_METERS ? "everywhere up to 100 m" : "up to " + reach + " m";
    }

    /** Returns the last whole metre at which so many hits kill; 0 where they don't at the first. */
    private static int reach(List<CheckResult> results, String weapon, int hits) {
        List<CheckResult> own = results.stream()
                .filter(result -> result.weapon().equals(weapon))
                .toList();
        return (int) own.stream()
                .map(CheckResult::value)
                .takeWhile(shots -> shots != null && shots <= hits)
                .count();
    }

    private List<Effect> effects() {
        List<Effect> effects = new ArrayList<>();
        for (Player player : request.shooters()) {
            for (Double meters : request.distances().each()) {
                Engagement engagement = Engagement.of(request.target(), meters).withPlayer(player);
                effects.add(new Effect(
                        new TimeToKillSeconds(engagement, null).atPercentile(50),
                        "median time to kill",
                        player,
                        meters));
                effects.add(new Effect(new KillProbability(engagement, null), "kill probability", player, meters));
            }
        }
        effects.add(new Effect(new ClimbDegrees(), "climb", null, null));
        effects.add(new Effect(new SpreadDegrees(ShotWindow.ALL), "largest spread", null, null));
        effects.add(new Effect(new RecoverySeconds(), "recovery", null, null));
        effects.add(new Effect(new PatternDistance(), "distance between the patterns", null, null));
        return effects.stream().filter(effect -> isOfBoth(effect.metric)).toList();
    }

    private boolean isOfBoth(Metric metric) {
        return metric.missing(before) == null && metric.missing(after) == null;
    }

    private static boolean isByChance(@Nullable CheckResult result) {
        return result != null && result.simulations() != null;
    }

    /** Returns whether the two are others by more than noise. */
    private static boolean isChange(@Nullable CheckResult before, CheckResult after) {
        if (before == null) {
            return after.value() != null && after.value() > 0;
        }
        Double was = before.value();
        Double is = after.value();
        if (was == null || is == null) {
            return (was == null) != (is == null);
        }
        if (after.ratioInterval() != null) {
            return after.ratioInterval().min() > 1 || after.ratioInterval().max() < 1;
        }
        boolean differ = Math.abs(was - is) > ROUNDING * Math.max(Math.abs(was), Math.abs(is));
        return differ && (apart(before, after) || (!isByChance(before) && !isByChance(after)));
    }

    private static boolean apart(CheckResult before, CheckResult after) {
        double wasLow = before.interval() == null
                ? Objects.requireNonNull(before.value())
                : before.interval().min();
        double wasHigh = before.interval() == null
                ? Objects.requireNonNull(before.value())
                : before.interval().max();
        double isLow = after.interval() == null
                ? Objects.requireNonNull(after.value())
                : after.interval().min();
        double isHigh = after.interval() == null
                ? Objects.requireNonNull(after.value())
                : after.interval().max();
        return isLow > wasHigh || isHigh < wasLow;
    }

    /** Returns what a pattern distance is measured against: the largest spread as it was. */
    private static double scale(Map<String, CheckResult> results, List<Effect> effects) {
        for (int i = 0; i < effects.size(); i++) {
            CheckResult was = results.get(BEFORE + i);
            if (effects.get(i).metric instanceof SpreadDegrees
                    && was != null
                    && was.value() != null
                    && was.value() > 0) {
                return was.value();
            }
        }
        return 1;
    }

    /** One figure of what a weapon does. */
    private record Effect(
            Metric metric,
            String name,
            @Nullable Player player,
            @Nullable Double meters) {
        /** Adds the checks that give the figure of both, and their ratio. */
        void ask(int number, List<CheckRequest> checks) {
            if (metric instanceof PatternDistance) {
                checks.add(CheckRequest.patternLike(BEFORE, ANY)
                        .withName(AFTER + number)
                        .withWeapon(Names.of(AFTER)));
                return;
            }
            CheckRequest check = CheckRequest.of(metric);
            checks.add(
                    check.withName(BEFORE + number).withWeapon(Names.of(BEFORE)).atLeast(0));
            checks.add(check.withName(AFTER + number)
                    .withWeapon(Names.of(AFTER))
                    .withAgainst(Against.weapon(BEFORE))
                    .withMaxRatio(ANY));
        }

        EffectChange change(@Nullable CheckResult before, CheckResult after, double scale) {
            Double was = before == null ? null : before.value();
            return new EffectChange(
                    metric.word(),
                    player == null ? null : player.inWords(),
                    meters,
                    was,
                    before == null ? null : before.interval(),
                    after.value(),
                    after.interval(),
                    before == null ? Objects.requireNonNull(after.value()) / scale : size(was, after.value()),
                    text(before, after));
        }

        private static double size(@Nullable Double was, @Nullable Double is) {
            return was == null || is == null ? 2 : Math.abs(is - was) / Math.max(Math.abs(is), Math.abs(was));
        }

        private String text(@Nullable CheckResult before, CheckResult after) {
            String where = Stream.of(
                            meters == null ? "" : " at " + Figures.significant(meters, 6) + " m",
                            player == null ? "" : " by " + player.inWords())
                    .reduce(name, String::concat);
            String now = value(after);
            return before == null
                    ? where + ": " + now
                    : where + ": " + value(before) + " to " + now + percent(before, after);
        }

        private String value(CheckResult result) {
            return result.value() == null
                    ? "never"
                    : metric.unit().inWords(Double.parseDouble(Figures.significant(result.value(), 3)));
        }

        private static String percent(CheckResult before, CheckResult after) {
            Double was = before.value();
            Double is = after.value();
            if (was == null || is == null || was == 0) {
                return "";
            }
            double percent = 100 * (is / was - 1);
            return Double.isFinite(percent)
                    ? " (" + (percent > 0 ? "+" : "") + Figures.significant(percent, 2) + " %)"
                    : "";
        }
    }
}
