package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * How the view comes back by itself when the fire stops, for knocking that stays otherwise ({@code restart}). From the
 * delay on the whole view of knocking is multiplied by {@code 1 - share (1 - (1 + g s) e^(-g s))}, s seconds later, which
 * begins without a jump in place or speed.
 *
 * @param share how much of the view comes back, from 0 to 1
 * @param delaySeconds seconds after the last shot before it begins, from 0 to 3600; longer than the fire interval, or the
 *     view is pulled back between shots
 * @param settleSeconds seconds from then until 1 % of what comes back is left, from 0.001 to 3600
 */
@RecordBuilder
public record Recentring(
        @DecimalMin("0") @DecimalMax("1") Double share,
        @NotNull @PositiveOrZero @DecimalMax("3600") Double delaySeconds,
        @NotNull @DecimalMin("0.001") @DecimalMax("3600") Double settleSeconds)
        implements RecentringBuilder.With {
    /** The root x above 0 of {@code (1 + x) e^-x = 0.01}. */
    private static final double ONE_PERCENT = 6.638352067993812;

    /** Puts the defaults where something is left out. */
    public Recentring {
        share = Defaults.or(share, 1.0);
    }

    /**
     * Makes the view come back as a whole.
     *
     * @param delaySeconds seconds after the last shot until it begins to, at least 0
     * @param settleSeconds seconds from then until 1 % is left, from 0.001 to 3600
     * @return the recentring
     */
    public static Recentring of(double delaySeconds, double settleSeconds) {
        return RecentringBuilder.builder()
                .delaySeconds(delaySeconds)
                .settleSeconds(settleSeconds)
                .build();
    }

    /**
     * Computes what is left of the view.
     *
     * @param seconds seconds since the last shot, at least 0
     * @return what the view is multiplied by, from 1 - share to 1
     */
    public double left(double seconds) {
        if (seconds <= delaySeconds) {
            return 1;
        }
        double x = ONE_PERCENT / settleSeconds * (seconds - delaySeconds);
        return 1 - share * (1 - (1 + x) * StrictMath.exp(-x));
    }
}
