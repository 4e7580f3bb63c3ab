package dev.gunfeel.recoil;

import dev.gunfeel.input.HandedBack;
import jakarta.validation.constraints.NotNull;

/**
 * Where knocking leaves the view when all impulses have settled.
 *
 * @param pitchDegrees degrees up
 * @param yawDegrees degrees to the right
 */
@HandedBack
public record RecoilResidual(
        @NotNull Double pitchDegrees, @NotNull Double yawDegrees) {
    static final RecoilResidual NONE = new RecoilResidual(0.0, 0.0);
}
