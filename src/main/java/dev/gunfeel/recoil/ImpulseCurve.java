package dev.gunfeel.recoil;

import org.jspecify.annotations.Nullable;

/**
 * The numbers behind one impulse, as an engine needs them to play it. Critically damped it is {@code omega0 t e^(-gamma
 * t)}, underdamped {@code omega0 e^(-gamma t) sin(omega t)}.
 *
 * @param gamma the decay rate, in 1/second
 * @param omega0 critically damped the velocity at the start, in degrees/second; underdamped the height of the envelope at
 *     the start, in degrees
 * @param omega the angular frequency in radians/second; underdamped only
 * @param peak where the peak really is
 * @param settledSeconds seconds after which the displacement surely stays within 1 % of the peak; 0 for a peak of 0
 */
public record ImpulseCurve(
        Double gamma, Double omega0, @Nullable Double omega, ImpulsePeak peak, Double settledSeconds) {
    static ImpulseCurve of(ImpulseShape shape, double amplitude) {
        Double omega = shape instanceof UnderdampedShape swinging ? swinging.omega() : null;
        return new ImpulseCurve(
                shape.gamma(),
                amplitude * shape.omega0(),
                omega,
                new ImpulsePeak(shape.peakSeconds(), amplitude * shape.peak()),
                amplitude == 0 ? 0 : shape.settledSeconds());
    }

    /**
     * Returns the displacement.
     *
     * @param seconds seconds after the shot, at least 0
     * @return degrees
     */
    public double degrees(double seconds) {
        return scale() * shape().displacement(seconds);
    }

    /**
     * Returns the velocity.
     *
     * @param seconds seconds after the shot, at least 0
     * @return degrees per second
     */
    public double degreesPerSecond(double seconds) {
        return scale() * shape().velocity(seconds);
    }

    private ImpulseShape shape() {
        return omega == null ? new CriticalShape(gamma) : new UnderdampedShape(gamma, omega, 1);
    }

    private double scale() {
        return omega0 / shape().omega0();
    }
}
