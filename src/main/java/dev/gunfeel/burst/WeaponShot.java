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
    private static final List<Column<WeaponShot>> AIMS = List.of(
            new Column<>("viewRollDegrees", shot -> shot.view.rollDegrees()),
            new Column<>("viewPitchDegrees", shot -> shot.view.pitchDegrees()),
            new Column<>("viewYawDegrees", shot -> shot.view.yawDegrees()),
            new Column<>("viewFovDegrees", shot -> shot.view.fovDegrees()),
            new Column<>("aimYawDegrees", shot -> shot.aim.yawDegrees()),
            new Column<>("aimPitchDegrees", shot -> shot.aim.pitchDegrees()));

    private static final List<Column<WeaponShot>> BULLETS = List.of(
            new Column<>("bulletYawDegrees", shot -> shot.bullet.yawDegrees()),
            new Column<>("bulletPitchDegrees", shot -> shot.bullet.pitchDegrees()));

    private static final List<Column<WeaponShot>> PLACES = Column.all(
            Column.vector("direction", WeaponShot::direction),
            Column.each(WeaponShot::impact, "impactRight", "impactUp"));

    /**
     * Returns a table of shots: a row a shot, or a row a pellet for a weapon that has them. What the shot's own bullet does is
     * left out of the latter, since nothing goes there.
     */
    static Table table(List<WeaponShot> shots) {
        WeaponShot first = shots.get(0);
        List<Column<WeaponShot>> columns = Column.of(WeaponShot::spread, ShotSpread.columns(first.spread));
        return first.pellets == null
                ? Table.of(Column.all(columns, AIMS, BULLETS, PLACES), shots)
                : Pellet.table(
                        shots,
                        shot -> Objects.requireNonNull(shot.pellets),
                        WeaponShot::going,
                        columns,
                        Column.all(AIMS, PLACES));
    }

    private WeaponShot going(Pellet pellet) {
        return new WeaponShot(spread.going(pellet), view, aim, bullet, pellet.direction(), pellet.impact(), null);
    }
}
