package dev.gunfeel.burst;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.spread.SpreadShot;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/**
 * Figures of shipped games, carried over as docs/weapons-of-games.md says, against those games' own loops, written here from what is
 * public of them.
 */
@NullUnmarked // parts that these weapons have
class WeaponsOfGamesTest {
    /** Bursts of six, four and two shots with pauses in between. */
    private static final String BURSTS =
            "'firing': {'bursts': [{'shots': 6}, {'shots': 4, 'pauseSeconds': 0.33}, {'shots': 2, 'pauseSeconds': 2.1}]}";

    private static List<SpreadShot> fire(String weapon, String rest) {
        return Spread.sequence(read(SpreadSequenceRequest.class, "{'weapon': " + weapon + ", " + rest + "}"))
                .shots();
    }

    /** The times of those bursts. */
    private static List<Double> times(double interval) {
        List<Double> times = new ArrayList<>();
        double time = -0.33;
        for (double[] burst : new double[][] {{6, 0.33}, {4, 0.33}, {2, 2.1}}) {
            time += burst[1];
            for (int k = 0; k < burst[0]; k++) {
                times.add(time + k * interval);
            }
            time += (burst[0] - 1) * interval;
        }
        return times;
    }

    private static double line(double x, double x0, double y0, double x1, double y1) {
        return y0 + (y1 - y0) * Math.max(0, Math.min(1, (x - x0) / (x1 - x0)));
    }

    /**
     * Lyra: each shot adds what a curve says of the heat; from a delay after the last shot on each tick takes what another curve
     * says, times the tick; a third gives the full angle of the cone. Its ticks are made so short here that they don't matter.
     */
    @Test
    void lyraHeatsByTheShotAndCoolsByTheTick() {
        DoubleUnaryOperator perShot = heat -> line(heat, 0, 2, 10, 1);
        DoubleUnaryOperator cooling = heat -> line(heat, 0, 4, 10, 12);
        DoubleUnaryOperator fullAngle = heat -> line(heat, 0, 1, 20, 8);
        List<SpreadShot> shots = fire("""
                {'fireIntervalSeconds': 0.1, 'spread': {'cone': {'degrees': [[0, 0.5], [20, 4]], 'exponent': 1,
                 'heat': {'perShot': [[0, 2], [10, 1]], 'coolingPerSecond': [[0, 4], [10, 12]],
                          'coolingDelaySeconds': 0.15, 'max': 20}}}}""", BURSTS);
        List<Double> times = times(0.1);
        double tick = 1e-5;
        double heat = 0;
        double last = -1;
        int shot = 0;
        for (int i = 0; shot < shots.size(); i++) {
            double now = i * tick;
            if (now >= times.get(shot) - tick / 2) {
                assertThat(shots.get(shot).spread().heat()).isCloseTo(heat, within(1e-3));
                assertThat(2 * shots.get(shot).spread().coneDegrees())
                        .isCloseTo(fullAngle.applyAsDouble(heat), within(1e-3));
                heat = Math.min(20, heat + perShot.applyAsDouble(heat));
                last = now;
                shot++;
            } else if (now - last > 0.15) {
                heat = Math.max(0, heat - cooling.applyAsDouble(heat) * tick);
            }
        }
    }

    /** First-shot accuracy: where the heat is down to its least, the bullet goes where it is aimed. */
    @Test
    void lyrasFirstShotIsTrue() {
        List<SpreadShot> shots = fire("""
                {'fireIntervalSeconds': 0.1, 'spread': {'cone': {'degrees': [[0, 0.5], [20, 4]], 'restedFactor': 0,
                 'heat': {'perShot': 2, 'coolingPerSecond': 10}}}}""", BURSTS);
        // After six and four shots, and the rests of 0.33 and 2.1 s, only the latter is long enough.
        for (int k = 0; k < shots.size(); k++) {
            boolean first = k == 0 || k == 10;
            assertThat(shots.get(k).spread().coneDegrees() == 0).as("shot " + k).isEqualTo(first);
        }
    }

    /**
     * Battlefield: a shot goes within the present spread, which then grows by the increase up to the most; from the next possible
     * shot on it falls by the decrease a second, down to the least.
     */
    @Test
    void battlefieldGrowsByTheShotAndFallsByTheSecond() {
        double least = 0.2;
        double most = 0.62;
        double increase = 0.1;
        double decrease = 1.5;
        double interval = 0.075;
        List<SpreadShot> shots = fire("""
                {'roundsPerMinute': 800, 'spread': {'cone': {'degrees': [[0, 0.2], [0.42, 0.62]],
                 'heat': {'perShot': 0.1, 'coolingPerSecond': 1.5, 'coolingDelaySeconds': 0.075, 'max': 0.42}}}}""", BURSTS);
        List<Double> times = times(interval);
        double spread = least;
        for (int k = 0; k < shots.size(); k++) {
            if (k > 0) {
                double idle = times.get(k) - times.get(k - 1) - interval;
                spread = Math.max(least, spread - decrease * Math.max(0, idle));
            }
            assertThat(shots.get(k).spread().coneDegrees()).isCloseTo(spread, within(1e-9));
            spread = Math.min(most, spread + increase);
        }
    }

