package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.weapon.RecoilChannel;

/**
 * Critically damped: {@code e gamma t e^(-gamma t)}, out to the peak at 1/gamma and back.
 *
 * @param gamma the decay rate, in 1/second
 */
record CriticalShape(double gamma) implements ImpulseShape {
    /** The root x above 1 of {@code x e^(1-x) = 0.01}: at x/gamma exactly 1 % of the peak is left. */
    static final double ONE_PERCENT = 7.638352067993812;

    static CriticalShape of(RecoilChannel channel, Formulas formulas) {
        double settle = channel.settleSeconds();
        return new CriticalShape(
                switch (formulas) {
                    case PUBLISHED -> StrictMath.log(100 * settle) / settle;
                    case CORRECTED -> ONE_PERCENT / settle;
                });
    }

    @Override
    public double omega0() {
        return Math.E * gamma;
    }

    @Override
    public double displacement(double seconds) {
        double x = gamma * seconds;
        return x > LIFE ? 0 : Math.E * x * StrictMath.exp(-x);
    }

    @Override
    public double velocity(double seconds) {
        double x = gamma * seconds;
        return x > LIFE ? 0 : Math.E * gamma * (1 - x) * StrictMath.exp(-x);
    }

    @Override
    public double peakSeconds() {
        return 1 / gamma;
    }

    @Override
    public double settledSeconds() {
        return ONE_PERCENT / gamma;
    }

    @Override
    public double shareLeft(double seconds) {
        return displacement(Math.max(seconds, peakSeconds())) / peak();
    }

    /** {@inheritDoc} It is {@code (place + slope t) e^(-gamma t)}. */
    @Override
    public FreeMovement from(double place, double speed) {
        return new Movement(gamma, place, speed + gamma * place);
    }

    private record Movement(double gamma, double place, double slope) implements FreeMovement {
        @Override
        public double at(double seconds) {
            return gamma * seconds > LIFE ? 0 : (place + slope * seconds) * StrictMath.exp(-gamma * seconds);
        }

        @Override
        public double firstTurn() {
            double turn = slope == 0 ? Double.POSITIVE_INFINITY : 1 / gamma - place / slope;
            return turn >= 0 ? turn : Double.POSITIVE_INFINITY;
        }

        @Override
        public double settledWithin(double bound) {
            double turn = Double.isInfinite(firstTurn()) ? 0 : firstTurn();
            if (Math.abs(at(turn)) > bound) {
                return crossing(turn, LIFE / gamma, bound);
            }
            return Math.abs(place) > bound ? crossing(0, turn, bound) : 0;
        }

        /** Halves an interval over which the size falls from above the bound to within it. */
        private double crossing(double outside, double within, double bound) {
            double low = outside;
            double high = Math.max(within, outside);
            while (true) {
                double middle = low + (high - low) / 2;
                if (middle <= low || middle >= high) {
                    return high;
                }
                if (Math.abs(at(middle)) > bound) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
        }
    }
}
