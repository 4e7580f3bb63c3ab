package dev.gunfeel.picture;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The round values that an axis shows: whole multiples of 1, 2 or 5 times a power of ten.
 *
 * @param values the values, ascending
 * @param labels their texts
 */
record Ticks(List<Double> values, List<String> labels) {
    private static final int LONGEST_PLAIN = 9;

    /**
     * Returns the ticks within a span: two at least beside 0, since one gives no scale.
     *
     * @param span what the axis shows, of a size above 0
     * @param most how many there should be at most
     */
    static Ticks of(Span span, double most) {
        return of(span, Step.within(span, span.size() / Math.max(1, most)));
    }

    /** Returns the indices in the order in which labels get their room: those at the ends, 0, and the rest. */
    List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparingInt(this::rank));
        return order;
    }

    private int rank(int i) {
        boolean isZero = values.get(i) == 0;
        boolean isFirst = i == 0 || (i == 1 && values.get(0) == 0);
        boolean isLast = i == values.size() - 1 || (i == values.size() - 2 && values.get(i + 1) == 0);
        return isZero ? 2 : isLast ? 0 : isFirst ? 1 : 3;
    }

    /** Returns how far apart the outermost are that aren't 0. */
    double apart() {
        double[] beside = values.stream()
                .mapToDouble(Double::doubleValue)
                .filter(value -> value != 0)
                .toArray();
        return beside.length < 2 ? 0 : beside[beside.length - 1] - beside[0];
    }

    /** Returns the ticks within a span at whole multiples of a step. */
    static Ticks of(Span span, Step step) {
        List<Double> values = new ArrayList<>();
        List<BigDecimal> exact = new ArrayList<>();
        // A value at the very end of the span must not be lost to rounding.
        double slack = step.value() * 1e-6;
        for (double i = Math.ceil((span.low() - slack) / step.value()); i * step.value() <= span.high() + slack; i++) {
            exact.add(new BigDecimal(i * step.factor()).scaleByPowerOfTen(step.exponent()));
            values.add(exact.get(exact.size() - 1).doubleValue());
        }
        boolean isPlain = exact.stream().allMatch(value -> plain(value).length() <= LONGEST_PLAIN);
        return new Ticks(
                values,
                exact.stream()
                        .map(value -> (isPlain ? plain(value) : scientific(value)).replace('-', '−'))
                        .toList());
    }

    private static String plain(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    private static String scientific(BigDecimal value) {
        if (value.signum() == 0) {
            return "0";
        }
        int exponent = value.precision() - value.scale() - 1;
        return plain(value.movePointLeft(exponent)) + "e" + exponent;
    }

    /**
     * The distance of two ticks.
     *
     * @param factor 1, 2 or 5
     * @param exponent the power of ten
     */
    record Step(int factor, int exponent) {
        /** Returns the smallest step that is at least so large. */
        static Step atLeast(double distance) {
            int exponent = (int) Math.floor(StrictMath.log10(distance));
            for (Step step = new Step(1, exponent - 1); ; step = step.next()) {
                if (step.value() >= distance * (1 - 1e-9)) {
                    return step;
                }
            }
        }

        /** Returns the smallest step that is at least so large, or one that is smaller and has two ticks beside 0 in a span. */
        static Step within(Span span, double distance) {
            Step step = atLeast(distance);
            double zero = span.low() <= 0 && span.high() >= 0 ? 1 : 0;
            while (Math.floor(span.high() / step.value()) - Math.ceil(span.low() / step.value()) < 1 + zero) {
                step = step.previous();
            }
            return step;
        }

        private Step next() {
            return switch (factor) {
                case 1 -> new Step(2, exponent);
                case 2 -> new Step(5, exponent);
                default -> new Step(1, exponent + 1);
            };
        }

        private Step previous() {
            return switch (factor) {
                case 5 -> new Step(2, exponent);
                case 2 -> new Step(1, exponent);
                default -> new Step(5, exponent - 1);
            };
        }

        double value() {
            return new BigDecimal(factor).scaleByPowerOfTen(exponent).doubleValue();
        }
    }
}
