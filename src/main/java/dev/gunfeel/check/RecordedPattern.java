package dev.gunfeel.check;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import jakarta.validation.constraints.NotNull;

/**
 * The pattern of a weapon as it was: where the bullets of a rested weapon go, spread and recoil together, without running
 * spread.
 *
 * @param weapon the name of the weapon
 * @param yawDegrees degrees to the right of the first aim, one number a shot
 * @param pitchDegrees degrees above the first aim, one number a shot
 */
@SuppressWarnings("ArrayRecordComponent") // Two columns of numbers.
public record RecordedPattern(
        @NotNull String weapon,
        @NotNull double[] yawDegrees,
        @NotNull double[] pitchDegrees) implements Rules {
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
