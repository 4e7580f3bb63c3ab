package dev.gunfeel.recoil;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;

/**
 * An impulse that still moves the view.
 *
 * @param ageSeconds seconds from its shot to the last shot, 0 for the newest impulse. Ages are counted up to the last shot,
 *     not to the state's instant, so that they don't depend on how finely the time since is split
 * @param rollPeakDegrees the peak of its roll
 * @param pitchPeakDegrees the peak of its pitch; 0 once a later shot has taken over with the stacking {@code restart}
 * @param yawPeakDegrees the peak of its yaw; 0 once a later shot has taken over with the stacking {@code restart}
 * @param fovPeakDegrees the peak of its change of the field of view
 */
public record RecoilImpulse(
        @NotNull @PositiveOrZero Double ageSeconds,
        @NotNull @DecimalMin("-360") @DecimalMax("360") Double rollPeakDegrees,
        @NotNull @DecimalMin("-360") @DecimalMax("360") Double pitchPeakDegrees,
        @NotNull @DecimalMin("-360") @DecimalMax("360") Double yawPeakDegrees,
        @NotNull @DecimalMin("-360") @DecimalMax("360") Double fovPeakDegrees) {
    RecoilImpulse aged(double seconds) {
        return new RecoilImpulse(
                ageSeconds + seconds, rollPeakDegrees, pitchPeakDegrees, yawPeakDegrees, fovPeakDegrees);
    }

    RecoilImpulse agedWithoutKnocking(double seconds) {
        return new RecoilImpulse(ageSeconds + seconds, rollPeakDegrees, 0.0, 0.0, fovPeakDegrees);
    }
}
