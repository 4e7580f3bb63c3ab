package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.math.YawPitch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where one pellet of a shot goes.
 *
 * @param pqr its direction in the frame of the aim: [forward, right, up]
 * @param yawDegrees degrees to the right of the aim
 * @param pitchDegrees degrees above the aim
 * @param direction its unit direction in the axes
 * @param impact where it hits the wall, with {@code distanceMeters}: [right, up] in metres, as the shot's
 */
public record Pellet(
        List<Double> pqr,
        Double yawDegrees,
        Double pitchDegrees,
        Vector3 direction,
        @Nullable List<Double> impact) {
    /**
     * Makes a pellet.
     *
     * @param pqr its direction as (forward, right, up) of the aim
     * @param direction its unit direction in the axes
     * @param impact where it hits the wall; null where there is none, or where it never gets there
     * @return the pellet
     */
    public static Pellet of(Vector3 pqr, Vector3 direction, @Nullable List<Double> impact) {
        return new Pellet(
                List.of(pqr.x(), pqr.y(), pqr.z()),
                YawPitch.yawDegrees(pqr),
                YawPitch.pitchDegrees(pqr),
                direction,
                impact);
    }

    /** Returns its direction as (forward, right, up) of the aim. */
    Vector3 vector() {
        return new Vector3(pqr.get(0), pqr.get(1), pqr.get(2));
    }

    /**
     * Returns the rows of a table: one for each pellet, which is like its shot but where it goes.
     *
     * @param shot the shot
     * @param pellets its pellets
     * @return the spread of the shot, going where each pellet goes
     */
    public static List<ShotSpread> rows(ShotSpread shot, List<Pellet> pellets) {
        return pellets.stream().map(pellet -> shot.goingTo(pellet.vector())).toList();
    }
}
