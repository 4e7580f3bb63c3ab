package dev.gunfeel.homing;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.rotation.Pace;
import dev.gunfeel.rotation.TurnRules;
import org.jspecify.annotations.Nullable;

/** Rules that a step and a sequence of homing share. */
final class HomingRules {
    /** Single precision and four printed digits stay below this; who means two directions is above. */
    private static final double SAME_DEGREES = 0.01;

    private HomingRules() {}

    /** Complains about an aim that points nowhere, and about a rotation that looks elsewhere. */
    static void aim(Complaints complaints, Axes axes, Vector3 direction, @Nullable Quaternion rotation) {
        TurnRules.direction(complaints, "direction", direction);
        TurnRules.rotation(complaints, "rotation", rotation);
        if (rotation == null || !complaints.sound("axes", "direction", "rotation")) {
            return;
        }
        Vector3 looks = axes.direction(rotation.unit());
        double degrees = GreatCircle.angle(looks, direction.unit()) / Pace.RADIANS;
        if (degrees > SAME_DEGREES) {
            complaints.add(
                    "rotation",
                    "looks along " + TurnRules.text(looks) + ", " + Figures.of(degrees)
                            + " degrees from direction; both say where the aim is and must agree to within 0.01 degrees:"
                            + " correct one of them or leave rotation out",
                    null);
        }
    }
}
