package dev.gunfeel.recoil;

import java.util.List;

/**
 * How the view moves from a shot on, until the next.
 *
 * @param impulses the impulses that still move it, oldest first, with their ages at the shot
 * @param residual what stays when they have settled
 */
public record ViewMotion(List<RecoilImpulse> impulses, RecoilResidual residual) {
    /** A view at rest, before the first shot. */
    public static final ViewMotion REST = new ViewMotion(List.of(), RecoilResidual.NONE);

    /**
     * Returns the impulse of the shot that the motion goes on from.
     *
     * @return the newest impulse; a view at rest has none
     */
    public RecoilImpulse newest() {
        return impulses.get(impulses.size() - 1);
    }
}
