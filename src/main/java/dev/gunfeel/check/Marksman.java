package dev.gunfeel.check;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.ViewFrame;
import java.util.Objects;

/** Shoots at a target: where on it every bullet lands. What the burst does not change is computed once. */
final class Marksman {
    private final Silhouette silhouette;
    private final Measure measure;
    private final Volley volley;
    private final ViewFrame[] aims;
    private final boolean aimVaries;

    Marksman(Volley volley, Measure measure) {
        this.volley = volley;
        this.measure = measure;
        silhouette = Objects.requireNonNull(measure.target()).silhouette();
        aimVaries = measure.recoilControl() < 1 && Chance.inAim(volley.weapon(), measure.vary());
        aims = ViewRun.aims(volley.recoil(), volley.shots(), measure.shots(), measure.recoilControl());
    }

    /** Returns the frames of the aim in a burst. */
    ViewFrame[] aims(FiredBurst burst) {
        return aimVaries
                ? ViewRun.aims(burst.recoil(), volley.shots(), measure.shots(), measure.recoilControl())
                : aims;
    }

    /** Returns what a bullet hits: it lands where {@link WeaponBurst} says, to the last bit. */
    Zone zone(FiredBurst burst, ViewFrame aim, int shot) {
        Vector3 bullet = aim.level(burst.forward, burst.right[shot], burst.up[shot]);
        double length = bullet.length();
        double forward = bullet.x() / length;
        if (!WeaponBurst.reachesWall(forward)) {
            return Zone.NOTHING;
        }
        return silhouette.zone(
                measure.aim().rightMeters() + measure.distance() * (bullet.y() / length) / forward,
                measure.aim().upMeters() + measure.distance() * (bullet.z() / length) / forward);
    }
}
