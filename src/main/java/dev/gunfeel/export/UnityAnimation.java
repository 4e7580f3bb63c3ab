package dev.gunfeel.export;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Unity's animation clip (.anim): the kick as the local angles of the transform that it is played on, and of a camera's field
 * of view there where the weapon punches (docs/engines.md, Unity).
 */
final class UnityAnimation {
    /** The field of view that a new camera of Unity has, in degrees; punching goes on top of it. */
    private static final double FIELD_OF_VIEW_DEGREES = 60;

    private UnityAnimation() {}

    static Export yaml(ExportedWeapon weapon, double toleranceDegrees) {
        Sampled angles = new Sampled(
                weapon.view().times(),
                List.of(weapon.pitch().negated(), weapon.yaw(), weapon.roll().negated()));
        List<FittedCurve> euler = CurveFit.cubic(angles, toleranceDegrees);
        List<FittedCurve> fov =
                weapon.fov().isZero() ? List.of() : CurveFit.cubic(weapon.view().alone(weapon.fov()), toleranceDegrees);
        StringBuilder yaml = new StringBuilder("""
                %YAML 1.1
                %TAG !u! tag:unity3d.com,2011:
                --- !u!74 &7400000
                AnimationClip:
                  m_ObjectHideFlags: 0
                  m_CorrespondingSourceObject: {fileID: 0}
                  m_PrefabInstance: {fileID: 0}
                  m_PrefabAsset: {fileID: 0}
                """);
        yaml.append("  m_Name: ").append(quoted(weapon.name())).append('\n');
        yaml.append("""
                  serializedVersion: 7
                  m_Legacy: 0
                  m_Compressed: 0
                  m_UseHighQualityCurve: 1
                  m_RotationCurves: []
                  m_CompressedRotationCurves: []
                  m_EulerCurves:
                  - curve:
                      serializedVersion: 2
                      m_Curve:
                """);
        for (int i = 0; i < euler.get(0).keys().size(); i++) {
            eulerKey(euler, i, yaml);
        }
        yaml.append(infinity("      ")).append("    path: \n");
        yaml.append("  m_PositionCurves: []\n  m_ScaleCurves: []\n");
        yaml.append(fov.isEmpty() ? "  m_FloatCurves: []\n" : "  m_FloatCurves:\n  - serializedVersion: 2\n");
        fov.forEach(curve -> fieldOfView(curve, yaml));
        yaml.append("""
                  m_PPtrCurves: []
                  m_SampleRate: 60
                  m_WrapMode: 0
                  m_AnimationClipSettings:
                    serializedVersion: 2
                    m_StartTime: 0
                """);
        yaml.append("    m_StopTime: ").append(Numbers.of(weapon.endSeconds())).append('\n');
        yaml.append("    m_LoopTime: 0\n  m_HasGenericRootTransform: 0\n  m_Events: []\n");
        int keys = FittedCurve.keys(euler) + FittedCurve.keys(fov);
        double error = Math.max(FittedCurve.error(euler), FittedCurve.error(fov));
        return new Export(yaml.toString().getBytes(StandardCharsets.UTF_8), keys, error);
    }

    private static void eulerKey(List<FittedCurve> euler, int index, StringBuilder yaml) {
        CurveKey x = euler.get(0).keys().get(index);
        CurveKey y = euler.get(1).keys().get(index);
        CurveKey z = euler.get(2).keys().get(index);
        yaml.append("      - serializedVersion: 3\n");
        line("time", Numbers.of(x.time()), yaml);
        line("value", vector(x.value(), y.value(), z.value()), yaml);
        line("inSlope", vector(x.inTangent(), y.inTangent(), z.inTangent()), yaml);
        line("outSlope", vector(x.outTangent(), y.outTangent(), z.outTangent()), yaml);
        weights(vector(1.0 / 3, 1.0 / 3, 1.0 / 3), yaml);
    }

    private static void fieldOfView(FittedCurve curve, StringBuilder yaml) {
        yaml.append("    curve:\n      serializedVersion: 2\n      m_Curve:\n");
        for (CurveKey key : curve.keys()) {
            yaml.append("      - serializedVersion: 3\n");
            line("time", Numbers.of(key.time()), yaml);
            line("value", Numbers.of(FIELD_OF_VIEW_DEGREES + key.value()), yaml);
            line("inSlope", Numbers.of(key.inTangent()), yaml);
            line("outSlope", Numbers.of(key.outTangent()), yaml);
            weights(Numbers.of(1.0 / 3), yaml);
        }
        yaml.append(infinity("      "));
        yaml.append(
                "    attribute: field of view\n    path: \n    classID: 20\n    script: {fileID: 0}\n    flags: 16\n");
    }

    private static void weights(String third, StringBuilder yaml) {
        line("tangentMode", Integer.toString(UnityCurves.BROKEN_FREE), yaml);
        line("weightedMode", "0", yaml);
        line("inWeight", third, yaml);
        line("outWeight", third, yaml);
    }

    private static void line(String name, String value, StringBuilder yaml) {
        yaml.append("        ").append(name).append(": ").append(value).append('\n');
    }

    private static String vector(double x, double y, double z) {
        return "{x: " + Numbers.of(x) + ", y: " + Numbers.of(y) + ", z: " + Numbers.of(z) + "}";
    }

    private static String infinity(String indent) {
        return indent + "m_PreInfinity: " + UnityCurves.CLAMP + "\n"
                + indent + "m_PostInfinity: " + UnityCurves.CLAMP + "\n"
                + indent + "m_RotationOrder: 4\n";
    }

    private static String quoted(String name) {
        return "\"" + Escaped.of(name) + "\"";
    }
}
