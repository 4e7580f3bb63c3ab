package dev.gunfeel.check.metric;

import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.target.AimPoint;
import dev.gunfeel.check.target.Silhouette;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.ViewFrame;

/** Tells what of a target every bullet hits. What is the same in every burst is computed once. */
final class HitTest {
    private final PreparedBurst prepared;
    private final BulletPaths paths;
    private final Silhouette silhouette;
    private final AimPoint aim;
    private final double distance;
    private final double drop;

    HitTest(Engagement engagement, PreparedBurst prepared) {
        this.prepared = prepared;
        silhouette = engagement.target().silhouette();
        aim = engagement.aimInForce();
        distance = engagement.distance();
        drop = prepared.weapon().dropMeters(distance);
        paths = new BulletPaths(engagement.playerInForce(), prepared);
    }

    /** Returns how many shots are fired at the target. */
    int count() {
        return prepared.count();
    }

    /** Returns of how many bullets a shot consists: more than one where it has pellets. */
    int bulletsPerShot() {
        return paths.bulletsPerShot();
    }

    /** Returns the frames of the aim in a burst, one a shot. */
    ViewFrame[] aims(SimulatedBurst burst) {
        return paths.aims(burst);
    }

    /** Returns what a bullet hits: it lands where {@link WeaponBurst} says, to the last bit. */
    Zone zone(SimulatedBurst burst, ViewFrame frame, int place) {
        Vector3 bullet = frame.level(burst.forward(), burst.right(place), burst.up(place));
        double length = bullet.length();
        double forward = bullet.x() / length;
        if (!WeaponBurst.reachesWall(forward)) {
            return Zone.NOTHING;
        }
        return silhouette.zone(
                aim.rightMeters() + distance * (bullet.y() / length) / forward,
                aim.upMeters() + distance * (bullet.z() / length) / forward - drop);
    }
}
