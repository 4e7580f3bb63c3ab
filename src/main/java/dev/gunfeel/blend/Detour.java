package dev.gunfeel.blend;

import dev.gunfeel.math.Figures;
import dev.gunfeel.rotation.Slerp;
import org.jspecify.annotations.Nullable;

/**
 * The turn the wrong way that {@code path: asGiven} takes between two poses whose quaternions have opposite signs.
 *
 * @param bone the name of the bone with the largest one
 * @param degrees its real turn as given, above 180
 */
record Detour(String bone, double degrees) {
    /** Returns the largest detour between two poses, or null where every bone takes the short way anyway. */
    static @Nullable Detour between(Pose from, Pose to) {
        double largest = 0;
        int bone = 0;
        for (int i = 0; i < from.bones().size(); i++) {
            double angle = Slerp.angle(
                    from.bones().get(i).rotation().normalized(),
                    to.bones().get(i).rotation().normalized());
            if (angle > largest) {
                largest = angle;
                bone = i;
            }
        }
        double degrees = StrictMath.toDegrees(2 * largest);
        // A whole turn back to the same orientation, with some rounding, counts; half a turn is as short as the other.
        return degrees > 180 + 1e-6 ? new Detour(BoneRow.name(from, bone), degrees) : null;
    }

    /** Says how far the bone turns, and how far it need not. */
    String text() {
        return "bone " + bone + " turns " + Figures.of(degrees) + " degrees where "
                + Figures.of(360 - degrees) + " would do: asGiven takes the signs of the quaternions as they are;"
                + " path shortest takes the short way";
    }
}
