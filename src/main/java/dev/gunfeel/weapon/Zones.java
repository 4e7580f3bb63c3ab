package dev.gunfeel.weapon;

import dev.gunfeel.input.Defaults;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

/**
 * What damage is multiplied by where it hits. Circles and rectangles are all torso.
 *
 * @param head of a hit of the head, from 0 to 1000; {@code headMultiplier} where left out
 * @param torso of a hit of the torso, from 0 to 1000; 1 where left out
 * @param arms of a hit of an arm, from 0 to 1000; 1 where left out
 * @param legs of a hit of a leg, from 0 to 1000; 1 where left out
 */
@RecordBuilder
public record Zones(
        @Nullable @PositiveOrZero @DecimalMax("1000") Double head,
        @PositiveOrZero @DecimalMax("1000") Double torso,
        @PositiveOrZero @DecimalMax("1000") Double arms,
        @PositiveOrZero @DecimalMax("1000") Double legs)
        implements ZonesBuilder.With {
    /** No factor of its own for any part of the body. */
    public static final Zones NONE = ZonesBuilder.builder().build();

    /** Puts the defaults where something is left out. */
    public Zones {
        torso = Defaults.or(torso, 1.0);
        arms = Defaults.or(arms, 1.0);
        legs = Defaults.or(legs, 1.0);
    }
}
