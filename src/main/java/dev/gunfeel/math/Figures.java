package dev.gunfeel.math;

import java.math.BigDecimal;
import java.math.MathContext;

/** Numbers as people read them in messages and on pictures; the same text on every JVM. */
public final class Figures {
    private Figures() {}

    /**
     * Returns a number rounded to some significant digits, in plain notation where that is short, without trailing
     * zeros: {@code 12.5}, {@code 0.0031}, {@code 1.5E+9}.
     *
     * @param value a number; infinities and NaN in words
     * @param digits how many significant digits, at least 1
     * @return the number as text
     */
    public static String significant(double value, int digits) {
        if (Double.isNaN(value)) {
            return "not a number";
        } else if (Double.isInfinite(value)) {
            return value > 0 ? "infinity" : "-infinity";
        }
        if (value == 0) {
            return "0";
        }
        BigDecimal rounded =
                new BigDecimal(value).round(new MathContext(digits)).stripTrailingZeros();
        int exponent = rounded.precision() - rounded.scale() - 1;
        return exponent >= -5 && exponent <= 15 ? rounded.toPlainString() : rounded.toString();
    }

    /**
     * Returns the fewest significant digits that stand for a number and no other, the same on every JVM, where
     * {@link Double#toString} changed in Java 19.
     *
     * @param value a number; NaN and infinities as Java writes them
     * @return the number as text; {@link Double#parseDouble} gives it back
     */
    public static String shortest(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return Double.toString(value);
        }
        String text = significant(value, 1);
        for (int digits = 2; Double.parseDouble(text) != value; digits++) {
            text = significant(value, digits);
        }
        return text;
    }

    /**
     * Returns a number to three significant digits: enough for a warning, short enough to read.
     *
     * @param value a number; infinities and NaN in words
     * @return the number as text
     */
    public static String of(double value) {
        return significant(value, 3);
    }
}
