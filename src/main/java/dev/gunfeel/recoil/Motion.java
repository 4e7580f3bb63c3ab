package dev.gunfeel.recoil;

import java.util.List;

/**
 * How the view moves from a shot on, until the next.
 *
 * @param impulses the impulses that still move it, oldest first, with their ages at the shot
 * @param residual what stays when they have settled
 */
public record Motion(List<RecoilImpulse> impulses, RecoilResidual residual) {
    /** A view at rest, before the first shot. */
    public static final Motion REST = new Motion(List.of(), RecoilResidual.NONE);
}
