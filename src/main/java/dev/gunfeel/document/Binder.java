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
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * Reads a stream of tokens into a record. Where a value can't be what its component asks for, it complains, skips the
 * value and goes on, so that one reading finds every fault. What it reads is not checked for ranges yet.
 *
 * <p>Data binding of a library stops at the first value that it can't convert; this is why it is done here.
 */
final class Binder {
    private static final String A_NUMBER = "a number";

    /** What editors find the schema of a file by; it means nothing to us. */
    private static final String SCHEMA = "$schema";

    /** A longer one takes long to turn into a number. */
    private static final int LONGEST_NUMBER = 1000;

    private static final Pattern LIKE_A_NUMBER = Pattern.compile("[-+]?\\.?[0-9].*");

    /** However large the exponent behind it is. */
    private static final Pattern ZERO = Pattern.compile("[-+]?[0.]+([eE].*)?");

    private final Tokens tokens;
    private final References references;
    private final @Nullable FilePlaces places;
    private Complaints place;

    /** Makes a binder of a document that stands for itself. */
    Binder(Tokens tokens, Complaints root) {
        this(tokens, root, References.NONE, null);
    }

    /**
     * Makes a binder of a file.
     *
     * @param references what may stand in files of its own
     * @param places where places of values are kept; null where nobody asks for them
     */
    Binder(Tokens tokens, Complaints root, References references, @Nullable FilePlaces places) {
        this.tokens = tokens;
        this.place = root;
        this.references = references;
        this.places = places;
    }

    /**
     * Reads one document.
     *
     * @return the record; null where there is none because of a complaint
     */
    <T extends Record> @Nullable T read(Class<T> type) {
        try {
            if (tokens.next() == null) {
                malformed(place, "is empty; send one object", null);
                return null;
            }
            Complaints root = place;
            locate(root);
            Object document = tokens.current() == JsonToken.VALUE_NULL ? wrongType("an object") : composite(type);
            place = root;
            if (tokens.next() != null) {
                malformed(root, "has text after its end; send one object alone", text());
            }
            return type.cast(document);
        } catch (UnreadableException e) {
            unreadable(e);
            return null;
        }
    }

    private void unreadable(UnreadableException e) {
        if (places == null) {
            malformed(place, e.withPlace(), null);
        } else {
            places.put(place.pointer(), e.line(), e.column());
            malformed(place, e.withoutPlace(), null);
        }
    }

    private void locate(Complaints here) {
        if (places != null) {
            places.put(here.pointer(), tokens.line(), tokens.column());
        }
    }

