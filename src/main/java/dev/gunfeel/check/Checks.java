package dev.gunfeel.check;

import dev.gunfeel.check.metric.PatternDistance;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Balancing checks: holds what weapons are against what they must be. This is what the command line and the service run,
 * and the entry point for a test of one's own:
 *
 * <pre>{@code
 * ChecksReport report = Checks.run(ChecksRequest.of(
 *         List.of(rifle), List.of(CheckRequest.of(new ClimbDegrees(9)).within(3.0, 4.0))));
 * assertEquals(Outcome.PASSED, report.outcome(), report.toMarkdown());
 * }</pre>
 */
public final class Checks {
    private Checks() {}

    /**
     * Makes all checks, on as many threads as there are cores. The report is the same to the last bit whatever their
     * number.
     *
     * @param request the weapons and the checks
     * @return how every check ended
     * @throws InputException with every complaint about the request
     */
    public static ChecksReport run(ChecksRequest request) {
        return run(request, Runtime.getRuntime().availableProcessors(), Progress.NONE);
    }

    /**
     * Makes all checks.
     *
     * @param request the weapons and the checks
     * @param threads how many threads to use, at least 1; the report does not depend on it
     * @param progress is told how far simulations have come
     * @return how every check ended
     * @throws InputException with every complaint about the request
     */
    public static ChecksReport run(ChecksRequest request, int threads, Progress progress) {
        List<CheckResult> results = measure(request, threads, progress).stream()
                .map(Measured::result)
                .toList();
        Outcome worst = results.stream().map(CheckResult::outcome).reduce(Outcome.PASSED, Outcome::worse);
        return new ChecksReport(worst, results, ChecksWarnings.of(request));
    }

    /**
     * Makes all checks, and tells the estimates behind their results: for who compares figures burst by burst.
     *
     * @param request the weapons and the checks
     * @param threads how many threads to use, at least 1; nothing depends on it
     * @param progress is told how far simulations have come
     * @return the results in the order of a report, each with its estimate
     * @throws InputException with every complaint about the request
     */
    public static List<Measured> measure(ChecksRequest request, int threads, Progress progress) {
        Check.require(request);
        Evaluator evaluator = new Evaluator(request);
        List<PlannedCheck> plan = prepared(request, evaluator);
        evaluator.simulate(threads, progress);
        return plan.stream()
                .map(planned -> new Measured(planned.result(evaluator), planned.measured()))
                .toList();
    }

    /**
     * Records what the weapons are now, as a baseline for later, on as many threads as there are cores.
     *
     * @param request the weapons and the checks; a baseline in it is left aside
     * @param version the version of Gunfeel, for the reader; may be null
     * @return the weapons, the figures of all checks and of the metrics that need no target, and the patterns
     * @throws InputException with every complaint about the request
     */
    public static Baseline record(ChecksRequest request, @Nullable String version) {
        return record(request, version, Runtime.getRuntime().availableProcessors(), Progress.NONE);
    }

    /**
     * Records what the weapons are now, as a baseline for later.
     *
     * @param request the weapons and the checks; a baseline in it is left aside
     * @param version the version of Gunfeel, for the reader; may be null
     * @param threads how many threads to use, at least 1
     * @param progress is told how far simulations have come
     * @return the weapons, the figures of all checks and of the metrics that need no target, and the patterns
     * @throws InputException with every complaint about the request
     */
    public static Baseline record(ChecksRequest request, @Nullable String version, int threads, Progress progress) {
        ChecksRequest unrecorded = request.withBaseline(Baseline.UNRECORDED);
        Check.require(unrecorded);
        Evaluator evaluator = new Evaluator(unrecorded);
        List<PlannedCheck> plan = prepared(unrecorded, evaluator);
        evaluator.simulate(threads, progress);
        Set<RecordedValue> values = new LinkedHashSet<>();
        plan.forEach(planned -> planned.record(values));
        List<Weapon> weapons = new ArrayList<>();
        List<RecordedPattern> patterns = new ArrayList<>();
        for (NamedWeapon named : unrecorded.named()) {
            weapons.add(named.weapon().withName(named.name()));
            Evaluation pattern = Evaluation.of(unrecorded, CheckRequest.of(new PatternDistance()), named);
            patterns.add(RecordedPattern.of(named.name(), evaluator.pattern(pattern)));
        }
        return new Baseline(Baseline.FORMAT, version, weapons, List.copyOf(values), patterns);
    }

    private static List<PlannedCheck> prepared(ChecksRequest request, Evaluator evaluator) {
        List<PlannedCheck> plan = new Plan(request).all();
        plan.forEach(planned -> planned.announce(evaluator));
        plan.forEach(planned -> planned.ask(evaluator));
        return plan;
    }
}
