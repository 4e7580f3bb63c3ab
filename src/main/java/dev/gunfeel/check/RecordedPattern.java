package dev.gunfeel.check;

import dev.gunfeel.check.run.ShotPattern;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.math.YawPitch;
import dev.gunfeel.weapon.ViewFrame;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;

/**
 * The pattern of a weapon as it was: where the bullets of a rested weapon go, spread and recoil together, without what
 * true chance decides.
 *
 * @param weapon the name of the weapon
 * @param yawDegrees degrees to the right of the first aim, one number a shot; of a weapon with a fixed pattern of pellets one a pellet
 * @param pitchDegrees degrees above the first aim, as many
 */
@SuppressWarnings("ArrayRecordComponent") // Two columns of numbers.
public record RecordedPattern(
        @NotNull String weapon,
        @NotNull double[] yawDegrees,
        @NotNull double[] pitchDegrees) implements Rules {
    /** Returns what a baseline keeps of a weapon's pattern. */
    static RecordedPattern of(String weapon, ShotPattern pattern) {
        List<Vector3> directions = pattern.directions();
        return new RecordedPattern(
                weapon,
                directions.stream().mapToDouble(YawPitch::yawDegrees).toArray(),
                directions.stream().mapToDouble(YawPitch::pitchDegrees).toArray());
    }

    /** Returns the pattern that was recorded. */
    ShotPattern pattern() {
        List<Vector3> directions = new ArrayList<>(yawDegrees.length);
        for (int i = 0; i < yawDegrees.length; i++) {
            directions.add(ViewFrame.of(yawDegrees[i], pitchDegrees[i]).level(1, 0, 0));
        }
        return new ShotPattern(directions);
    }

    @Override
    public void rules(Complaints complaints) {
        if (complaints.sound("yawDegrees") && yawDegrees.length == 0) {
            complaints.add("yawDegrees", "has no number; give one a shot, or leave the pattern out", null);
        }
        if (complaints.sound("yawDegrees", "pitchDegrees") && yawDegrees.length != pitchDegrees.length) {
            complaints.add(
                    "pitchDegrees",
                    "has " + pitchDegrees.length + " numbers, but yawDegrees has " + yawDegrees.length
                            + "; give one of each a shot",
                    null);
        }
    }
}
