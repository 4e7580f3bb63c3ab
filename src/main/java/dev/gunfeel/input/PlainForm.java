package dev.gunfeel.input;

import dev.gunfeel.math.Curve;

/** The numbers and lists that values are in documents, where they are no objects. */
public final class PlainForm {
    private PlainForm() {}

    /**
     * {@return what a value is in a document}
     *
     * @param value any value: an array of numbers for a {@link Tuple}, a number or a list of points for a curve; whatever else
     *     it is stays as it is
     */
    public static Object of(Object value) {
        if (value instanceof Curve curve) {
            return curve.number() != null ? curve.number() : curve.points();
        }
        Tuple<?> tuple = Tuple.of(value.getClass());
        return tuple == null ? value : numbers(tuple, value);
    }

    private static <T> double[] numbers(Tuple<T> tuple, Object value) {
        return tuple.numbers().apply(tuple.type().cast(value));
    }

    /**
     * {@return whether values of a record type are arrays or numbers in documents, and no objects}
     *
     * @param type any type
     */
    public static boolean isOf(Class<?> type) {
        return type == Curve.class || Tuple.of(type) != null;
    }
}
