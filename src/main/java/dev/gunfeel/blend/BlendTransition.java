package dev.gunfeel.blend;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * A change from the clip that plays to another one.
 *
 * @param atSeconds when it starts, from the start of the sequence; later than the transition before it
 * @param clip the name of the clip that it leads to
 * @param durationSeconds how long it takes, at least 0; 0.2 s if left out. At 0 it switches at once. Outside 0.1 to 0.3 s
 *     there is a warning
 * @param easing how the weight grows with the progress: the name of an easing, or {@code cubicBezier(x1,y1,x2,y2)};
 *     smoothstep if left out. Inertialization has its own curve and does not use it
 * @param kind crossFade if left out, or inertialization
 * @param startAtSeconds where in its own time the new clip starts, at least 0; 0 if left out
 */
@RecordBuilder
public record BlendTransition(
        @NotNull @PositiveOrZero @DecimalMax("1000000") Double atSeconds,
        @NotNull String clip,
        @PositiveOrZero @DecimalMax("1000000") Double durationSeconds,
        String easing,
        TransitionKind kind,
        @PositiveOrZero @DecimalMax("1000000") Double startAtSeconds)
        implements Rules, BlendTransitionBuilder.With {
    /** Puts the defaults where something is left out. */
    public BlendTransition {
        durationSeconds = Defaults.or(durationSeconds, 0.2);
        easing = Defaults.or(easing, Easing.STANDARD);
        kind = Defaults.or(kind, TransitionKind.CROSS_FADE);
        startAtSeconds = Defaults.or(startAtSeconds, 0.0);
    }

    /**
     * Makes a cross-fade of 0.2 seconds.
     *
     * @param atSeconds when it begins, in seconds, at least 0
     * @param clip the name of the clip to go to
     * @return the transition
     */
    public static BlendTransition of(double atSeconds, String clip) {
        return BlendTransitionBuilder.builder().atSeconds(atSeconds).clip(clip).build();
    }

    @Override
    public void rules(Complaints complaints) {
        Easing.check("easing", easing, complaints);
    }
}
