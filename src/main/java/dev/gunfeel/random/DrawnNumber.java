package dev.gunfeel.random;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A number that a shot draws.
 *
 * @param outputs the whole numbers that the generator made it of, each as {@code 0x} and 8 hexadecimal digits, or 16 of splitmix64
 * @param unit the number, from 0 to 1
 * @param min one end of the interval that it was drawn from; absent where the number itself was used, or none
 * @param max the other end
 * @param value what the generator made of the number in the interval
 */
public record DrawnNumber(
        List<String> outputs,
        Double unit,
        @Nullable Double min,
        @Nullable Double max,
        @Nullable Double value) {}
