package dev.gunfeel.check;

import dev.gunfeel.check.metric.BurstMetric;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.run.ShotPattern;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.run.SimulationBatch;
import dev.gunfeel.check.run.Simulations;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.statistics.Estimate;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Evaluates the metrics of one request, each once. They are asked for first, then all that need it are simulated
 * together, so that those which fire alike share their bursts.
 */
final class Evaluator {
    private final ChecksRequest request;
    private final Map<Asked, LazyEstimate> estimates = new HashMap<>();
    private final Map<Conditions, ShotPattern> patterns = new HashMap<>();
    private final Map<Alike, Integer> shots = new LinkedHashMap<>();
    private final Map<Alike, SimulationBatch> batches = new LinkedHashMap<>();

    Evaluator(ChecksRequest request) {
        this.request = request;
    }

    /** Announces an evaluation, so that bursts become long enough for all that share them. */
    void announce(Evaluation evaluation) {
        Conditions conditions = evaluation.conditions();
        shots.merge(Alike.of(conditions), (int) conditions.firing().count(), Math::max);
    }

    /** Returns the estimate to be of an evaluation that was announced. */
    LazyEstimate estimate(Evaluation evaluation) {
        BurstMetric metric = (BurstMetric) evaluation.metric();
        return estimates.computeIfAbsent(new Asked(metric, evaluation.conditions()), asked -> make(metric, evaluation));
    }

    private LazyEstimate make(BurstMetric metric, Evaluation evaluation) {
        Conditions conditions = evaluation.conditions();
        if (!evaluation.isByChance()) {
            return new LazyEstimate(() -> exact(metric, evaluation));
        }
        Alike alike = Alike.of(conditions);
        SimulationBatch batch = batches.computeIfAbsent(
                alike,
                sharing -> new SimulationBatch(
                        prepared(sharing.longest(Objects.requireNonNull(shots.get(sharing)), conditions))));
        PreparedBurst burst = batch.prepared().beginning(evaluation.shots());
        double[] figures = batch.add(metric.sampler(burst), conditions.simulations());
        Statistic statistic = metric.statistic(burst);
        return new LazyEstimate(() -> statistic.estimate(figures));
    }

    private Estimate exact(BurstMetric metric, Evaluation evaluation) {
        PreparedBurst whole = prepared(evaluation.conditions().byOwnSeeds());
        SimulatedBurst burst = SimulatedBurst.of(whole);
        burst.start(0);
        PreparedBurst counted = whole.beginning(evaluation.shots());
        return Estimate.exact(
                metric.statistic(counted).ofAlike(metric.sampler(counted).figure(burst)));
    }

    /** Returns the pattern of a weapon in the burst of an evaluation. */
    ShotPattern pattern(Evaluation evaluation) {
        return patterns.computeIfAbsent(
                evaluation.conditions().withoutChance(), conditions -> ShotPattern.of(prepared(conditions)));
    }

    private PreparedBurst prepared(Conditions conditions) {
        return new PreparedBurst(conditions, request.formulasOf(conditions.weapon()), request.generatorSettings());
    }

    /** Simulates all that was asked for. */
    void simulate(int threads, Progress progress) {
        Simulations.run(List.copyOf(batches.values()), threads, progress);
    }

    /** A metric under conditions, whatever the weapon is called. */
    private record Asked(BurstMetric metric, Conditions conditions) {}

    /** What makes bursts the same, but for how long they are. */
    private record Alike(Weapon weapon, Firing firing, Vary vary, long seed) {
        static Alike of(Conditions conditions) {
            Firing firing = conditions.firing();
            return new Alike(
                    conditions.weapon(),
                    firing instanceof Firing.Shots one ? one.withShots(1) : firing,
                    conditions.vary(),
                    conditions.seed());
        }

        /** Returns conditions with a burst that is long enough for all. */
        Conditions longest(int count, Conditions conditions) {
            return firing instanceof Firing.Shots one ? conditions.firing(one.withShots(count)) : conditions;
        }
    }
}
