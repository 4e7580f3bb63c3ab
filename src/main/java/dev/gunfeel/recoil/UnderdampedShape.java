package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.weapon.RecoilChannel;
import java.util.Objects;

/**
 * Underdamped: {@code omega0 e^(-gamma t) sin(omega t)}, swinging round the start.
 *
 * @param gamma the decay rate, in 1/second
 * @param omega the angular frequency, in radians/second
 * @param omega0 the height of the envelope at the start
 */
record UnderdampedShape(double gamma, double omega, double omega0) implements ImpulseShape {
    static UnderdampedShape of(RecoilChannel channel, Formulas formulas) {
        double gamma = RecoilChannel.LN_100 / channel.settleSeconds();
        double peakSeconds = Objects.requireNonNull(channel.peakSeconds());
        double growth = StrictMath.exp(gamma * peakSeconds);
        return switch (formulas) {
            case PUBLISHED -> new UnderdampedShape(gamma, Math.PI / (2 * peakSeconds), growth);
            case CORRECTED -> {
                double phase = peakPhase(gamma * peakSeconds);
                yield new UnderdampedShape(gamma, phase / peakSeconds, growth / StrictMath.sin(phase));
            }
        };
    }

    /**
     * Returns the root x in (0, pi/2) of {@code x / tan(x) = decay}: the phase at which the sine, damped, has its peak.
     * Comparing the quotient, which falls from exactly 1, keeps the root away from 0 for every decay below 1.
     */
    private static double peakPhase(double decay) {
        double low = 0;
        double high = Math.PI / 2;
        while (true) {
            double middle = low + (high - low) / 2;
            if (middle <= low || middle >= high) {
                return high;
            }
            if (middle / StrictMath.tan(middle) > decay) {
                low = middle;
            } else {
                high = middle;
            }
        }
    }

    @Override
    public double displacement(double seconds) {
        double x = gamma * seconds;
        return x > LIFE ? 0 : omega0 * StrictMath.exp(-x) * StrictMath.sin(omega * seconds);
    }

    @Override
    public double velocity(double seconds) {
        double x = gamma * seconds;
        if (x > LIFE) {
            return 0;
        }
        double phase = omega * seconds;
        return omega0 * (omega * StrictMath.cos(phase) - gamma * StrictMath.sin(phase)) * StrictMath.exp(-x);
    }

    @Override
    public double peakSeconds() {
        return StrictMath.atan2(omega, gamma) / omega;
    }

    /** {@inheritDoc} It goes by the envelope, since a swing may lie just below or above the bound. */
    @Override
    public double settledSeconds() {
        return StrictMath.log(100 * omega0 / peak()) / gamma;
    }

    @Override
    public double shareLeft(double seconds) {
        double swings = Math.max(0, StrictMath.ceil((seconds - peakSeconds()) * omega / Math.PI));
        double nextTurn = peakSeconds() + swings * Math.PI / omega;
        return Math.max(Math.abs(displacement(seconds)), Math.abs(displacement(nextTurn))) / peak();
    }

    /** {@inheritDoc} It is {@code (place cos(omega t) + side sin(omega t)) e^(-gamma t)}. */
    @Override
    public FreeMovement from(double place, double speed) {
        return new Movement(gamma, omega, place, (speed + gamma * place) / omega);
    }

    private record Movement(double gamma, double omega, double place, double side) implements FreeMovement {
        @Override
        public double at(double seconds) {
            double x = gamma * seconds;
            double phase = omega * seconds;
            return x > LIFE ? 0 : (place * StrictMath.cos(phase) + side * StrictMath.sin(phase)) * StrictMath.exp(-x);
        }

        @Override
        public double firstTurn() {
            if (place == 0 && side == 0) {
                return Double.POSITIVE_INFINITY;
            }
            double phase = StrictMath.atan2(side * omega - place * gamma, place * omega + side * gamma);
            return (phase < 0 ? phase + Math.PI : phase) / omega;
        }

        @Override
        public double settledWithin(double bound) {
            double envelope = StrictMath.hypot(place, side);
            return envelope > bound ? StrictMath.log(envelope / bound) / gamma : 0;
        }
    }
}
