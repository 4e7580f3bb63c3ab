package dev.gunfeel.export;

import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Falloff;
import dev.gunfeel.weapon.FalloffInterpolation;
import dev.gunfeel.weapon.Heat;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.List;

/** The curves that stand in a weapon document themselves: straight between points, so no fit is needed. */
final class WeaponCurves {
    /** How far before its distance a step of the falloff begins: straight lines need some room for it. */
    private static final double STEP_METERS = 0.001;

    private WeaponCurves() {}

    /** Returns the falloff over metres, and the curves over heat, those that the weapon has. */
    static List<FittedCurve> of(Weapon weapon) {
        List<FittedCurve> curves = new ArrayList<>();
        Damage damage = weapon.damage();
        if (damage != null && !damage.falloff().isEmpty()) {
            curves.add(straight("damageFalloff", falloff(damage)));
        }
        Cone cone = weapon.spread() == null ? null : weapon.spread().cone();
        if (cone != null) {
            add("coneDegrees", cone.degrees(), curves);
            Heat heat = cone.heat();
            if (heat != null) {
                add("heatPerShot", heat.perShot(), curves);
                add("coolingPerSecond", heat.coolingPerSecond(), curves);
            }
        }
        if (weapon.pellets() != null && weapon.pellets().degrees() != null) {
            add("pelletDegrees", weapon.pellets().degrees(), curves);
        }
        return curves;
    }

    private static List<Vector2> falloff(Damage damage) {
        List<Vector2> points = new ArrayList<>();
        double before = damage.falloff().get(0).factor();
        for (Falloff point : damage.falloff()) {
            if (damage.falloffInterpolation() == FalloffInterpolation.STEP && !points.isEmpty()) {
                points.add(new Vector2(point.distanceMeters() - STEP_METERS, before));
            }
            points.add(new Vector2(point.distanceMeters(), point.factor()));
            before = point.factor();
        }
        return points;
    }

    private static void add(String name, Curve curve, List<FittedCurve> curves) {
        curves.add(straight(name, curve.number() != null ? List.of(new Vector2(0, curve.number())) : curve.points()));
    }

    private static FittedCurve straight(String name, List<Vector2> points) {
        List<CurveKey> keys = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            Vector2 point = points.get(i);
            double in = i == 0 ? 0 : slope(points.get(i - 1), point);
            double out = i == points.size() - 1 ? 0 : slope(point, points.get(i + 1));
            keys.add(new CurveKey(point.x(), point.y(), in, out));
        }
        return new FittedCurve(name, keys, 0);
    }

    private static double slope(Vector2 from, Vector2 to) {
        return (to.y() - from.y()) / (to.x() - from.x());
    }
}
