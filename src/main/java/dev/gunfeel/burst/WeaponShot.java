package dev.gunfeel.burst;

import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.spread.Pellet;
import dev.gunfeel.spread.ShotSpread;
import dev.gunfeel.weapon.View;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where one bullet of the whole weapon goes. Lengths of the spread are in units of the weapon's forward distance.
 *
 * @param spread where it goes relative to the aim of the shot, and what takes it there
 * @param view how far recoil has moved the view just before the shot; the player's share is not taken off
 * @param aim where the aim points just before the shot, with the player's share taken off: to the right and up of the
 *     aim of the start
 * @param bullet where the bullet goes, spread and recoil together: to the right and up of the aim of the start. A yaw of
 *     more than 90 degrees to either side is behind the shooter
 * @param direction the bullet's unit direction in the axes, spread and recoil together
 * @param impact where it hits a wall square to the aim of the start, with {@code distanceMeters}: [right, up] of that aim
 *     in metres; absent where the bullet never reaches the wall
 * @param pellets where each pellet goes; the fields of the shot are those of its middle. Only for a weapon with pellets
 */
public record WeaponShot(
        @Unwrapped ShotSpread spread,
        RecoilView view,
        View aim,
        View bullet,
        Vector3 direction,
        @Nullable List<Double> impact,
        @Nullable List<Pellet> pellets) {
    private static final List<Column<WeaponShot>> PLACES = Column.all(
            List.of(
                    new Column<>("viewRollDegrees", shot -> shot.view.rollDegrees()),
                    new Column<>("viewPitchDegrees", shot -> shot.view.pitchDegrees()),
                    new Column<>("viewYawDegrees", shot -> shot.view.yawDegrees()),
                    new Column<>("viewFovDegrees", shot -> shot.view.fovDegrees()),
                    new Column<>("aimYawDegrees", shot -> shot.aim.yawDegrees()),
                    new Column<>("aimPitchDegrees", shot -> shot.aim.pitchDegrees()),
                    new Column<>("bulletYawDegrees", shot -> shot.bullet.yawDegrees()),
                    new Column<>("bulletPitchDegrees", shot -> shot.bullet.pitchDegrees())),
            Column.vector("direction", WeaponShot::direction),
            Column.each(WeaponShot::impact, "impactRight", "impactUp"));

    /** Returns a table of shots: a row a shot, or a row a pellet for a weapon that has them. */
    static Table table(List<WeaponShot> shots) {
        WeaponShot first = shots.get(0);
        List<Column<WeaponShot>> columns = Column.of(WeaponShot::spread, ShotSpread.columns(first.spread));
        if (first.pellets == null) {
            return Table.of(Column.all(columns, PLACES), shots);
        }
        return Table.of(
                Column.all(
                        Column.of(Numbered::shot, columns),
                        List.of(new Column<>("pellet", Numbered::pellet)),
                        Column.of(Numbered::shot, PLACES)),
                shots.stream().flatMap(WeaponShot::byPellet).toList());
    }

    private Stream<Numbered> byPellet() {
        List<Pellet> all = Objects.requireNonNull(pellets);
        List<ShotSpread> rows = Pellet.rows(spread, all);
        return IntStream.range(0, all.size())
                .mapToObj(i -> new Numbered(
                        i,
                        new WeaponShot(
                                rows.get(i),
                                view,
                                aim,
                                bullet,
                                all.get(i).direction(),
                                all.get(i).impact(),
                                null)));
    }

    private record Numbered(int pellet, WeaponShot shot) {}
}
