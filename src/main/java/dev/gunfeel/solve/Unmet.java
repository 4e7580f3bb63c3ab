package dev.gunfeel.solve;

import org.jspecify.annotations.Nullable;

/**
 * A check that does not pass in the answer, and how near anything came to it.
 *
 * @param name what the check is called
 * @param nearest the figure that came nearest to passing, in the metric's unit; absent where none was ever there
 * @param below the largest figure that was seen too low to pass; absent where none was
 * @param above the least figure that was seen too high to pass; absent where none was. Where both are there and little lies between
 *     what was changed, the figure is a staircase whose steps jump over the bounds
 * @param passesAlone whether it passed for some of the weapons that were tried, at the cost of another check
 * @param message the same in words
 */
public record Unmet(
        String name,
        @Nullable Double nearest,
        @Nullable Double below,
        @Nullable Double above,
        Boolean passesAlone,
        String message) {}
