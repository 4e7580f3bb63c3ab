package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.EmptyIsSaid;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some shots at the weapon's full rate.
 *
 * @param shots how many, at least 1
 * @param pauseSeconds seconds from the last shot of the burst before, at least the fire interval; required, except in
 *     the first burst, which has none
 * @param speed how fast the shooter moves, in metres/second, at least 0
 * @param stances the names of the weapon's stances that are taken, over those of the whole firing; none where empty
 */
@RecordBuilder
public record Burst(
        @NotNull @Min(1) Integer shots,
        @Nullable @PositiveOrZero @DecimalMax("1000000000") Double pauseSeconds,
        @PositiveOrZero Double speed,
        @Nullable @EmptyIsSaid @Size(max = 32) List<String> stances)
        implements BurstBuilder.With {
    /** Puts the defaults where something is left out. */
    public Burst {
        speed = Defaults.or(speed, 0.0);
    }

    /**
     * Makes a burst of somebody who stands still.
     *
     * @param shots how many shots, at least 1
     * @return the burst, without the pause that all but the first need
     */
    public static Burst of(int shots) {
        return BurstBuilder.builder().shots(shots).build();
    }
}
