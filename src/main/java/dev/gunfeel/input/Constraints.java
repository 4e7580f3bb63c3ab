package dev.gunfeel.input;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * What the Jakarta constraints of a component ask of its value: the one place that reads them, for checks and for schemas.
 *
 * @param isRequired whether the value must be there
 * @param low what a number must not be below; null where there is no such bound
 * @param high what a number must not be above; null where there is no such bound
 * @param leastSize the least number of characters or elements
 * @param mostSize the largest number of characters or elements
 */
public record Constraints(
        boolean isRequired, @Nullable Bound low, @Nullable Bound high, int leastSize, int mostSize) {
    private static final String JAKARTA = NotNull.class.getPackageName();

    /**
     * One end of an interval.
     *
     * @param text the number there, as it is written in the constraint
     * @param value the number there
     * @param isInclusive whether the number itself is within
     */
    public record Bound(String text, BigDecimal value, boolean isInclusive) {
        private Bound(String text, boolean isInclusive) {
            this(text, new BigDecimal(text), isInclusive);
        }

        /** Returns whether a number is on the side of the bound where the interval is: -1 below it, 1 above. */
        private boolean allows(BigDecimal number, int side) {
            int order = number.compareTo(value);
            return order == 0 ? isInclusive : order == side;
        }
    }

    /**
     * Reads the constraints of a component.
     *
     * @param element what they stand at: the accessor of the component
     * @return the constraints
     * @throws IllegalStateException where there is one that nobody here knows, and that would hold nowhere
     */
    public static Constraints of(AnnotatedElement element) {
        boolean isRequired = false;
        Bound low = null;
        Bound high = null;
        int leastSize = 0;
        int mostSize = Integer.MAX_VALUE;
        for (Annotation constraint : element.getAnnotations()) {
            if (constraint instanceof NotNull) {
                isRequired = true;
            } else if (constraint instanceof Positive) {
                low = new Bound("0", false);
            } else if (constraint instanceof PositiveOrZero) {
                low = new Bound("0", true);
            } else if (constraint instanceof Min min) {
                low = new Bound(Long.toString(min.value()), true);
            } else if (constraint instanceof Max max) {
                high = new Bound(Long.toString(max.value()), true);
            } else if (constraint instanceof DecimalMin min) {
                low = new Bound(min.value(), min.inclusive());
            } else if (constraint instanceof DecimalMax max) {
                high = new Bound(max.value(), max.inclusive());
            } else if (constraint instanceof Size size) {
                leastSize = size.min();
                mostSize = size.max();
            } else if (constraint.annotationType().getPackageName().equals(JAKARTA)) {
                throw new IllegalStateException(constraint + " at " + element + " is not known here");
            }
        }
        return new Constraints(isRequired, low, high, leastSize, mostSize);
    }

    /**
     * {@return what is wrong with a value, or null where nothing is}
     *
     * @param value a number, a text or a list; null where it was left out
     */
    @Nullable
    String fault(@Nullable Object value) {
        if (value == null) {
            return isRequired ? "is required" : null;
        } else if (value instanceof Number number) {
            return allows(number) ? null : "must be " + interval();
        } else if (value instanceof String text) {
            return allows(text.length()) ? null : size("character");
        } else if (value instanceof Collection<?> list) {
            return allows(list.size()) ? null : size("element");
        }
        return null;
    }

    private boolean allows(Number number) {
        // What is no number at all is complained about elsewhere.
        if ((low == null && high == null) || !Double.isFinite(number.doubleValue())) {
            return true;
        }
        BigDecimal decimal =
                number instanceof Double real ? BigDecimal.valueOf(real) : BigDecimal.valueOf(number.longValue());
        return (low == null || low.allows(decimal, 1)) && (high == null || high.allows(decimal, -1));
    }

    private boolean allows(int size) {
        return leastSize <= size && size <= mostSize;
    }

    /** Returns both ends of the interval, whichever was passed. */
    private String interval() {
        StringJoiner ends = new StringJoiner(" and ");
        if (low != null) {
            ends.add((low.isInclusive() ? "at least " : "above ") + low.text());
        }
        if (high != null) {
            ends.add((high.isInclusive() ? "at most " : "below ") + high.text());
        }
        return ends.toString();
    }

    private String size(String counted) {
        if (mostSize == Integer.MAX_VALUE) {
            return "must have at least " + count(leastSize, counted);
        }
        if (leastSize == mostSize) {
            return "must have exactly " + count(mostSize, counted);
        }
        return "must have " + (leastSize == 0 ? "at most " : leastSize + " to ") + count(mostSize, counted);
    }

    private static String count(int number, String counted) {
        return number + " " + counted + (number == 1 ? "" : "s");
    }
}
