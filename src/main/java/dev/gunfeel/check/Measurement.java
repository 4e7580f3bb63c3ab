package dev.gunfeel.check;

import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.weapon.Firing;
import org.jspecify.annotations.Nullable;

/**
 * What was measured of a weapon, and how: what a recorded value is found by. It is data, so that words may change; and it
 * has the parameters in force, so that one which is left out is the same as its default.
 *
 * @param weapon the name of the weapon
 * @param metric what was measured, with every parameter
 * @param firing how the weapon was fired
 * @param vary what chance decided anew in every burst
 * @param seed the seed of the simulations; null where chance had no part
 * @param simulations how many there were; null where chance had no part
 */
record Measurement(
        String weapon,
        Metric metric,
        Firing firing,
        Vary vary,
        @Nullable Long seed,
        @Nullable Integer simulations) {}
