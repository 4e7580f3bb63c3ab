package dev.gunfeel.export;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Godot's animation as a text resource: Bézier tracks for the rotation of the node that it is played on and, where the weapon
 * punches, for a camera's field of view there (docs/engines.md, Godot). Handles a third of a piece away make a Bézier the same
 * cubic.
 */
final class GodotAnimation {
    /** The field of view that a new camera of Godot has, in degrees; punching goes on top of it. */
    private static final double FIELD_OF_VIEW_DEGREES = 75;

    private GodotAnimation() {}

    static Export tres(ExportedWeapon weapon, double toleranceDegrees) {
        List<Track> tracks = new ArrayList<>();
        tracks.add(track("rotation:x", weapon, weapon.pitch(), toleranceDegrees, 0, Math.PI / 180));
        tracks.add(track("rotation:y", weapon, weapon.yaw().negated(), toleranceDegrees, 0, Math.PI / 180));
        tracks.add(track("rotation:z", weapon, weapon.roll().negated(), toleranceDegrees, 0, Math.PI / 180));
        if (!weapon.fov().isZero()) {
            tracks.add(track("fov", weapon, weapon.fov(), toleranceDegrees, FIELD_OF_VIEW_DEGREES, 1));
        }
        StringBuilder tres = new StringBuilder("[gd_resource type=\"Animation\" format=3]\n\n[resource]\n");
        tres.append("resource_name = \"").append(Escaped.of(weapon.name())).append("\"\n");
        tres.append("length = ").append(Numbers.of(weapon.endSeconds())).append('\n');
        for (int i = 0; i < tracks.size(); i++) {
            tracks.get(i).write("tracks/" + i + "/", tres);
        }
        List<FittedCurve> curves = tracks.stream().map(Track::curve).toList();
        return new Export(
                tres.toString().getBytes(StandardCharsets.UTF_8), FittedCurve.keys(curves), FittedCurve.error(curves));
    }

    private static Track track(
            String property,
            ExportedWeapon weapon,
            Sampled.Curve curve,
            double toleranceDegrees,
            double offset,
            double factor) {
        return new Track(
                property,
                CurveFit.cubic(weapon.view().alone(curve), toleranceDegrees).get(0),
                offset,
                factor);
    }

    /** A track: a curve in degrees as a property of a node. */
    private record Track(String property, FittedCurve curve, double offset, double factor) {
        void write(String prefix, StringBuilder tres) {
            List<CurveKey> keys = curve.keys();
            tres.append(prefix).append("type = \"bezier\"\n");
            tres.append(prefix).append("imported = false\n");
            tres.append(prefix).append("enabled = true\n");
            tres.append(prefix).append("path = NodePath(\".:").append(property).append("\")\n");
            tres.append(prefix).append("interp = 1\n");
            tres.append(prefix).append("loop_wrap = false\n");
            tres.append(prefix).append("keys = {\n\"handle_modes\": PackedInt32Array(");
            tres.append(keys.stream().map(key -> "0").collect(Collectors.joining(", ")));
            tres.append("),\n\"points\": PackedFloat32Array(");
            for (int i = 0; i < keys.size(); i++) {
                tres.append(i == 0 ? "" : ", ").append(point(i));
            }
            tres.append("),\n\"times\": PackedFloat32Array(")
                    .append(list(keys, CurveKey::time))
                    .append(")\n}\n");
        }

        /** Returns the value of a key and its two handles, relative to it. */
        private String point(int index) {
            List<CurveKey> keys = curve.keys();
            CurveKey key = keys.get(index);
            double in = index == 0 ? 0 : (keys.get(index - 1).time() - key.time()) / 3;
            double out = index == keys.size() - 1 ? 0 : (keys.get(index + 1).time() - key.time()) / 3;
            return List.of(
                            offset + factor * key.value(),
                            in,
                            in * factor * key.inTangent(),
                            out,
                            out * factor * key.outTangent())
                    .stream()
                    .map(Numbers::of)
                    .collect(Collectors.joining(", "));
        }

        private static String list(List<CurveKey> keys, ToDoubleFunction<CurveKey> number) {
            return keys.stream()
                    .map(key -> Numbers.of(number.applyAsDouble(key)))
                    .collect(Collectors.joining(", "));
        }
    }
}
