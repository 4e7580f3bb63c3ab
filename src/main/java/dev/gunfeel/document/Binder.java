package dev.gunfeel.document;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Violation;
import dev.gunfeel.input.Violation.Kind;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.Preset;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads a stream of tokens into a record. Where a value can't be what its component asks for, it complains, skips the
 * value and goes on, so that one reading finds every fault. What it reads is not checked for ranges yet.
 *
 * <p>Data binding of a library stops at the first value that it can't convert; this is why it is done here.
 */
final class Binder {
    private final JsonParser parser;
    private Complaints place;

    Binder(JsonParser parser, Complaints root) {
        this.parser = parser;
        this.place = root;
    }

    /**
     * Reads one document.
     *
     * @return the record; null where there is none because of a complaint
     */
    <T extends Record> @Nullable T read(Class<T> type) {
        try {
            if (parser.nextToken() == null) {
                malformed(place, "is empty; send one object", null);
                return null;
            }
            Complaints root = place;
            Object document = parser.currentToken() == JsonToken.VALUE_NULL ? wrongType("an object") : composite(type);
            place = root;
            if (parser.nextToken() != null) {
                malformed(root, "has text after its end; send one object alone", text());
            }
            return type.cast(document);
        } catch (JacksonException e) {
            malformed(place, SyntaxMessage.of(e), null);
            return null;
        }
    }

    private @Nullable Object value(Type type, Complaints here) {
        place = here;
        if (parser.currentToken() == JsonToken.VALUE_NULL) {
            return null;
        }
        if (type instanceof ParameterizedType list) {
            return list(list.getActualTypeArguments()[0]);
        }
        Class<?> wanted = (Class<?>) type;
        if (wanted == Double.class) {
            return number();
        } else if (wanted == Integer.class) {
            return integer();
        } else if (wanted == Long.class) {
            return seed();
        } else if (wanted == String.class) {
            return parser.currentToken() == JsonToken.VALUE_STRING ? parser.getString() : wrongType("a string");
        } else if (wanted == Boolean.class) {
            return parser.currentToken().isBoolean() ? (Object) parser.getBooleanValue() : wrongType("true or false");
        } else if (wanted.isEnum()) {
            return constant(wanted);
        } else if (wanted == double[].class) {
            return numbers();
        } else if (wanted == Vector3.class) {
            double[] xyz = numbers(3, "[x, y, z]");
            return xyz == null ? null : new Vector3(xyz[0], xyz[1], xyz[2]);
        } else if (wanted == Quaternion.class) {
            double[] xyzw = numbers(4, "[x, y, z, w]");
            return xyzw == null ? null : new Quaternion(xyzw[0], xyzw[1], xyzw[2], xyzw[3]);
        } else if (wanted == Range.class) {
            double[] ends = numbers(2, "[min, max]");
            return ends == null ? null : new Range(ends[0], ends[1]);
        } else if (wanted == Preset.class) {
            return preset();
        }
        return composite(wanted);
    }

