package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.math.YawPitch;
import dev.gunfeel.plot.Column;
import dev.gunfeel.weapon.Shot;
import java.util.List;
import java.util.Map;

/**
 * The spread of one shot: where its bullet goes relative to the aim, and what takes it there. Lengths are in units of the
 * weapon's forward distance.
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
 * @param pqr the bullet's direction in the frame of the aim: [forward, right, up]
 * @param yawDegrees degrees to the right of the aim
 * @param pitchDegrees degrees above the aim
 */
public record ShotSpread(
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
        Double pitchDegrees) {
    /** The columns of a table with one row a shot. */
    public static final List<Column<ShotSpread>> COLUMNS = Column.all(
            List.of(
                    new Column<>("index", ShotSpread::index),
                    new Column<>("timeSeconds", ShotSpread::timeSeconds),
                    new Column<>("speed", ShotSpread::speed),
                    new Column<>("potentialSeconds", ShotSpread::potentialSeconds),
                    new Column<>("potentialRatio", ShotSpread::potentialRatio),
                    new Column<>("seedOffset", ShotSpread::seedOffset),
                    new Column<>("carried", ShotSpread::carried)),
            SpreadPart.columns(),
            Column.each(ShotSpread::pqr, "p", "q", "r"),
            List.of(
                    new Column<>("yawDegrees", ShotSpread::yawDegrees),
                    new Column<>("pitchDegrees", ShotSpread::pitchDegrees)));

    static ShotSpread of(Shot shot, double carried, Map<Class<? extends SpreadPart>, Offset> parts, Vector3 pqr) {
        return new ShotSpread(
                shot.number(),
                shot.timeSeconds(),
                shot.speed(),
                shot.potentialSeconds(),
                shot.potentialRatio(),
                shot.seedOffset(),
                carried,
                of(parts, LiftPart.class).up(),
                of(parts, RandomPart.class).toList(),
                of(parts, RunningPart.class).toList(),
                List.of(pqr.x(), pqr.y(), pqr.z()),
                YawPitch.yawDegrees(pqr),
                YawPitch.pitchDegrees(pqr));
    }

    private static Offset of(Map<Class<? extends SpreadPart>, Offset> parts, Class<? extends SpreadPart> part) {
        return parts.getOrDefault(part, Offset.NONE);
    }
}
