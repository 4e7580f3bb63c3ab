package dev.gunfeel.spread;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.math.YawPitch;
import dev.gunfeel.plot.Column;
import dev.gunfeel.weapon.Shot;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
 * @param cone what the cone adds: [right, up]; where the weapon has a cone
 * @param coneDegrees the half-angle of the cone, from 0 to 45; where the weapon has a cone
 * @param heat the heat just before the shot; where the weapon knows heat
 * @param pattern what the drawn pattern adds: [right, up]; where the weapon has one
 * @param pqr the bullet's direction in the frame of the aim: [forward, right, up]
 * @param yawDegrees degrees to the right of the aim
 * @param pitchDegrees degrees above the aim
 */
@RecordBuilder
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
        @Nullable List<Double> cone,
        @Nullable Double coneDegrees,
        @Nullable Double heat,
        @Nullable List<Double> pattern,
        List<Double> pqr,
        Double yawDegrees,
        Double pitchDegrees) {
    /**
     * Returns the columns of a table.
     *
     * @param shot one of the shots: all of a weapon have the same parts
     * @return the columns of the shot's parts, in order
     */
    public static List<Column<ShotSpread>> columns(ShotSpread shot) {
        return Column.all(
                List.of(
                        new Column<>("index", ShotSpread::index),
                        new Column<>("timeSeconds", ShotSpread::timeSeconds),
                        new Column<>("speed", ShotSpread::speed),
                        new Column<>("potentialSeconds", ShotSpread::potentialSeconds),
                        new Column<>("potentialRatio", ShotSpread::potentialRatio),
                        new Column<>("seedOffset", ShotSpread::seedOffset),
                        new Column<>("carried", ShotSpread::carried)),
                SpreadPart.columns(shot),
                Column.each(ShotSpread::pqr, "p", "q", "r"),
                List.of(
                        new Column<>("yawDegrees", ShotSpread::yawDegrees),
                        new Column<>("pitchDegrees", ShotSpread::pitchDegrees)));
    }

    /** Returns all of it but what the parts of the spread tell. */
    static ShotSpreadBuilder of(Shot shot, double carried, Vector3 pqr) {
        return ShotSpreadBuilder.builder()
                .index(shot.number())
                .timeSeconds(shot.timeSeconds())
                .speed(shot.speed())
                .potentialSeconds(shot.potentialSeconds())
                .potentialRatio(shot.potentialRatio())
                .seedOffset(shot.seedOffset())
                .carried(carried)
                .pqr(List.of(pqr.x(), pqr.y(), pqr.z()))
                .yawDegrees(YawPitch.yawDegrees(pqr))
                .pitchDegrees(YawPitch.pitchDegrees(pqr));
    }

    /**
     * Returns the row of a pellet.
     *
     * @param pellet the pellet
     * @return this shot, going where the pellet goes
     */
    public ShotSpread going(Pellet pellet) {
        return ShotSpreadBuilder.builder(this)
                .pqr(pellet.pqr())
                .yawDegrees(pellet.yawDegrees())
                .pitchDegrees(pellet.pitchDegrees())
                .build();
    }
}
