package dev.gunfeel.check;

import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.run.ShotPattern;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Computes the measures of one request, each once. Measures are asked for first, then all that need it are simulated
 * together, so that those which fire alike share their bursts.
 */
final class Session {
    private final ChecksRequest request;
    private final Map<Asked, Series> series = new HashMap<>();
    private final Map<Asked, ShotPattern> patterns = new HashMap<>();
    private final Map<Likeness, Integer> shots = new LinkedHashMap<>();
    private final Map<Likeness, Salvo> salvos = new LinkedHashMap<>();

    Session(ChecksRequest request) {
        this.request = request;
    }

    /** Announces a measure, so that bursts become long enough for all that share them. */
    void announce(Subject subject) {
        int count = (int) subject.measure().firing().count();
        shots.merge(Likeness.of(subject.weapon(), subject.measure()), count, Math::max);
    }

    /** Returns the estimate to be of a measure that was announced. */
    Series series(Subject subject) {
        return series.computeIfAbsent(
                new Asked(subject.weapon(), subject.measure()), asked -> make(asked.weapon(), asked.measure()));
    }

    private Series make(Weapon weapon, Measure measure) {
        if (!Chance.hasPart(weapon, measure)) {
            return new Series(() -> exact(weapon, measure));
        }
        Likeness likeness = Likeness.of(weapon, measure);
        Salvo salvo = salvos.computeIfAbsent(
                likeness,
                alike -> new Salvo(
                        prepared(weapon, longest(measure.firing(), likeness)), measure.vary(), measure.seed()));
        double[] figures = salvo.add(measure);
        @Nullable Range possible = salvo.possible(measure);
        return new Series(() -> Estimate.of(measure, figures, possible));
    }

    private Estimate exact(Weapon weapon, Measure measure) {
        PreparedBurst prepared = prepared(weapon, measure.firing());
        SimulatedBurst burst = SimulatedBurst.of(prepared, Vary.RUNNING, 0);
        burst.start(0);
        return Estimate.exact(Probe.of(prepared, measure).figure(burst));
    }

    private Firing longest(Firing firing, Likeness likeness) {
        return firing instanceof Firing.Shots one
                ? new Firing.Shots(Objects.requireNonNull(shots.get(likeness)), one.speed())
                : firing;
    }

    /** Returns the pattern of a weapon in the burst of a measure. */
    ShotPattern pattern(Subject subject) {
        return patterns.computeIfAbsent(
                new Asked(subject.weapon(), subject.measure()),
                asked -> ShotPattern.of(prepared(asked.weapon(), asked.measure().firing())));
    }

    private PreparedBurst prepared(Weapon weapon, Firing firing) {
        return new PreparedBurst(weapon, request.formulas(), request.generator(), firing);
    }

    /** Simulates all that was asked for. */
    void simulate(int threads, Progress progress) {
        Simulations.run(List.copyOf(salvos.values()), threads, progress);
    }

    /** A measure of a weapon. */
    private record Asked(Weapon weapon, Measure measure) {}

    /** What makes bursts the same, but for how long they are. */
    private record Likeness(
            Weapon weapon, @Nullable Double speed, @Nullable Firing bursts, Vary vary, long seed) {
        static Likeness of(Weapon weapon, Measure measure) {
            Firing firing = measure.firing();
            Double speed = firing instanceof Firing.Shots one ? one.speed() : null;
            return new Likeness(weapon, speed, speed == null ? firing : null, measure.vary(), measure.seed());
        }
    }
}
