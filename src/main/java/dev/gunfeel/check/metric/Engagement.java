package dev.gunfeel.check.metric;

import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.target.AimPoint;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import dev.gunfeel.player.Player;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is shot at, from where, and by whom.
 *
 * @param target what is shot at
 * @param distanceMeters metres to the target; of several distances each makes a result of its own
 * @param aim where on the target the shooter aims; its middle where left out
 * @param player who shoots; the body's where left out, and needed at one of the two places for a weapon that kicks or whose spread repeats.
 *     Beside no {@code recoilControl}, which is its short form
 * @param recoilControl the share of knocking that somebody cancels who does nothing about the pattern, from 0 (none) to 1 (the aim
 *     stays); not beside {@code player}
 */
@RecordBuilder
public record Engagement(
        @NotNull Target target,
        @NotNull Distances distanceMeters,
        @Nullable AimPoint aim,
        @Nullable Player player,
        @Nullable @DecimalMin("0") @DecimalMax("1") Double recoilControl)
        implements Rules, EngagementBuilder.With {
    private static final int DIGITS = 12;

    /**
     * Returns an engagement in which somebody aims at the middle: whoever shoots in the whole request, until {@link #withPlayer} says
     * who.
     *
     * @param target what is shot at
     * @param distanceMeters metres to the target, above 0
     * @return the engagement
     */
    public static Engagement of(Target target, double distanceMeters) {
        return EngagementBuilder.builder()
                .target(target)
                .distanceMeters(Distances.of(distanceMeters))
                .build();
    }

    /** Returns the metres to the target, of which there is one where something is measured. */
    double distance() {
        return distanceMeters.only();
    }

    AimPoint aimInForce() {
        return aim == null ? AimPoint.MIDDLE : aim;
    }

    Player playerInForce() {
        return player != null ? player : Player.controlling(recoilControlInForce());
    }

    private double recoilControlInForce() {
        return recoilControl == null ? 1 : recoilControl;
    }

    Engagement inForce() {
        Engagement aimed = withAim(aimInForce());
        return player != null ? aimed : aimed.withRecoilControl(recoilControlInForce());
    }

    /** Returns whether a bullet may land elsewhere on the target in another burst. */
    boolean isByChance(Conditions conditions) {
        return BulletPaths.areByChance(playerInForce(), conditions);
    }

    List<String> inWords() {
        List<String> words = new ArrayList<>();
        words.add(target.inWords());
        distanceMeters.each().stream().map(Distances::inWords).forEach(words::add);
        if (aim != null) {
            words.add("aim " + figure(aim.rightMeters()) + " m right, " + figure(aim.upMeters()) + " m up");
        }
        if (player != null) {
            words.add("by " + player.inWords());
        }
        if (recoilControl != null) {
            words.add("recoil control " + figure(recoilControl));
        }
        return words;
    }

    @Override
    public void rules(Complaints complaints) {
        Player.notBeside(player, recoilControl, complaints);
    }

    private static String figure(double value) {
        return Figures.significant(value, DIGITS);
    }
}
