package dev.gunfeel.spread;

import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Seeds;
import java.util.List;

/**
 * One shot and what it leaves.
 *
 * @param shot where the shot goes
 * @param state what the next step takes
 * @param seeds the seeds in force
 * @param warnings what is legal but surprising
 */
public record SpreadStep(SpreadShot shot, SpreadState state, Seeds seeds, List<Warning> warnings) {}
