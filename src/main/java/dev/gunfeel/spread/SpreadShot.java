package dev.gunfeel.spread;

import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where one shot of a pattern goes. Lengths are in units of the weapon's forward distance.
 *
 * @param index how many shots were fired before it
 * @param timeSeconds seconds since the first shot
 * @param speed how fast the shooter moves, in metres/second
 * @param potentialSeconds the potential just before the shot: seconds of rest until the pattern starts anew
 * @param potentialRatio the potential over its maximum, from 0 (rested) to 1 (full)
 * @param seedOffset the place of the shot since the weapon last rested, from 0
 * @param carried what is left of the sideways place of the shot before
 * @param lift the climb
 * @param random what random spread adds: [right, up]
 * @param running what running spread adds: [right, up]
 * @param pqr the bullet's direction in the view's frame: [forward, right, up]
 * @param yawDegrees degrees to the right of the view
 * @param pitchDegrees degrees above the view
 * @param direction the bullet's unit direction in the axes
 * @param impact where it hits a wall square to the view, with {@code distanceMeters}: [right, up] of the aim in metres
 */
public record SpreadShot(
        Integer index,
        Double timeSeconds,
        Double speed,
        Double potentialSeconds,
        Double potentialRatio,
        Integer seedOffset,
        Double carried,
        Double lift,
        List<Double> random,
        List<Double> running,
        List<Double> pqr,
        Double yawDegrees,
        Double pitchDegrees,
        Vector3 direction,
        @Nullable List<Double> impact) {
    static SpreadShot of(Shot shot, Deviation deviation, View view, Axes axes, @Nullable Double distanceMeters) {
        Vector3 pqr = deviation.pqr();
        return new SpreadShot(
                shot.number(),
                shot.timeSeconds(),
                shot.speed(),
                shot.potentialSeconds(),
                shot.potentialRatio(),
                shot.seedOffset(),
                deviation.carried(),
                deviation.lift(),
                deviation.random(),
                deviation.running(),
                List.of(pqr.x(), pqr.y(), pqr.z()),
                deviation.yawDegrees(),
                deviation.pitchDegrees(),
                view.direction(pqr, axes),
                distanceMeters == null
                        ? null
                        : List.of(distanceMeters * pqr.y() / pqr.x(), distanceMeters * pqr.z() / pqr.x()));
    }
}
