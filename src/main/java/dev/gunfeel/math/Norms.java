package dev.gunfeel.math;

/** What a squared length tells, of vectors and of quaternions. */
final class Norms {
    /**
     * Dividing by a rounded norm leaves the square of the length within 12 roundings (1.4e-15) of 1; three times that
     * is surely kept, and still far below the 1e-12 that is promised.
     */
    private static final double ROUNDING = 4e-15;

    private Norms() {}

    /** Returns whether no component's square overflowed, or vanished though it mattered. */
    static boolean isPrecise(double square) {
        return square > 1e-280 && square < 1e280;
    }

    /** Returns whether a squared length is 1 but for the rounding of having been divided by its length. */
    static boolean isOne(double square) {
        return Math.abs(square - 1) <= ROUNDING;
    }
}
