package dev.gunfeel.export;

import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;

/**
 * What the formats write: the view of a fired weapon, and the curves of its document.
 *
 * @param name what it is called
 * @param view pitch, yaw, roll and field of view, in degrees over seconds
 * @param own the curves of the document, over metres and heat; empty where none were asked for
 */
record ExportedWeapon(String name, Sampled view, List<FittedCurve> own) {
    /** The name of a weapon that has none. */
    private static final String NAMELESS = "Weapon";

    /** Fires a weapon; the curves of its document come along where {@code whole} says so. */
    static ExportedWeapon of(RecoilSequenceRequest request, boolean whole, double toleranceDegrees) {
        Sampled view = ViewCurves.of(request, toleranceDegrees);
        Weapon weapon = request.armament().weapon();
        return new ExportedWeapon(
                Objects.requireNonNullElse(weapon.name(), NAMELESS), view, whole ? WeaponCurves.of(weapon) : List.of());
    }

    Sampled.Curve pitch() {
        return view.curves().get(0);
    }

    Sampled.Curve yaw() {
        return view.curves().get(1);
    }

    Sampled.Curve roll() {
        return view.curves().get(2);
    }

    Sampled.Curve fov() {
        return view.curves().get(3);
    }

    /** Returns when it ends, in seconds. */
    double endSeconds() {
        return view.times()[view.times().length - 1];
    }
}
