package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;

/**
 * Where one bullet goes, and what it leaves to the next.
 *
 * @param spread what is told of it
 * @param pqr the bullet's direction as (forward, right, up) of the aim, of any length
 * @param carriedOn what the next shot carries of its sideways place, before the potential takes its share: the state's q
 */
public record Deviation(ShotSpread spread, Vector3 pqr, double carriedOn) {}
