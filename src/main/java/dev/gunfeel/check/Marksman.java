package dev.gunfeel.check;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.check.run.BurstView;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.target.Silhouette;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.ViewFrame;
import java.util.Objects;

/** Shoots at a target: where on it every bullet lands. What the burst does not change is computed once. */
final class Marksman {
    private final Silhouette silhouette;
    private final Measure measure;
    private final PreparedBurst prepared;
    private final ViewFrame[] aims;
    private final boolean aimVaries;

    Marksman(PreparedBurst prepared, Measure measure) {
        this.prepared = prepared;
        this.measure = measure;
        silhouette = Objects.requireNonNull(measure.target()).silhouette();
        aimVaries = measure.recoilControl() < 1 && Chance.inAim(prepared.weapon(), measure.vary());
        aims = BurstView.aims(prepared.recoil(), prepared.shots(), measure.shots(), measure.recoilControl());
    }

    /** Returns the frames of the aim in a burst. */
    ViewFrame[] aims(SimulatedBurst burst) {
        return aimVaries
                ? BurstView.aims(burst.recoil(), prepared.shots(), measure.shots(), measure.recoilControl())
                : aims;
    }

    /** Returns what a bullet hits: it lands where {@link WeaponBurst} says, to the last bit. */
    Zone zone(SimulatedBurst burst, ViewFrame aim, int shot) {
        Vector3 bullet = aim.level(burst.forward(), burst.right(shot), burst.up(shot));
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
