package dev.gunfeel.recoil;

import dev.gunfeel.weapon.Shot;

/**
 * The impulse that one shot gives to the view.
 *
 * @param index how many shots were fired before it
 * @param timeSeconds seconds since the first shot
 * @param potentialRatio the potential over its maximum, from 0 (rested) to 1 (full)
 * @param seedOffset the place of the shot since the weapon last rested, from 0
 * @param rollPeakDegrees the peak of its roll, positive leaning the view's top to the right
 * @param pitchPeakDegrees the peak of its pitch, up positive; 0 once the potential is full
 * @param yawPeakDegrees the peak of its yaw, right positive
 * @param fovPeakDegrees the peak of its change of the field of view, wider positive
 */
public record RecoilShot(
        Integer index,
        Double timeSeconds,
        Double potentialRatio,
        Integer seedOffset,
        Double rollPeakDegrees,
        Double pitchPeakDegrees,
        Double yawPeakDegrees,
        Double fovPeakDegrees) {
    static RecoilShot of(Shot shot, RecoilImpulse impulse) {
        return new RecoilShot(
                shot.number(),
                shot.timeSeconds(),
                shot.potentialRatio(),
                shot.seedOffset(),
                impulse.rollPeakDegrees(),
                impulse.pitchPeakDegrees(),
                impulse.yawPeakDegrees(),
                impulse.fovPeakDegrees());
    }
}
