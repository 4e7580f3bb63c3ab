package dev.gunfeel.export;

import dev.gunfeel.math.Figures;

/** Numbers as engines read them, which keep them in single precision. */
final class Numbers {
    /** Every single-precision number is told from its neighbours by so many digits. */
    private static final int DIGITS = 9;

    private Numbers() {}

    static String of(double value) {
        return Figures.significant(value, DIGITS);
    }
}
