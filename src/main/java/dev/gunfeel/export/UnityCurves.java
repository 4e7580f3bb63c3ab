package dev.gunfeel.export;

import dev.gunfeel.text.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Unity's animation curves, as its JsonUtility reads them into a class with a field a curve (docs/engines.md, Unity). */
final class UnityCurves {
    /** Tangents that are neither linked to each other nor found by the editor. */
    static final int BROKEN_FREE = 1;

    /** What Unity stores for a curve that stays where it is before its first key and after its last one. */
    static final int CLAMP = 2;

    private UnityCurves() {}

    static Export json(ExportedWeapon weapon, double toleranceDegrees) {
        List<FittedCurve> view = weapon.view().curves().stream()
                .flatMap(curve -> CurveFit.cubic(weapon.view().alone(curve), toleranceDegrees).stream())
                .toList();
        List<FittedCurve> all =
                Stream.concat(view.stream(), weapon.own().stream()).toList();
        Map<String, Object> document = new LinkedHashMap<>();
        all.forEach(curve -> document.put(curve.name(), members(curve)));
        return new Export(
                JsonText.writer().writeValueAsBytes(document), FittedCurve.keys(all), FittedCurve.error(view));
    }

    /** Returns a curve in the members that Unity gives it. */
    private static Map<String, Object> members(FittedCurve curve) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("serializedVersion", "2");
        members.put("m_Curve", curve.keys().stream().map(UnityCurves::members).toList());
        members.put("m_PreInfinity", CLAMP);
        members.put("m_PostInfinity", CLAMP);
        members.put("m_RotationOrder", 4);
        return members;
    }

    private static Map<String, Object> members(CurveKey key) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("serializedVersion", "3");
        members.put("time", key.time());
        members.put("value", key.value());
        members.put("inSlope", key.inTangent());
        members.put("outSlope", key.outTangent());
        members.put("tangentMode", BROKEN_FREE);
        // With the mode 0 the weights are of no effect; a third is what they stand for.
        members.put("weightedMode", 0);
        members.put("inWeight", 1.0 / 3);
        members.put("outWeight", 1.0 / 3);
        return members;
    }
}
