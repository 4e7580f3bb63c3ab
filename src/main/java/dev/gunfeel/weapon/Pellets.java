package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The pellets of a shotgun. Each goes the way of the shot, plus an offset of its own: drawn within a cone, or an entry of a
 * fixed pattern, or both added.
 *
 * @param count how many a shot has, from 1 to 64
 * @param degrees the half-angle in degrees of the cone that each is drawn in, from 0 to 45: a number, or a curve over heat,
 *     which needs the heat of {@code spread.cone}; none is drawn where left out
 * @param exponent how pellets lie in that cone, above 0 to 10: 0.5 is even over the disc, 1 even in radius
 * @param pattern where each goes, as {@code [right, up]} in degrees from -45 to 45, exactly {@code count} of them; all go
 *     through the middle where left out
 */
@RecordBuilder
public record Pellets(
        @NotNull @Min(1) @Max(64) Integer count,
        @Nullable Curve degrees,
        @Positive @DecimalMax("10") Double exponent,
        @Nullable List<Vector2> pattern)
        implements Rules, PelletsBuilder.With {
    /** Puts the defaults where something is left out. */
    public Pellets {
        exponent = Defaults.or(exponent, 0.5);
    }

    /**
     * Makes pellets that all go the shot's way.
     *
     * @param count how many a shot has, from 1 to 64
     * @return the pellets, without a cone or a pattern of their own
     */
    public static Pellets of(int count) {
        return PelletsBuilder.builder().count(count).build();
    }

    @Override
    public void rules(Complaints complaints) {
        Curves.rules("degrees", degrees, 0, Cone.WIDEST_DEGREES, complaints);
        DrawnPattern.entryRules("pattern", pattern, complaints);
        if (degrees == null && pattern == null && complaints.sound("degrees", "pattern")) {
            complaints.add("degrees", "is required, or a pattern, or both: else all pellets go the same way", null);
        }
        if (pattern != null && complaints.sound("count", "pattern") && pattern.size() != count) {
            complaints.add(
                    "pattern",
                    "has " + pattern.size() + (pattern.size() == 1 ? " entry" : " entries") + " for " + count
                            + (count == 1 ? " pellet" : " pellets") + "; give each pellet one",
                    null);
        }
    }
}
