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
record UnderdampedShape(double gamma, double omega, double height) implements ImpulseShape {
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
}
