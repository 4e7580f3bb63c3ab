package dev.gunfeel.solve;

import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Weapon;
import java.util.List;

/**
 * What came of asking for a weapon that passes checks.
 *
 * @param outcome whether there is one
 * @param message the outcome in words
 * @param weapon the weapon document: of those that pass the one that changes least, else the one that comes closest
 * @param changed the numbers that differ from the weapon that was given
 * @param results how the checks, and those to keep, end for that weapon; {@code /v1/checks} says the same of it
 * @param unmet the checks that do not pass
 * @param evaluations how many weapons were tried
 * @param isComplete whether the search came to its end, so that the answer is the same on every machine; false where its budget ended
 *     it
 * @param warnings what is legal but surprising
 */
public record Solution(
        SolveOutcome outcome,
        String message,
        Weapon weapon,
        List<ChangedNumber> changed,
        List<CheckResult> results,
        List<Unmet> unmet,
        Integer evaluations,
        Boolean isComplete,
        List<Warning> warnings) {}
