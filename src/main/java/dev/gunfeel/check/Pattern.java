package dev.gunfeel.check;

import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.ViewFrame;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the bullets of a rested weapon go, spread and recoil together, without running spread.
 *
 * @param directions unit vectors (forward, right, up) of the first aim, one a shot
 */
record Pattern(List<Vector3> directions) {
    /** Returns the pattern of a burst whose shooter stands still. */
    static Pattern of(Volley volley) {
        int count = volley.shots().size();
        FiredBurst burst = FiredBurst.of(volley, Vary.RUNNING, 0);
        burst.start(0);
        burst.reach(count - 1);
        ViewFrame[] aims = ViewRun.aims(volley.recoil(), volley.shots(), count, 0);
        List<Vector3> directions = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            directions.add(
                    aims[i].level(burst.forward, burst.right[i], burst.up[i]).normalized());
        }
        return new Pattern(directions);
    }

    static Pattern of(RecordedPattern recorded) {
        List<Vector3> directions = new ArrayList<>(recorded.yawDegrees().length);
        for (int i = 0; i < recorded.yawDegrees().length; i++) {
            directions.add(ViewFrame.of(recorded.yawDegrees()[i], recorded.pitchDegrees()[i])
                    .level(1, 0, 0));
        }
        return new Pattern(directions);
    }

    RecordedPattern record(String weapon) {
        return new RecordedPattern(
                weapon,
                directions.stream()
                        .mapToDouble(direction -> StrictMath.toDegrees(StrictMath.atan2(direction.y(), direction.x())))
                        .toArray(),
                directions.stream()
                        .mapToDouble(direction -> StrictMath.toDegrees(
                                StrictMath.atan2(direction.z(), StrictMath.hypot(direction.x(), direction.y()))))
                        .toArray());
    }

    /** Returns how many shots it has. */
    int count() {
        return directions.size();
    }

    /** Returns the root mean square angle to another pattern in degrees, over the shots that both have. */
    double distance(Pattern other) {
        int count = Math.min(directions.size(), other.directions.size());
        double squares = 0;
        for (int i = 0; i < count; i++) {
            double angle = angle(directions.get(i), other.directions.get(i));
            squares += angle * angle;
        }
        return StrictMath.toDegrees(Math.sqrt(squares / count));
    }

    /** Returns the root mean square angle to the first aim, in degrees. */
    double size() {
        return distance(new Pattern(
                directions.stream().map(direction -> new Vector3(1, 0, 0)).toList()));
    }

    private static double angle(Vector3 one, Vector3 other) {
        return StrictMath.atan2(one.cross(other).length(), one.dot(other));
    }
}
