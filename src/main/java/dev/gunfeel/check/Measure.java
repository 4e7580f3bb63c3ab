package dev.gunfeel.check;

import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.AimPoint;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a check measures of one weapon, with everything filled in that the check left out.
 *
 * @param metric what is measured
 * @param firing the burst
 * @param shots how many shots of the burst may count
 * @param first the first shot that counts
 * @param last the last shot that counts
 * @param target what is shot at; null for a metric without a target
 * @param distance metres to the target
 * @param aim where on the target the shooter aims
 * @param recoilControl the share of knocking that the player cancels
 * @param percentile which percentile counts instead of the mean; null for the mean
 * @param vary what chance decides anew
 * @param seed the seed of the simulations
 * @param simulations how many bursts to simulate where chance has a part
 */
record Measure(
        Metric metric,
        Firing firing,
        int shots,
        int first,
        int last,
        @Nullable Target target,
        double distance,
        AimPoint aim,
        double recoilControl,
        @Nullable Double percentile,
        Vary vary,
        long seed,
        int simulations) {
    /** Returns what a check measures of a weapon. The shots may lie beyond the burst: that is for the rules to say. */
    static Measure of(ChecksRequest request, CheckRequest check, Weapon weapon) {
        Firing firing = Volleys.firing(request.firing(), check, weapon);
        int count = (int) Math.min(firing.count(), Integer.MAX_VALUE);
        int shots = check.metric().kills() && weapon.magazineSize() != null
                ? Math.min(count, weapon.magazineSize())
                : count;
        int only = Objects.requireNonNullElse(check.shot(), shots - 1);
        boolean isOne = check.metric() == Metric.CLIMB_DEGREES;
        return new Measure(
                check.metric(),
                firing,
                shots,
                isOne ? only : Objects.requireNonNullElse(check.fromShot(), 0),
                isOne ? only : Objects.requireNonNullElse(check.toShot(), shots - 1),
                check.target(),
                Objects.requireNonNullElse(check.distanceMeters(), 0.0),
                Objects.requireNonNullElse(check.aim(), AimPoint.MIDDLE),
                Objects.requireNonNullElse(check.recoilControl(), 1.0),
                check.percentile(),
                Objects.requireNonNullElse(check.vary(), request.vary()),
                Objects.requireNonNullElse(check.seed(), request.seed()),
                Objects.requireNonNullElse(check.simulations(), request.simulations()));
    }

    /**
     * Returns what is measured of a weapon in words, and how it is simulated where chance has a part: what a recorded value
     * is found by.
     */
    String inWords(Weapon weapon) {
        StringBuilder words = new StringBuilder(Words.of(metric)).append(", ").append(Volleys.inWords(firing));
        switch (metric) {
            case SPREAD_DEGREES, SWAY_DEGREES ->
                words.append(", from shot ").append(first).append(" to ").append(last);
            case CLIMB_DEGREES -> words.append(", at shot ").append(first);
            case HIT_PROBABILITY, TIME_TO_KILL_SECONDS, SHOTS_TO_KILL -> words.append(targetInWords());
            case VIEW_SETTLE_SECONDS, RECOVERY_SECONDS, PATTERN_DISTANCE -> {}
        }
        if (vary == Vary.ALL) {
            words.append(", all seeds");
        }
        if (Chance.hasPart(weapon, this)) {
            words.append(", ")
                    .append(simulations)
                    .append(" simulations of seed ")
                    .append(seed);
        }
        return words.toString();
    }

    private String targetInWords() {
        Target shotAt = Objects.requireNonNull(target);
        StringBuilder words = new StringBuilder(", ")
                .append(shotAt.inWords())
                .append(" at ")
                .append(Figures.significant(distance, 15))
                .append(" m");
        if (metric.kills()) {
            words.append(" with health ").append(Figures.significant(Objects.requireNonNull(shotAt.health()), 15));
        }
        if (!aim.equals(AimPoint.MIDDLE)) {
            words.append(", aim ")
                    .append(Figures.significant(aim.rightMeters(), 15))
                    .append(" m right ")
                    .append(Figures.significant(aim.upMeters(), 15))
                    .append(" m up");
        }
        if (recoilControl != 1) {
            words.append(", recoil control ").append(Figures.significant(recoilControl, 15));
        }
        if (percentile != null) {
            words.append(", percentile ").append(Figures.significant(percentile, 15));
        }
        return words.toString();
    }
}
