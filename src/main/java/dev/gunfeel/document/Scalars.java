package dev.gunfeel.document;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Words;
import dev.gunfeel.weapon.Preset;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * Reads single values, and the numbers of an array. Each method returns null where there is no value because of a complaint;
 * it has then skipped what stands there.
 */
final class Scalars {
    private static final String A_NUMBER = "a number";

    /** A longer one takes long to turn into a number. */
    private static final int LONGEST_NUMBER = 1000;

    private static final Pattern LIKE_A_NUMBER = Pattern.compile("[-+]?\\.?[0-9].*");

    /** However large the exponent behind it is. */
    private static final Pattern ZERO = Pattern.compile("[-+]?[0.]+([eE].*)?");

    private final Tokens tokens;

    Scalars(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Reads an array of numbers. */
    double @Nullable [] numbers(Complaints place) {
        if (tokens.current() != JsonToken.START_ARRAY) {
            wrongType("an array of numbers", place);
            return null;
        }
        double[] numbers = new double[16];
        int size = 0;
        while (tokens.next() != JsonToken.END_ARRAY) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, size * 2);
            }
            Complaints element = place.at(size);
            Double number = tokens.current() == JsonToken.VALUE_NULL ? missing(element) : number(element);
            numbers[size++] = number == null ? 0 : number;
        }
        return Arrays.copyOf(numbers, size);
    }

    private static @Nullable Double missing(Complaints place) {
        malformed(place, "must be a number", "null");
        return null;
    }

    /** Reads an array of so many numbers; the form says which. */
    double @Nullable [] numbers(int count, String form, Complaints place) {
        double[] numbers = numbers(place);
        if (numbers != null && numbers.length != count) {
            malformed(place, "must be " + form + ": " + count + " numbers, not " + numbers.length, null);
            return null;
        }
        return numbers != null && place.sound() ? numbers : null;
    }

    /** Reads a number. */
    @Nullable
    Double number(Complaints place) {
        if (!isNumber(A_NUMBER, place)) {
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
    private boolean isNumber(String wanted, Complaints place) {
        if (!tokens.current().isNumeric()) {
            notANumber(wanted, "", place);
            return false;
        }
        if (tokens.text().length() > LONGEST_NUMBER) {
            malformed(place, "has more than " + LONGEST_NUMBER + " digits; write fewer", tokens.text());
            return false;
        }
        return true;
    }

    /** Complains that the value is no number, and what is wrong about it where it looks like one. */
    void notANumber(String wanted, String others, Complaints place) {
        boolean isQuoted = tokens.current() == JsonToken.VALUE_STRING
                && LIKE_A_NUMBER.matcher(tokens.text()).matches();
        if (!isQuoted) {
            wrongType(wanted + others, place);
            return;
        }
        String text = tokens.text();
        boolean hasComma = text.matches("[-+]?[0-9]+,[0-9]+");
        String form = hasComma ? text.replace(',', '.') : wanted.equals(A_NUMBER) ? "0.5 or 30" : "30";
        malformed(
                place,
                "must be " + wanted + ", written like " + form + (hasComma ? ", with a point" : ", without quotes"),
                hasComma ? text : '"' + text + '"');
        tokens.skip();
    }

    /** Returns whether the number is one that only looks like one: NaN or Infinity, in the words of JSON or YAML. */
    private boolean isNotANumber() {
        String text = tokens.text();
        char last = text.charAt(text.length() - 1);
        return last != '.' && (last < '0' || last > '9');
    }

    /** Reads a whole number of 32 bits. */
    @Nullable
    Integer integer(Complaints place) {
        BigDecimal number = whole("a whole number", place);
        if (number == null) {
            return null;
        }
        if (number.abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0) {
            place.add("must be a whole number between -2147483647 and 2147483647", text());
            return null;
        }
        return number.intValueExact();
    }

    /** Reads a whole number of 64 bits, which may be quoted. */
    @Nullable
    Long seed(Complaints place) {
        String digits = tokens.current() == JsonToken.VALUE_STRING ? tokens.text() : null;
        if (digits != null && !digits.matches("-?(0|[1-9][0-9]{0,99})")) {
            wrongType("a whole number, or a string of its decimal digits", place);
            return null;
        }
        BigDecimal number = digits != null
                ? new BigDecimal(digits)
                : whole("a whole number, or a string of its decimal digits", place);
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
    private @Nullable BigDecimal whole(String wanted, Complaints place) {
        if (!isNumber(wanted, place)) {
            return null;
        }
        if (isNotANumber()) {
            wrongType(wanted, place);
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
            wrongType(wanted, place);
            return null;
        }
        return number;
    }

    /** Reads a constant by its word. */
    @Nullable
    Object constant(Class<?> type, Complaints place) {
        Object[] constants = type.getEnumConstants();
        List<String> words = Stream.of(constants)
                .map(constant -> Words.of((Enum<?>) constant))
                .toList();
        String word = word(words, place);
        return word == null ? null : constants[words.indexOf(word)];
    }

    /** Reads one of some words. */
    @Nullable
    String word(List<String> known, Complaints place) {
        return word(known, UnaryOperator.identity(), place);
    }

    /** Reads one of some words, some of which may have been others once. */
    @Nullable
    String word(List<String> known, UnaryOperator<String> today, Complaints place) {
        String given = string(place);
        String word = given == null ? null : today.apply(given);
        if (word == null || known.contains(word)) {
            return word;
        }
        malformed(place, "must be one of " + String.join(", ", known) + suggestion(word, known), word);
        return null;
    }

    /** Reads a string. */
    @Nullable
    String string(Complaints place) {
        if (tokens.current() == JsonToken.VALUE_STRING) {
            return tokens.text();
        }
        wrongType("a string", place);
        return null;
    }

    /** Reads true or false. */
    @Nullable
    Boolean truth(Complaints place) {
        if (tokens.current().isBoolean()) {
            return tokens.current() == JsonToken.VALUE_TRUE;
        }
        wrongType("true or false", place);
        return null;
    }

    private static String suggestion(String word, List<String> known) {
        return Words.nearest(word, known).isEmpty() ? "" : "; " + Words.suggestion(word, known);
    }

    /** Reads the name of a preset. */
    @Nullable
    Preset preset(Complaints place) {
        if (tokens.current() != JsonToken.VALUE_STRING) {
            wrongType("a string", place);
            return null;
        }
        String name = tokens.text();
        Preset preset = Presets.find(name);
        if (preset == null) {
            place.add("is not a preset; " + Words.suggestion(name, Presets.names()), name);
        }
        return preset;
    }

    /** Complains that the value is not what it must be, and skips it. */
    void wrongType(String wanted, Complaints place) {
        malformed(place, "must be " + wanted, text());
        tokens.skip();
    }

    /** Returns the value as it stands there; of what is longer, its kind. */
    String text() {
        JsonToken token = tokens.current();
        if (token == JsonToken.START_OBJECT) {
            return "{…}";
        } else if (token == JsonToken.START_ARRAY) {
            return "[…]";
        }
        return tokens.text();
    }

    /** Complains that the text can't be read as what it should be. */
    static void malformed(Complaints at, String message, @Nullable String value) {
        at.malformed(message, value);
    }
}
