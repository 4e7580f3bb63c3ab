package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Vector2;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pattern that somebody drew, shot for shot from the first of a rested weapon.
 *
 * @param degrees the entries as {@code [right, up]} in degrees, each from -45 to 45; from 1 to 1000. Entry n is that of the
 *     shot with {@code seedOffset} n. To be resumed everywhere after a short rest, it has at most 1/gain of them
 * @param after what comes behind the last entry
 * @param repeatFrom the entry that the pattern goes on with behind the last one, from 0; only with {@code repeat}, where 0
 *     stands for what is left out
 */
@RecordBuilder
public record DrawnPattern(
        @NotNull @Size(min = 1, max = 1000) List<Vector2> degrees,
        PatternEnd after,
        @Nullable @Min(0) Integer repeatFrom)
        implements Rules, DrawnPatternBuilder.With {
    /** The largest angle of an entry. */
    private static final double WIDEST_DEGREES = 45;

    /** Puts the defaults where something is left out. */
    public DrawnPattern {
        after = Defaults.or(after, PatternEnd.HOLD);
    }

    /**
     * Makes a pattern that holds its last entry.
     *
     * @param degrees where each shot goes, as [right, up] of the aim, in degrees from -45 to 45; 1 to 1000 entries
     * @return the pattern
     */
    public static DrawnPattern of(List<Vector2> degrees) {
        return DrawnPatternBuilder.builder().degrees(degrees).build();
    }

    @Override
    public void rules(Complaints complaints) {
        entryRules("degrees", degrees, complaints);
        if (repeatFrom == null || !complaints.sound("after", "repeatFrom", "degrees")) {
            return;
        }
        if (after == PatternEnd.HOLD) {
            complaints.add(
                    "repeatFrom", "has no meaning where the last entry is held; leave it out, or repeat", repeatFrom);
        } else if (repeatFrom >= degrees.size()) {
            complaints.add(
                    "repeatFrom",
                    "is " + repeatFrom + ", but the last entry is " + (degrees.size() - 1)
                            + ", counted from 0; name one that is there",
                    repeatFrom);
        }
    }

    /** Complains about every entry that lies out of the allowed angles. */
    static void entryRules(String name, @Nullable List<@Nullable Vector2> entries, Complaints complaints) {
        if (entries == null) {
            return;
        }
        for (int i = 0; i < entries.size(); i++) {
            Vector2 entry = entries.get(i);
            Complaints place = complaints.at(name).at(i);
            if (entry != null && (Math.abs(entry.x()) > WIDEST_DEGREES || Math.abs(entry.y()) > WIDEST_DEGREES)) {
                place.add(
                        "must be [right, up] within -45 and 45 degrees",
                        "[" + Figures.shortest(entry.x()) + ", " + Figures.shortest(entry.y()) + "]");
            }
        }
    }

    /**
     * Looks an entry up.
     *
     * @param seedOffset the place of the shot since the weapon last rested, at least 0
     * @return the entry as (right, up) in degrees
     */
    public Vector2 entry(int seedOffset) {
        int size = degrees.size();
        if (seedOffset < size) {
            return degrees.get(seedOffset);
        }
        if (after == PatternEnd.HOLD) {
            return degrees.get(size - 1);
        }
        int from = repeatFrom == null ? 0 : repeatFrom;
        return degrees.get(from + (seedOffset - from) % (size - from));
    }
}
