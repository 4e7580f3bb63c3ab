package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import java.util.List;

/**
 * Where one bullet goes, and what it leaves to the next.
 *
 * @param spread what is told of it
 * @param pqr the bullet's direction as (forward, right, up) of the aim, of any length
 * @param pellets the same of each pellet; empty for a weapon without
 * @param carriedOn what the next shot carries of its sideways place, before the potential takes its share: the state's q
 */
public record Deviation(ShotSpread spread, Vector3 pqr, List<Vector3> pellets, double carriedOn) {
    /**
     * Returns what hits.
     *
     * @return the pellets; the bullet where there are none
     */
    public List<Vector3> bullets() {
        return pellets.isEmpty() ? List.of(pqr) : pellets;
    }
}
