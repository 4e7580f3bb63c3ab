package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Seeds;
import java.util.List;

/**
 * One shot and what it leaves.
 *
 * @param shot where the shot goes
 * @param state what the next step takes
 * @param formulas which form of the formulas was computed
 * @param seeds the seeds in force
 * @param warnings what is legal but surprising
 */
public record SpreadStep(SpreadShot shot, SpreadState state, Formulas formulas, Seeds seeds, List<Warning> warnings) {}
