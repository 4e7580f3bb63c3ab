package dev.gunfeel.spread;

import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where one shot of a pattern goes. Lengths of the spread are in units of the weapon's forward distance.
 *
 * @param spread where it goes relative to the view, and what takes it there
 * @param direction the bullet's unit direction in the axes
 * @param impact where it hits a wall square to the view, with {@code distanceMeters}: [right, up] of the aim in metres
 * @param pellets where each pellet goes; its own fields are those of the middle of the shot. Only for a weapon with pellets
 */
public record SpreadShot(
        @Unwrapped ShotSpread spread,
        Vector3 direction,
        @Nullable List<Double> impact,
        @Nullable List<Pellet> pellets) {
    private static final List<Column<SpreadShot>> PLACES = Column.all(
            Column.vector("direction", SpreadShot::direction),
            Column.each(SpreadShot::impact, "impactRight", "impactUp"));

    static SpreadShot of(Deviation deviation, View view, Axes axes, @Nullable Double distanceMeters, Weapon weapon) {
        return new SpreadShot(
                deviation.spread(),
                view.direction(deviation.pqr(), axes),
                impact(deviation.pqr(), distanceMeters, weapon),
                weapon.pellets() == null
                        ? null
                        : deviation.pellets().stream()
                                .map(pqr ->
                                        Pellet.of(pqr, view.direction(pqr, axes), impact(pqr, distanceMeters, weapon)))
                                .toList());
    }

    private static @Nullable List<Double> impact(Vector3 pqr, @Nullable Double distanceMeters, Weapon weapon) {
        return distanceMeters == null
                ? null
                : List.of(
                        distanceMeters * pqr.y() / pqr.x(),
                        distanceMeters * pqr.z() / pqr.x() - weapon.dropMeters(distanceMeters));
    }

    /** Returns a table of shots: a row a shot, or a row a pellet for a weapon that has them. */
    static Table table(List<SpreadShot> shots) {
        SpreadShot first = shots.get(0);
        List<Column<SpreadShot>> columns = Column.of(SpreadShot::spread, ShotSpread.columns(first.spread));
        if (first.pellets == null) {
            return Table.of(Column.all(columns, PLACES), shots);
        }
        return Pellet.table(shots, shot -> Objects.requireNonNull(shot.pellets), SpreadShot::going, columns, PLACES);
    }

    private SpreadShot going(Pellet pellet) {
        return new SpreadShot(spread.going(pellet), pellet.direction(), pellet.impact(), null);
    }
}
