package dev.gunfeel.recoil;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FreeMovementTest {
    private record Start(ImpulseShape shape, double place, double speed) {
        FreeMovement movement() {
            return shape.from(place, speed);
        }
    }

    static List<Start> starts() {
        Random random = new Random(11);
        List<Start> starts = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            double gamma = 2 + 8 * random.nextDouble();
            ImpulseShape shape = i % 2 == 0
                    ? new CriticalShape(gamma)
                    : new UnderdampedShape(gamma, 5 + 30 * random.nextDouble(), 1);
            starts.add(new Start(shape, random.nextGaussian(), 20 * random.nextGaussian()));
        }
        // Thrown back so hard that it only just passes its rest, and one that lies far out on its way back.
        starts.add(new Start(new CriticalShape(5), 1, -5.001));
        starts.add(new Start(new CriticalShape(5), 1, -6));
        starts.add(new Start(new CriticalShape(5), 1, 0));
        return starts;
    }

    @ParameterizedTest
    @MethodSource("starts")
    void startsAtItsPlaceWithItsSpeed(Start start) {
        FreeMovement movement = start.movement();
        assertThat(movement.at(0)).isEqualTo(start.place());
        double h = 1e-5;
        double speed = (-3 * movement.at(0) + 4 * movement.at(h) - movement.at(2 * h)) / (2 * h);
        assertThat(speed).isCloseTo(start.speed(), within(1e-3));
    }

    /** {@code theta'' + 2 gamma theta' + (gamma^2 + omega^2) theta = 0}, with omega 0 where critically damped. */
    @ParameterizedTest
    @MethodSource("starts")
    void obeysTheEquationOfADampedSpring(Start start) {
        FreeMovement movement = start.movement();
        double gamma = start.shape().gamma();
        double omega = start.shape() instanceof UnderdampedShape swinging ? swinging.omega() : 0;
        double h = 1e-4;
        for (double t = 0.01; t < 1; t += 0.07) {
            double first = (movement.at(t + h) - movement.at(t - h)) / (2 * h);
            double second = (movement.at(t + h) - 2 * movement.at(t) + movement.at(t - h)) / (h * h);
            double spring = (gamma * gamma + omega * omega) * movement.at(t);
            assertThat(second + 2 * gamma * first + spring).isCloseTo(0, within(0.05));
        }
    }

    /** Against a search over a fine grid. */
    @ParameterizedTest
    @MethodSource("starts")
    void turnsAndSettlesWhenItIsSaid(Start start) {
        FreeMovement movement = start.movement();
        double bound = 0.01 * Math.max(Math.abs(start.place()), 0.1);
        double settled = movement.settledWithin(bound);
        double largestAfter = 0;
        double largestBefore = 0;
        double firstTurn = Double.POSITIVE_INFINITY;
        double step = 1e-4;
        for (int i = 1; i < 60_000; i++) {
            double t = i * step;
            double place = movement.at(t);
            if (t >= settled) {
                largestAfter = Math.max(largestAfter, Math.abs(place));
            } else if (t > 0.6 * settled) {
                largestBefore = Math.max(largestBefore, Math.abs(place));
            }
            boolean turns = (place - movement.at(t - step)) * (movement.at(t + step) - place) < 0;
            if (turns && firstTurn == Double.POSITIVE_INFINITY) {
                firstTurn = t;
            }
        }
        assertThat(largestAfter).isLessThanOrEqualTo(bound * (1 + 1e-9));
        assertThat(largestBefore).as("not said to settle far too late").isGreaterThan(bound);
        if (start.speed() == 0) {
            assertThat(movement.firstTurn()).isZero();
        } else if (movement.firstTurn() < 5) {
            assertThat(movement.firstTurn()).isCloseTo(firstTurn, within(2 * step));
        } else {
            assertThat(firstTurn).isInfinite();
        }
    }

    @Test
    void restStays() {
        for (ImpulseShape shape : List.of(new CriticalShape(5), new UnderdampedShape(5, 9, 1))) {
            FreeMovement rest = shape.from(0, 0);
            assertThat(rest.at(1)).isZero();
            assertThat(rest.at(Double.POSITIVE_INFINITY)).isZero();
            assertThat(rest.firstTurn()).isInfinite();
            assertThat(rest.settledWithin(0.01)).isZero();
        }
    }
}
