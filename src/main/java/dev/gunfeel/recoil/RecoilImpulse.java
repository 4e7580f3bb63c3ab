package dev.gunfeel.recoil;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.HandedBack;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import org.jspecify.annotations.Nullable;

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
@HandedBack
public record RecoilImpulse(
        @NotNull @PositiveOrZero Double ageSeconds,
        @NotNull Double rollPeakDegrees,
        @NotNull Double pitchPeakDegrees,
        @NotNull Double yawPeakDegrees,
        @NotNull Double fovPeakDegrees) {
    /** Far beyond what all factors of all stances make of the largest peak, and still without overflow. */
    private static final double LARGEST = 1e100;

    RecoilImpulse aged(double seconds) {
        return new RecoilImpulse(
                ageSeconds + seconds, rollPeakDegrees, pitchPeakDegrees, yawPeakDegrees, fovPeakDegrees);
    }

    RecoilImpulse agedWithoutKnocking(double seconds) {
        return new RecoilImpulse(ageSeconds + seconds, rollPeakDegrees, 0.0, 0.0, fovPeakDegrees);
    }

    /** Complains about a peak that no weapon kicks, and that sums of many would overflow with. */
    void rules(Complaints complaints) {
        rules("rollPeakDegrees", rollPeakDegrees, complaints);
        rules("pitchPeakDegrees", pitchPeakDegrees, complaints);
        rules("yawPeakDegrees", yawPeakDegrees, complaints);
        rules("fovPeakDegrees", fovPeakDegrees, complaints);
    }

    private static void rules(String name, @Nullable Double peak, Complaints complaints) {
        if (peak != null && complaints.sound(name) && Math.abs(peak) > LARGEST) {
            complaints.add(name, "is larger than any weapon kicks; hand the state back unchanged", peak);
        }
    }
}
