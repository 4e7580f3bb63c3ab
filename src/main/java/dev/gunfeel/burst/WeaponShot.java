package dev.gunfeel.burst;

import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.plot.Column;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.spread.ShotSpread;
import dev.gunfeel.weapon.View;
import java.util.List;
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
 */
public record WeaponShot(
        @Unwrapped ShotSpread spread,
        RecoilView view,
        View aim,
        View bullet,
        Vector3 direction,
        @Nullable List<Double> impact) {
    static final List<Column<WeaponShot>> COLUMNS = Column.all(
            Column.of(WeaponShot::spread, ShotSpread.COLUMNS),
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
}
