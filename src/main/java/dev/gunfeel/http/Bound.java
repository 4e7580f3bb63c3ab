package dev.gunfeel.http;

import java.math.BigDecimal;

/**
 * A bound that the OpenAPI document writes with an exponent. Its writer prints every decimal number with all its digits,
 * which are hundreds for the bounds that only keep a computation from overflowing.
 */
final class Bound extends BigDecimal {
    private static final long serialVersionUID = 1L;
    private static final int MOST_DIGITS = 20;

    private Bound(String value) {
        super(value);
    }

    /** Returns a number that is written in full where that is short. */
    static BigDecimal of(String value) {
        BigDecimal number = new BigDecimal(value);
        if (number.toPlainString().length() <= MOST_DIGITS) {
            return number;
        }
        // YAML 1.1 takes a number with an exponent for a string, unless it has a decimal point.
        return new Bound(
                number.precision() > 1
                        ? value
                        : number.setScale(number.scale() + 1).toString());
    }

    @Override
    public String toPlainString() {
        return toString();
    }
}