    private @Nullable Object composite(Class<?> type) {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            return wrongType("an object");
        }
        Complaints here = place;
        RecordShape shape = RecordShape.of(type);
        @Nullable Object[] values = new @Nullable Object[shape.size()];
        Set<String> seen = new HashSet<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            place = here.at(name);
            int index = shape.indexOf(name);
            if (!seen.add(name)) {
                malformed(place, "stands twice in the same object; keep one", null);
                parser.skipChildren();
            } else if (index < 0) {
                malformed(place, "is not known here; " + Words.suggestion(name, shape.names()), null);
                parser.skipChildren();
            } else {
                values[index] = value(shape.type(index), place);
            }
        }
        place = here;
        return shape.create(values);
    }

    private @Nullable List<@Nullable Object> list(Type elementType) {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            wrongType("an array");
            return null;
        }
        Complaints here = place;
        List<@Nullable Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value(elementType, here.at(elements.size())));
        }
        place = here;
        return elements;
    }

    private double @Nullable [] numbers() {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            wrongType("an array of numbers");
            return null;
        }
        Complaints here = place;
        double[] numbers = new double[16];
        int size = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, size * 2);
            }
            place = here.at(size);
            Double number = parser.currentToken() == JsonToken.VALUE_NULL ? missing() : number();
            numbers[size++] = number == null ? 0 : number;
        }
        place = here;
        return Arrays.copyOf(numbers, size);
    }

    private @Nullable Double missing() {
        malformed(place, "must be a number", "null");
        return null;
    }

    private double @Nullable [] numbers(int count, String form) {
        double[] numbers = numbers();
        if (numbers != null && numbers.length != count) {
            malformed(place, "must be " + form + ": " + count + " numbers, not " + numbers.length, null);
            return null;
        }
        return numbers != null && place.sound() ? numbers : null;
    }

    private @Nullable Double number() {
        if (!parser.currentToken().isNumeric()) {
            wrongType("a number");
            return null;
        }
        if (parser.isNaN()) {
            malformed(place, "must be a finite number; NaN and Infinity are not JSON", text());
            return null;
        }
        double number = parser.getDoubleValue();
        if (Double.isInfinite(number)) {
            place.add("is too large for a double; use a number up to 1.797e308", text());
            return null;
        }
        return number;
    }

    private @Nullable Integer integer() {
        BigDecimal number = whole("a whole number");
        if (number == null) {
            return null;
        }
        if (number.abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0) {
            place.add("must be a whole number between -2147483647 and 2147483647", text());
            return null;
        }
        return number.intValueExact();
    }

    private @Nullable Long seed() {
        String digits = parser.currentToken() == JsonToken.VALUE_STRING ? parser.getString() : null;
        if (digits != null && !digits.matches("-?(0|[1-9][0-9]{0,99})")) {
            wrongType("a whole number, or a string of its decimal digits");
            return null;
        }
        BigDecimal number =
                digits != null ? new BigDecimal(digits) : whole("a whole number, or a string of its decimal digits");
        if (number == null) {
            return null;
        }
        try {
            return number.longValueExact();
        } catch (ArithmeticException e) {
            place.add("must fit in 64 bits: between -9223372036854775808 and 9223372036854775807", text());
            return null;
        }
    }

    /** Returns a number without a fraction; {@code 30.0} has none. */
    private @Nullable BigDecimal whole(String wanted) {
        if (!parser.currentToken().isNumeric() || parser.isNaN()) {
            wrongType(wanted);
            return null;
        }
        String digits = parser.getString();
        // An exponent of a million would unfold into as many digits.
        double size = parser.getDoubleValue();
        if (Math.abs(size) > 1e19) {
            place.add("is too large for " + wanted, digits);
            return null;
        }
        if (size != Math.rint(size)) {
            wrongType(wanted);
            return null;
        }
        return Math.abs(size) < 0x1p53 ? BigDecimal.valueOf((long) size) : new BigDecimal(digits);
    }

    private @Nullable Object constant(Class<?> type) {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            return wrongType("a string");
        }
        String word = parser.getString();
        List<String> known = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            String candidate = Words.of((Enum<?>) constant);
            if (candidate.equals(word)) {
                return constant;
            }
            known.add(candidate);
        }
        malformed(place, "must be one of " + String.join(", ", known) + suggestion(word, known), word);
        return null;
    }

    private static String suggestion(String word, List<String> known) {
        return Words.nearest(word, known).isEmpty() ? "" : "; " + Words.suggestion(word, known);
    }

    private @Nullable Preset preset() {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            wrongType("a string");
            return null;
        }
        String name = parser.getString();
        Preset preset = Presets.find(name);
        if (preset == null) {
            place.add("is not a preset; " + Words.suggestion(name, Presets.names()), name);
        }
        return preset;
    }

    private @Nullable Object wrongType(String wanted) {
        malformed(place, "must be " + wanted, text());
        parser.skipChildren();
        return null;
    }

    private @Nullable String text() {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            return "{…}";
        } else if (token == JsonToken.START_ARRAY) {
            return "[…]";
        }
        return parser.getString();
    }

    private static void malformed(Complaints at, String message, @Nullable String value) {
        at.add(new Violation(Kind.MALFORMED, at.pointer(), message, value));
    }
}
