package dev.gunfeel.fit;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Vector2;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One recorded spray of a rested weapon, held at one point without pulling against it.
 *
 * @param bullets where each shot went, as [right, up] of that point, from the first; 1 to 1000
 * @param seconds when each shot was fired, ascending; left out where nobody measured it
 */
@RecordBuilder
public record Recording(
        @NotNull @Size(min = 1, max = 1000) List<Vector2> bullets,
        @Size(max = 1000) List<Double> seconds) implements Rules, RecordingBuilder.With {
    /** Puts the defaults where something is left out. */
    public Recording {
        seconds = Defaults.or(seconds, List.of());
    }

    /**
     * Makes a recording without times.
     *
     * @param bullets where each shot went, as [right, up]
     * @return the recording
     */
    public static Recording of(List<Vector2> bullets) {
        return RecordingBuilder.builder().bullets(bullets).build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (seconds.isEmpty() || !complaints.sound("seconds", "bullets")) {
            return;
        }
        if (seconds.size() != bullets.size()) {
            complaints.add(
                    "seconds",
                    "are " + seconds.size() + " for " + bullets.size() + " bullets; give one for each, or none",
                    null);
            return;
        }
        for (int i = 1; i < seconds.size(); i++) {
            if (!(seconds.get(i) > seconds.get(i - 1))) {
                complaints
                        .at("seconds")
                        .at(i)
                        .add(
                                "is " + Figures.significant(seconds.get(i), 6)
                                        + ", not after the one before; sort the shots",
                                seconds.get(i));
            }
        }
    }

    /** Returns the time of a shot; null where nobody measured it. */
    @Nullable
    Double seconds(int shot) {
        return seconds.isEmpty() ? null : seconds.get(shot);
    }
}
