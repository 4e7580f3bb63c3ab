package dev.gunfeel.picture;

import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponShot;
import dev.gunfeel.check.RecordedPattern;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.View;
import java.util.ArrayList;
import java.util.List;

/** A recorded pattern behind the burst of today: impacts alone, since neither times nor the path of the view are kept. */
final class PatternGhost {
    private static final Vector3 AHEAD = new Vector3(1, 0, 0);

    /** An angle in degrees that rounding stays below and no eye sees. */
    private static final double SAME = 1e-9;

    private PatternGhost() {}

    /** Returns whether a burst goes elsewhere than a pattern, in any shot, or has more shots or fewer. */
    static boolean differs(RecordedPattern recorded, WeaponSequence answer) {
        List<WeaponShot> shots = answer.shots();
        if (shots.size() != recorded.yawDegrees().length) {
            return true;
        }
        for (int i = 0; i < shots.size(); i++) {
            Vector3 now = direction(
                    shots.get(i).bullet().yawDegrees(), shots.get(i).bullet().pitchDegrees());
            Vector3 then = direction(recorded.yawDegrees()[i], recorded.pitchDegrees()[i]);
            if (!(StrictMath.toDegrees(now.minus(then).length()) <= SAME)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the impacts as rounds that nothing else is known of. */
    static PatternPlot.Spray burst(RecordedPattern recorded) {
        List<Round> rounds = new ArrayList<>();
        for (int i = 0; i < recorded.yawDegrees().length; i++) {
            // A file may name a direction by any number of turns.
            View bullet = View.along(direction(recorded.yawDegrees()[i], recorded.pitchDegrees()[i]));
            rounds.add(Round.recorded(i, bullet));
        }
        return new PatternPlot.Spray(rounds, false);
    }

    private static Vector3 direction(double yawDegrees, double pitchDegrees) {
        return new View(yawDegrees, pitchDegrees).level(AHEAD);
    }
}
