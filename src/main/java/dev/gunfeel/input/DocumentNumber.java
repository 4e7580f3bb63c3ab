package dev.gunfeel.input;

import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The numbers of a document by their JSON Pointers (RFC 6901): read one, find all, or put another in its place. */
public final class DocumentNumber {
    private static final String INDEX = "0|[1-9][0-9]{0,8}";

    private DocumentNumber() {}

    /**
     * {@return a number of a document; null where no number stands there. What has a default counts where it is left out}
     *
     * @param document the document
     * @param pointer where the number stands, such as {@code /damage/falloff/0/factor}
     */
    public static @Nullable Number find(Record document, String pointer) {
        if (!pointer.startsWith("/")) {
            return null;
        }
        Object value = document;
        for (String name : names(pointer)) {
            value = member(value, name);
        }
        return value instanceof Number number ? number : null;
    }

    /**
     * {@return the document with another number in the place of one}
     *
     * @param <T> the type of the document
     * @param document the document, which stays as it is
     * @param pointer where the number stands
     * @param number the number to put there; rounded where only whole numbers may stand
     * @throws IllegalArgumentException if no number stands there
     */
    public static <T extends Record> T with(T document, String pointer, double number) {
        if (find(document, pointer) == null) {
            throw new IllegalArgumentException("no number stands at " + pointer);
        }
        Object changed = with(document, document.getClass(), List.of(names(pointer)), number);
        @SuppressWarnings("unchecked") // Records are made anew by their own shapes.
        T same = (T) changed;
        return same;
    }

    /**
     * {@return the pointers of all numbers of a document, in order of its components}
     *
     * @param document the document
     */
    public static List<String> all(Record document) {
        List<String> pointers = new ArrayList<>();
        collect(document, "", pointers);
        return pointers;
    }

    private static void collect(@Nullable Object value, String pointer, List<String> pointers) {
        Object plain = value == null ? null : plain(value);
        if (plain instanceof Number) {
            pointers.add(pointer);
        } else if (plain instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                collect(list.get(i), pointer + "/" + i, pointers);
            }
        } else if (plain instanceof Record composite) {
            for (RecordShape.Part part : RecordShape.of(composite.getClass()).parts()) {
                collect(part.valueIn(composite), pointer + "/" + part.name(), pointers);
            }
        }
    }

    private static String[] names(String pointer) {
        return Arrays.stream(pointer.substring(1).split("/", -1))
                .map(escaped -> escaped.replace("~1", "/").replace("~0", "~"))
                .toArray(String[]::new);
    }

    private static @Nullable Object member(@Nullable Object value, String name) {
        Object member = null;
        if (value instanceof List<?> list && name.matches(INDEX)) {
            int index = Integer.parseInt(name);
            member = index < list.size() ? list.get(index) : null;
        } else if (value instanceof Record composite) {
            member = RecordShape.of(value.getClass()).valueOf(name, composite);
        }
        return member == null ? null : plain(member);
    }

    /** Ranges and points are arrays in documents. */
    private static Object plain(Object value) {
        Object plain = PlainForm.of(value);
        return plain instanceof double[] numbers
                ? Arrays.stream(numbers).boxed().toList()
                : plain;
    }

    private static Object with(Object value, Type type, List<String> path, double number) {
        if (path.isEmpty()) {
            return whole(type, number);
        }
        String name = path.get(0);
        List<String> rest = path.subList(1, path.size());
        if (value instanceof List<?> list) {
            Type element = type instanceof ParameterizedType of ? of.getActualTypeArguments()[0] : Object.class;
            List<Object> changed = new ArrayList<>(list);
            int index = Integer.parseInt(name);
            changed.set(index, with(changed.get(index), element, rest, number));
            return changed;
        } else if (value instanceof double[] numbers) {
            double[] changed = numbers.clone();
            changed[Integer.parseInt(name)] = number;
            return changed;
        } else if (value instanceof Curve curve) {
            return curve(curve, path, number);
        }
        Tuple<?> tuple = Tuple.of(value.getClass());
        return tuple == null
                ? composite((Record) value, name, rest, number)
                : tuple(tuple, value, Integer.parseInt(name), number);
    }

    private static Object whole(Type type, double number) {
        if (type == Integer.class || type == int.class) {
            return (int) Math.rint(number);
        }
        return type == Long.class || type == long.class ? (Object) (long) Math.rint(number) : (Object) number;
    }

    private static Curve curve(Curve curve, List<String> path, double number) {
        List<Vector2> points = new ArrayList<>(curve.points());
        int index = Integer.parseInt(path.get(0));
        Tuple<Vector2> pair = pair();
        double[] numbers = pair.numbers().apply(points.get(index));
        numbers[Integer.parseInt(path.get(1))] = number;
        points.set(index, pair.value().apply(numbers));
        return new Curve(null, points);
    }

    @SuppressWarnings("unchecked")
    private static Tuple<Vector2> pair() {
        return (Tuple<Vector2>) Objects.requireNonNull(Tuple.of(Vector2.class));
    }

    private static <V> Object tuple(Tuple<V> tuple, Object value, int index, double number) {
        double[] numbers = tuple.numbers().apply(tuple.type().cast(value)).clone();
        numbers[index] = number;
        return Objects.requireNonNull(tuple.value().apply(numbers));
    }

    private static Record composite(Record composite, String name, List<String> rest, double number) {
        RecordShape shape = RecordShape.of(composite.getClass());
        @Nullable Object[] values = new @Nullable Object[shape.parts().size()];
        for (int i = 0; i < values.length; i++) {
            RecordShape.Part part = shape.parts().get(i);
            Object value = part.valueIn(composite);
            if (part.name().equals(name)) {
                Object present = Objects.requireNonNull(value);
                values[i] = present instanceof Curve curve && curve.number() != null && rest.isEmpty()
                        ? Curve.of(number)
                        : with(present, part.type(), rest, number);
            } else {
                values[i] = value;
            }
        }
        return shape.create(values);
    }
}
