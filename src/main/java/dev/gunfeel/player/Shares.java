package dev.gunfeel.player;

import dev.gunfeel.input.StandsAlone;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How much of something a player cancels, up and down and to the sides: a number for both, or an object.
 *
 * @param both the share of both, from 0 to 1
 * @param vertical the share up and down, from 0 to 1; 1 where left out
 * @param horizontal the share to the sides, from 0 to 1; 1 where left out
 */
public record Shares(
        @Nullable @StandsAlone @DecimalMin("0") @DecimalMax("1")
        Double both,

        @Nullable @DecimalMin("0") @DecimalMax("1") Double vertical,
        @Nullable @DecimalMin("0") @DecimalMax("1") Double horizontal) {
    /** All of it. */
    static final Shares ALL = of(1);

    /** Nothing. */
    static final Shares NOTHING = of(0);

    /**
     * Cancels the same share in both directions.
     *
     * @param both the share, from 0 to 1
     * @return the shares
     */
    public static Shares of(double both) {
        return new Shares(both, null, null);
    }

    /** Returns the share up and down. */
    double ofPitch() {
        return both != null ? both : Objects.requireNonNullElse(vertical, 1.0);
    }

    /** Returns the share to the sides. */
    double ofYaw() {
        return both != null ? both : Objects.requireNonNullElse(horizontal, 1.0);
    }

    /** Returns whether anything is left. */
    boolean leavesAnything() {
        return ofPitch() < 1 || ofYaw() < 1;
    }
}