    /** Its later form: the decrease is coefficient (s - least)^exponent + offset, which a curve of eleven points holds closely. */
    @Test
    void battlefieldsLaterDecreaseIsACurve() {
        double coefficient = 8;
        double exponent = 1.7;
        double offset = 0.4;
        StringBuilder curve = new StringBuilder();
        for (int i = 0; i <= 10; i++) {
            double heat = 2.0 * i / 10;
            curve.append(i == 0 ? "" : ", ")
                    .append("[" + heat + ", " + (coefficient * Math.pow(heat, exponent) + offset) + "]");
        }
        List<SpreadShot> shots = fire("""
                {'fireIntervalSeconds': 0.1, 'spread': {'cone': {'degrees': [[0, 0.3], [2, 2.3]],
                 'heat': {'perShot': 0.4, 'coolingPerSecond': [%s], 'coolingDelaySeconds': 0.1, 'max': 2}}}}""".formatted(curve), BURSTS);
        List<Double> times = times(0.1);
        double heat = 0;
        for (int k = 0; k < shots.size(); k++) {
            double idle = k == 0 ? 0 : times.get(k) - times.get(k - 1) - 0.1;
            int ticks = (int) Math.round(idle / 1e-5);
            for (int i = 0; i < ticks; i++) {
                heat = Math.max(0, heat - (coefficient * Math.pow(heat, exponent) + offset) * 1e-5);
            }
            assertThat(shots.get(k).spread().coneDegrees()).isCloseTo(0.3 + heat, within(0.01));
            heat = Math.min(2, heat + 0.4);
        }
    }

    /**
     * Counter-Strike: a bullet goes a random share of its inaccuracy to one side and a random share of the weapon's spread to
     * another, both as slopes. The numbers are those of the running seed: the first two are running's.
     */
    @Test
    void counterStrikeAddsTwoDiscs() {
        double inaccuracy = 0.00701;
        double spread = 0.0006;
        List<SpreadShot> shots = fire(
                """
                {'fireIntervalSeconds': 0.1, 'spread': {'cone': {'degrees': %s, 'exponent': 1}},
                 'pellets': {'count': 1, 'degrees': %s, 'exponent': 1}}""".formatted(inaccuracy * 180 / Math.PI, spread * 180 / Math.PI),
                "'seeds': {'running': 77}, 'firing': {'shots': 50}");
        for (int k = 0; k < 50; k++) {
            SplittableRandom numbers = new SplittableRandom(77 + k);
            numbers.nextDouble();
            numbers.nextDouble();
            double radius = inaccuracy * numbers.nextDouble();
            double theta = 2 * Math.PI * numbers.nextDouble();
            double ownRadius = spread * numbers.nextDouble();
            double ownTheta = 2 * Math.PI * numbers.nextDouble();
            double x = radius * Math.cos(theta) + ownRadius * Math.cos(ownTheta);
            double y = radius * Math.sin(theta) + ownRadius * Math.sin(ownTheta);
            // The slope of so small an angle is the angle, to one in fifty thousand.
            assertThat(shots.get(k).pellets().get(0).pqr().get(1) / 10).isCloseTo(x, within(2e-7));
            assertThat(shots.get(k).pellets().get(0).pqr().get(2) / 10).isCloseTo(y, within(2e-7));
        }
    }

    /** Its states add to the inaccuracy and leave the weapon's spread alone, so they are degrees on top and no factors. */
    @Test
    void counterStrikesStatesAddDegrees() {
        String weapon = """
                {'fireIntervalSeconds': 0.1, 'spread': {'cone': {'degrees': 0.3, 'exponent': 1}},
                 'pellets': {'count': 1, 'degrees': 2, 'exponent': 1},
                 'stances': [{'name': 'standing', 'coneDegrees': 0.1}, {'name': 'jumping', 'coneDegrees': 3.3}]}""";
        String firing = "'seeds': {'running': 5}, 'firing': {'shots': 20, 'stances': [%s]}";
        List<SpreadShot> crouched = fire(weapon, firing.formatted(""));
        List<SpreadShot> jumping = fire(weapon, firing.formatted("'jumping'"));
        for (int k = 0; k < 20; k++) {
            assertThat(crouched.get(k).spread().coneDegrees()).isEqualTo(0.3);
            assertThat(jumping.get(k).spread().coneDegrees()).isCloseTo(3.6, within(1e-12));
            // What a pellet adds to the middle of its shot is the same.
            assertThat(jumping.get(k).pellets().get(0).pqr().get(1)
                            - jumping.get(k).spread().pqr().get(1))
                    .isCloseTo(
                            crouched.get(k).pellets().get(0).pqr().get(1)
                                    - crouched.get(k).spread().pqr().get(1),
                            within(1e-12));
        }
    }

    /** A fixed pattern: nine pellets in a cross of two rings, each where it is drawn, with every shell. */
    @Test
    void aFixedPatternOfPelletsIsTheSameWithEveryShell() {
        double[][] pattern = {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {2, 0}, {-2, 0}, {0, 2}, {0, -2}};
        List<SpreadShot> shots = fire("""
                {'fireIntervalSeconds': 0.9, 'pellets': {'count': 9, 'pattern':
                 [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [2, 0], [-2, 0], [0, 2], [0, -2]]}}""", "'firing': {'shots': 3}");
        for (SpreadShot shot : shots) {
            for (int i = 0; i < 9; i++) {
                assertThat(shot.pellets().get(i).yawDegrees()).isCloseTo(pattern[i][0], within(1e-12));
                assertThat(shot.pellets().get(i).pitchDegrees()).isCloseTo(pattern[i][1], within(1e-12));
            }
        }
    }
}
