package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.weapon.RecoilChannel;

/**
 * The movement of one channel after one impulse whose nominal peak is 1 degree, and its free movement from any place and
 * speed (docs/formulas.md, One impulse of recoil). An impulse of another peak is the same, multiplied.
 */
sealed interface ImpulseShape permits CriticalShape, UnderdampedShape {
    /**
     * How many times 1/gamma an impulse lasts. Less than 4e-18 of its peak is left then, which no sum of shots can show,
     * so it counts as 0 from there and is forgotten.
     */
    double LIFE = 45;

    /** Returns the shape of a channel. */
    static ImpulseShape of(RecoilChannel channel, Formulas formulas) {
        return switch (channel.model()) {
            case CRITICAL -> CriticalShape.of(channel, formulas);
            case UNDERDAMPED -> UnderdampedShape.of(channel, formulas);
        };
    }

    /** Returns the decay rate, in 1/second. */
    double gamma();

    /** Returns the speed at the start, in 1/second. */
    double omega0();

    /** Returns the displacement at a time in seconds, 0 after {@link #lifeSeconds}. */
    double displacement(double seconds);

    /** Returns the velocity at a time, in 1/second, 0 after {@link #lifeSeconds}. */
    double velocity(double seconds);

    /** Returns when the largest displacement is reached, in seconds. */
    double peakSeconds();

    /** Returns the largest displacement; with published underdamped formulas it is above 1. */
    default double peak() {
        return displacement(peakSeconds());
    }

    /** Returns the seconds after which the displacement surely stays within 1 % of the peak. */
    double settledSeconds();

    /** Returns the largest share of the peak that is seen at a time or after it. */
    double shareLeft(double seconds);

    /** Returns the seconds after which an impulse is forgotten. */
    default double lifeSeconds() {
        return LIFE / gamma();
    }

    /** Returns the free movement that starts at a place with a speed. */
    FreeMovement from(double place, double speed);
}
