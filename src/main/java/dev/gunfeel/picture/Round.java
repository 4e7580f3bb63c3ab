package dev.gunfeel.picture;

import dev.gunfeel.burst.WeaponShot;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.spread.Pellet;
import dev.gunfeel.spread.ShotSpread;
import dev.gunfeel.spread.SpreadShot;
import dev.gunfeel.weapon.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One shot as it is drawn on a surface.
 *
 * @param index how many shots were fired before it
 * @param timeSeconds when it was fired; NaN where that is not known
 * @param aim where it was aimed; empty where that is too far to a side
 * @param middle where its bullet goes, or the middle of its pellets; empty where that is too far to a side
 * @param impacts where its bullet or its pellets go, without those too far to a side
 * @param hidden how many of them are too far to a side
 * @param hasPellets whether they are pellets
 * @param cone where the cone of its chance goes; null without one
 * @param drawn where the drawn pattern alone would take it; empty without one, and where that is too far to a side
 * @param heat the heat before it; NaN where the weapon knows none
 */
record Round(
        int index,
        double timeSeconds,
        Optional<double[]> aim,
        Optional<double[]> middle,
        List<Impact> impacts,
        int hidden,
        boolean hasPellets,
        @Nullable ConeRim cone,
        Optional<double[]> drawn,
        double heat) {
    static List<Round> of(List<SpreadShot> shots, Surface surface) {
        return shots.stream()
                .map(shot -> of(
                        surface,
                        shot.spread(),
                        View.FORWARD,
                        new View(shot.spread().yawDegrees(), shot.spread().pitchDegrees()),
                        shot.impact(),
                        shot.pellets()))
                .toList();
    }

    static List<Round> ofWeapon(List<WeaponShot> shots, Surface surface) {
        return shots.stream()
                .map(shot -> of(surface, shot.spread(), shot.aim(), shot.bullet(), shot.impact(), shot.pellets()))
                .toList();
    }

    /** Returns a shot of which only is known which way it went. */
    static Round recorded(int index, View bullet) {
        Surface surface = new Surface(null);
        Optional<double[]> place = surface.place(bullet);
        List<Impact> impacts = place.map(at -> impact("shot " + index, surface, bullet, at)).stream()
                .toList();
        return new Round(
                index,
                Double.NaN,
                Optional.empty(),
                place,
                impacts,
                1 - impacts.size(),
                false,
                null,
                Optional.empty(),
                Double.NaN);
    }

    private static Round of(
            Surface surface,
            ShotSpread shot,
            View aim,
            View bullet,
            @Nullable List<Double> impact,
            @Nullable List<Pellet> pellets) {
        Optional<double[]> middle = surface.place(bullet, impact);
        String name = "shot " + shot.index() + " at " + Phrases.seconds(shot.timeSeconds());
        List<Impact> impacts = new ArrayList<>();
        if (pellets == null) {
            middle.ifPresent(place -> impacts.add(impact(name, surface, bullet, place)));
        } else {
            for (int i = 0; i < pellets.size(); i++) {
                Pellet pellet = pellets.get(i);
                View goes = View.along(aim.level(vector(pellet.pqr())));
                String pelletName = name + ", pellet " + i;
                surface.place(goes, pellet.impact())
                        .ifPresent(place -> impacts.add(impact(pelletName, surface, goes, place)));
            }
        }
        int bullets = pellets == null ? 1 : pellets.size();
        return new Round(
                shot.index(),
                shot.timeSeconds(),
                surface.place(aim),
                middle,
                impacts,
                bullets - impacts.size(),
                pellets != null,
                ConeRim.of(shot, aim),
                drawn(surface, shot, aim),
                shot.heat() == null ? Double.NaN : shot.heat());
    }

    private static Optional<double[]> drawn(Surface surface, ShotSpread shot, View aim) {
        return shot.pattern() == null
                ? Optional.empty()
                : surface.place(View.along(aim.level(new Vector3(
                        shot.pqr().get(0), shot.pattern().get(0), shot.pattern().get(1)))));
    }

    private static Impact impact(String name, Surface surface, View direction, double[] place) {
        String angles = Phrases.sideways(direction.yawDegrees()) + ", " + Phrases.upward(direction.pitchDegrees());
        return new Impact(
                place,
                name + ": "
                        + (surface.distanceMeters() == null
                                ? angles
                                : Phrases.place(place[0], place[1]) + " (" + angles + ")"));
    }

    private static Vector3 vector(List<Double> pqr) {
        return new Vector3(pqr.get(0), pqr.get(1), pqr.get(2));
    }
}
