package dev.gunfeel.solve;

import dev.gunfeel.math.Range;
import org.jspecify.annotations.Nullable;

/**
 * What one number of a weapon does to the figure of one check.
 *
 * @param check what the check is called
 * @param pointer the JSON Pointer of the number in the weapon document
 * @param number what the number is
 * @param figure the figure of the check, in the metric's unit; absent where there is none
 * @param perPercent how far the figure moves when the number rises by 1 %, in the metric's unit: the central difference, or where the
 *     number may go one way only, that of this side; absent where a figure is missing
 * @param interval [low, high] of where the true movement lies with 95 % confidence; absent where chance has no part
 * @param percentPerPercent the same in percent of the figure; absent where the figure is 0
 * @param stepBelow where perPercent is 0: the value at or below which, down to half the number, the figure is another, so that it is a
 *     step that was not reached; absent where there is none
 * @param stepAbove the same upwards, to twice the number
 */
public record Effect(
        String check,
        String pointer,
        Double number,
        @Nullable Double figure,
        @Nullable Double perPercent,
        @Nullable Range interval,
        @Nullable Double percentPerPercent,
        @Nullable Double stepBelow,
        @Nullable Double stepAbove) {}
