package dev.gunfeel.export;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.List;

/**
 * The kick as the animation of a glTF camera: rotations with slerp between fewest keys, and, where the weapon punches, the
 * vertical field of view by KHR_animation_pointer (docs/engines.md, glTF).
 */
final class GltfCamera {
    /** The vertical field of view of the camera at rest, in degrees; punching goes on top of it. */
    private static final double FIELD_OF_VIEW_DEGREES = 60;

    private static final Vector3 X = new Vector3(1, 0, 0);
    private static final Vector3 Y = new Vector3(0, 1, 0);
    private static final Vector3 Z = new Vector3(0, 0, 1);

    private GltfCamera() {}

    static Export glb(ExportedWeapon weapon, double toleranceDegrees) {
        double[] times = weapon.view().times();
        List<Quaternion> turns = new ArrayList<>(times.length);
        for (int i = 0; i < times.length; i++) {
            turns.add(turn(weapon, i));
        }
        FittedTurns fitted = FittedTurns.of(times, turns, toleranceDegrees);
        List<FittedCurve> fov = weapon.fov().isZero()
                ? List.of()
                : CurveFit.linear(weapon.view().alone(weapon.fov()), toleranceDegrees);
        Glb glb = new Glb();
        glb.camera(weapon.name(), StrictMath.toRadians(FIELD_OF_VIEW_DEGREES));
        glb.rotations(
                fitted.keys().stream().map(key -> times[key]).toList(),
                fitted.keys().stream().map(turns::get).toList());
        fov.forEach(curve -> glb.fieldsOfView(
                curve.keys().stream().map(CurveKey::time).toList(),
                curve.keys().stream()
                        .map(key -> StrictMath.toRadians(FIELD_OF_VIEW_DEGREES + key.value()))
                        .toList()));
        return new Export(
                glb.bytes(),
                fitted.keys().size() + FittedCurve.keys(fov),
                Math.max(fitted.largestErrorDegrees(), FittedCurve.error(fov)));
    }

    /** A camera of glTF looks along -z with x to the right, so yaw and roll turn against the hand. */
    private static Quaternion turn(ExportedWeapon weapon, int sample) {
        Quaternion yaw = Quaternion.about(Y, -StrictMath.toRadians(weapon.yaw().values()[sample]));
        Quaternion pitch =
                Quaternion.about(X, StrictMath.toRadians(weapon.pitch().values()[sample]));
        Quaternion roll =
                Quaternion.about(Z, -StrictMath.toRadians(weapon.roll().values()[sample]));
        return yaw.times(pitch).times(roll).unit();
    }
}
