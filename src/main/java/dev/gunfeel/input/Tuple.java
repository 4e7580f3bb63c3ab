package dev.gunfeel.input;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.math.Vector3;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A type whose values stand in documents as a few numbers in an array.
 *
 * @param <T> the type
 * @param type the type
 * @param form the array with names in the places of the numbers: {@code [x, y, z]}
 * @param size how many numbers there are
 * @param numbers returns the numbers of a value
 * @param value returns the value of so many numbers
 */
public record Tuple<T>(
        Class<T> type, String form, int size, Function<T, double[]> numbers, Function<double[], T> value) {
    private static final Map<Class<?>, Tuple<?>> ALL = Stream.of(
                    new Tuple<>(
                            Vector2.class,
                            "[x, y]",
                            2,
                            vector -> new double[] {vector.x(), vector.y()},
                            numbers -> new Vector2(numbers[0], numbers[1])),
                    new Tuple<>(
                            Vector3.class,
                            "[x, y, z]",
                            3,
                            vector -> new double[] {vector.x(), vector.y(), vector.z()},
                            numbers -> new Vector3(numbers[0], numbers[1], numbers[2])),
                    new Tuple<>(
                            Quaternion.class,
                            "[x, y, z, w]",
                            4,
                            rotation -> new double[] {rotation.x(), rotation.y(), rotation.z(), rotation.w()},
                            numbers -> new Quaternion(numbers[0], numbers[1], numbers[2], numbers[3])),
                    new Tuple<>(
                            Range.class,
                            "[min, max]",
                            2,
                            range -> new double[] {range.min(), range.max()},
                            numbers -> new Range(numbers[0], numbers[1])))
            .collect(Collectors.toUnmodifiableMap(Tuple::type, Function.identity()));

    /**
     * {@return the tuple that a type is, or null where it is none}
     *
     * @param type any type
     */
    public static @Nullable Tuple<?> of(Class<?> type) {
        return ALL.get(type);
    }
}
