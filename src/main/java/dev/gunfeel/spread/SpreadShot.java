package dev.gunfeel.spread;

import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.plot.Column;
import dev.gunfeel.weapon.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where one shot of a pattern goes. Lengths of the spread are in units of the weapon's forward distance.
 *
 * @param spread where it goes relative to the view, and what takes it there
 * @param direction the bullet's unit direction in the axes
 * @param impact where it hits a wall square to the view, with {@code distanceMeters}: [right, up] of the aim in metres
 */
public record SpreadShot(
        @Unwrapped ShotSpread spread,
        Vector3 direction,
        @Nullable List<Double> impact) {
    static final List<Column<SpreadShot>> COLUMNS = Column.all(
            Column.of(SpreadShot::spread, ShotSpread.COLUMNS),
            Column.vector("direction", SpreadShot::direction),
            Column.each(SpreadShot::impact, "impactRight", "impactUp"));

    static SpreadShot of(Deviation deviation, View view, Axes axes, @Nullable Double distanceMeters) {
        Vector3 pqr = deviation.pqr();
        return new SpreadShot(
                deviation.spread(),
                view.direction(pqr, axes),
                distanceMeters == null
                        ? null
                        : List.of(distanceMeters * pqr.y() / pqr.x(), distanceMeters * pqr.z() / pqr.x()));
    }
}
