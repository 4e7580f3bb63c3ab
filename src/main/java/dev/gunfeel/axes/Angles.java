package dev.gunfeel.axes;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;

/**
 * An orientation as an engine's inspector shows it: three angles, each with the sign that it has there. All engines roll about
 * forward first, then pitch about right, then yaw about up.
 *
 * @param yawDegrees degrees about up
 * @param pitchDegrees degrees about right
 * @param rollDegrees degrees about forward
 */
public record Angles(Double yawDegrees, Double pitchDegrees, Double rollDegrees) {
    /** Puts the defaults where something is left out. */
    public Angles {
        yawDegrees = Defaults.or(yawDegrees, 0.0);
        pitchDegrees = Defaults.or(pitchDegrees, 0.0);
        rollDegrees = Defaults.or(rollDegrees, 0.0);
    }

    /** {@return the same orientation as another engine shows it; only signs differ, so nothing is rounded} */
    Angles in(Axes from, Axes to) {
        Vector3 before = from.angleSigns();
        Vector3 after = to.angleSigns();
        return new Angles(
                yawDegrees * before.x() * after.x() + 0.0,
                pitchDegrees * before.y() * after.y() + 0.0,
                rollDegrees * before.z() * after.z() + 0.0);
    }
}
