package dev.gunfeel.burst;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.weapon.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where one bullet of the whole weapon goes. Lengths of the spread are in units of the weapon's forward distance.
 *
 * @param index how many shots were fired before it
 * @param timeSeconds seconds since the first shot
 * @param speed how fast the shooter moves, in metres/second
 * @param potentialSeconds the potential just before the shot: seconds of rest until the pattern starts anew
 * @param potentialRatio the potential over its maximum, from 0 (rested) to 1 (full)
 * @param seedOffset the place of the shot since the weapon last rested, from 0
 * @param carried what is left of the sideways place of the shot before
 * @param lift the climb of the spread
 * @param random what random spread adds: [right, up]
 * @param running what running spread adds: [right, up]
 * @param pqr the bullet's direction in the frame of the aim: [forward, right, up]
 * @param yawDegrees degrees to the right of the aim
 * @param pitchDegrees degrees above the aim
 * @param view how far recoil has moved the view just before the shot; the player's share is not taken off
 * @param aim where the aim points just before the shot, with the player's share taken off: to the right and up of the
 *     aim of the start
 * @param bullet where the bullet goes, spread and recoil together: to the right and up of the aim of the start. A yaw of
 *     more than 90 degrees to either side is behind the shooter
 * @param direction the bullet's unit direction in the axes, spread and recoil together
 * @param impact where it hits a wall square to the aim of the start, with {@code distanceMeters}: [right, up] of that aim
 *     in metres; absent where the bullet never reaches the wall
 */
public record WeaponShot(
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
        RecoilView view,
        View aim,
        View bullet,
        Vector3 direction,
        @Nullable List<Double> impact) {}