    private @Nullable Object value(Type type, Complaints here) {
        place = here;
        if (tokens.current() == JsonToken.VALUE_NULL) {
            return null;
        }
        if (type instanceof ParameterizedType list) {
            return list(list.getActualTypeArguments()[0]);
        }
        Class<?> wanted = (Class<?>) type;
        if (references.allows(wanted) && tokens.current() == JsonToken.VALUE_STRING) {
            return references.read(tokens.text(), wanted, here);
        }
        if (wanted == Double.class) {
            return number();
        } else if (wanted == Integer.class) {
            return integer();
        } else if (wanted == Long.class) {
            return seed();
        } else if (wanted == String.class) {
            return tokens.current() == JsonToken.VALUE_STRING ? tokens.text() : wrongType("a string");
        } else if (wanted == Boolean.class) {
            return tokens.current().isBoolean()
                    ? (Object) (tokens.current() == JsonToken.VALUE_TRUE)
                    : wrongType("true or false");
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
        if (tokens.current() != JsonToken.START_OBJECT) {
            return wrongType(references.allows(type) ? "an object, or the path of a file" : "an object");
        }
        Complaints here = place;
        RecordShape shape = RecordShape.of(type);
        @Nullable Object[] values = new @Nullable Object[shape.size()];
        Set<String> seen = new HashSet<>();
        while (tokens.next() != JsonToken.END_OBJECT) {
            String name = tokens.text();
            place = here.at(name);
            locate(place);
            tokens.next();
            int index = shape.indexOf(name);
            if (isSchema(name, here)) {
                tokens.skip();
            } else if (!seen.add(name)) {
                malformed(place, "stands twice in the same object; keep one", null);
                tokens.skip();
            } else if (index < 0) {
                malformed(place, unknown(name, shape), null);
                tokens.skip();
            } else {
                values[index] = value(shape.type(index), place);
            }
        }
        place = here;
        return shape.create(values);
    }

    private boolean isSchema(String name, Complaints here) {
        return places != null && name.equals(SCHEMA) && here.pointer().equals(places.root());
    }

    private static String unknown(String name, RecordShape shape) {
        return name.equals("<<")
                ? "is not known here: YAML 1.2 has no merge keys; write the members out, or put the alias in the place of"
                        + " the whole value"
                : "is not known here; " + Words.suggestion(name, shape.names());
    }

    private @Nullable List<@Nullable Object> list(Type elementType) {
        if (tokens.current() != JsonToken.START_ARRAY) {
            wrongType("an array");
            return null;
        }
        Complaints here = place;
        List<@Nullable Object> elements = new ArrayList<>();
        while (tokens.next() != JsonToken.END_ARRAY) {
            Complaints element = here.at(elements.size());
            locate(element);
            elements.add(value(elementType, element));
        }
        place = here;
        return elements;
    }

    private double @Nullable [] numbers() {
        if (tokens.current() != JsonToken.START_ARRAY) {
            wrongType("an array of numbers");
            return null;
        }
        Complaints here = place;
        double[] numbers = new double[16];
        int size = 0;
        while (tokens.next() != JsonToken.END_ARRAY) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, size * 2);
            }
            place = here.at(size);
            Double number = tokens.current() == JsonToken.VALUE_NULL ? missing() : number();
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
        if (!isNumber(A_NUMBER)) {
            return null;
        }
        if (isNotANumber()) {
            malformed(place, "must be a finite number; NaN and Infinity are not JSON", text());
            return null;
        }
        double number = Double.parseDouble(tokens.text());
        if (Double.isInfinite(number)) {
            place.add("is too large for a double; use a number up to 1.797e308", text());
            return null;
        }
        return number;
    }

    /** Returns whether the token is a number of bearable length, and complains where it is not. */
    private boolean isNumber(String wanted) {
        if (!tokens.current().isNumeric()) {
            boolean isQuoted = tokens.current() == JsonToken.VALUE_STRING
                    && LIKE_A_NUMBER.matcher(tokens.text()).matches();
            String form = wanted.equals(A_NUMBER) ? "0.5 or 30" : "30";
            wrongType(isQuoted ? wanted + ", written like " + form + ", without quotes" : wanted);
            return false;
        }
        if (tokens.text().length() > LONGEST_NUMBER) {
            malformed(place, "has more than " + LONGEST_NUMBER + " digits; write fewer", tokens.text());
            return false;
        }
        return true;
    }

    /** Returns whether the number is one that only looks like one: NaN or Infinity, in the words of JSON or YAML. */
    private boolean isNotANumber() {
        String text = tokens.text();
        char last = text.charAt(text.length() - 1);
        return last != '.' && (last < '0' || last > '9');
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
        String digits = tokens.current() == JsonToken.VALUE_STRING ? tokens.text() : null;
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

    /** Returns a number without a fraction; {@code 30.0} has none, {@code 1e-400} has one. */
    private @Nullable BigDecimal whole(String wanted) {
        if (!isNumber(wanted)) {
            return null;
        }
        if (isNotANumber()) {
            wrongType(wanted);
            return null;
        }
        String digits = tokens.text();
        if (ZERO.matcher(digits).matches()) {
            return BigDecimal.ZERO;
        }
        // An exponent of a million would unfold into as many digits, so the size is looked at first. Rounding to a
        // double
        // passes neither 1 nor 1e19.
        double size = Math.abs(Double.parseDouble(digits));
        if (size > 1e19) {
            place.add("is too large for " + wanted, digits);
            return null;
        }
        BigDecimal number = size < 1 ? null : new BigDecimal(digits).stripTrailingZeros();
        if (number == null || number.scale() > 0) {
            wrongType(wanted);
            return null;
        }
        return number;
    }

    private @Nullable Object constant(Class<?> type) {
        if (tokens.current() != JsonToken.VALUE_STRING) {
            return wrongType("a string");
        }
        String word = tokens.text();
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
        if (tokens.current() != JsonToken.VALUE_STRING) {
            wrongType("a string");
            return null;
        }
        String name = tokens.text();
        Preset preset = Presets.find(name);
        if (preset == null) {
            place.add("is not a preset; " + Words.suggestion(name, Presets.names()), name);
        }
        return preset;
    }

    private @Nullable Object wrongType(String wanted) {
        malformed(place, "must be " + wanted, text());
        tokens.skip();
        return null;
    }

    private String text() {
        JsonToken token = tokens.current();
        if (token == JsonToken.START_OBJECT) {
            return "{…}";
        } else if (token == JsonToken.START_ARRAY) {
            return "[…]";
        }
        return tokens.text();
    }

    private static void malformed(Complaints at, String message, @Nullable String value) {
        at.add(new Violation(Kind.MALFORMED, at.pointer(), message, value));
    }
}
