package dev.gunfeel.recoil;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import dev.gunfeel.weapon.RecoilChannel;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;

/**
 * One impulse of recoil, to look at its curve.
 *
 * @param formulas which form of the formulas
 * @param impulse the impulse, as a channel of a weapon; chance is left out of it: its peak is whole, and a random sign
 *     counts as positive
 * @param durationSeconds how long to follow it, in seconds, above 0
 * @param sampleRateHz samples per second, above 0
 */
@RecordBuilder
public record RecoilCurveRequest(
        Formulas formulas,
        @NotNull RecoilChannel impulse,
        @NotNull @Positive @DecimalMax("3600") Double durationSeconds,
        @Positive @DecimalMax("1000000") Double sampleRateHz)
        implements Rules, RecoilCurveRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public RecoilCurveRequest {
        formulas = Defaults.or(formulas, Formulas.PUBLISHED);
        sampleRateHz = Defaults.or(sampleRateHz, 60.0);
    }

    /**
     * Asks for one impulse.
     *
     * @param impulse the channel that gives it
     * @param durationSeconds how long to follow it, in seconds, above 0
     * @return a request that leaves all else to the defaults
     */
    public static RecoilCurveRequest of(RecoilChannel impulse, double durationSeconds) {
        return RecoilCurveRequestBuilder.builder()
                .impulse(impulse)
                .durationSeconds(durationSeconds)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (impulse != null && complaints.sound("formulas")) {
            impulse.rules(formulas, complaints.at("impulse"));
        }
        if (complaints.sound("durationSeconds", "sampleRateHz")) {
            Samples.rules(durationSeconds, sampleRateHz, complaints);
        }
    }
}
