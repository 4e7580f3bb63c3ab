package dev.gunfeel.burst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.Requests;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * One weapon as a game has it: a loop over the engine's random numbers, one generator for the burst, written out here as one would
 * write it in Unity. All figures of the weapon are powers of two, so that nothing but the numbers themselves rounds.
 */
class EngineLoopTest {
    private static final int SHOTS = 24;
    private static final double GAIN = 0.125;

    private static final String WEAPON = "{'generator': 'unity', 'generatorLifetime': 'burst', 'formulas': 'corrected',"
            + " 'seeds': {'running': 99}, 'firing': FIRING, 'weapon': {'fireIntervalSeconds': 0.125,"
            + " 'potential': {'maxSeconds': 1, 'gain': 0.125}, 'seeds': {'spread': 1234, 'recoil': -77},"
            + " 'spread': {'forwardDistance': 8, 'random': {'horizontal': 0.5, 'vertical': 0.25, 'shape': 'rectangle',"
            + " 'signPattern': 'random'}, 'cone': {'degrees': 2}},"
            + " 'recoil': {'knocking': {'stacking': 'superpose',"
            + " 'vertical': {'peakDegrees': 1, 'settleSeconds': 0.5, 'variation': 0.25},"
            + " 'horizontal': {'peakDegrees': 0.5, 'settleSeconds': 0.5, 'sign': 'random'}}}}}";

    /** UnityEngine.Random, as docs/formulas.md has it. */
    private static final class UnityRandom {
        private int x;
        private int y;
        private int z;
        private int w;

        UnityRandom(int seed) {
            x = seed;
            y = 1812433253 * x + 1;
            z = 1812433253 * y + 1;
            w = 1812433253 * z + 1;
        }

        float value() {
            int t = x ^ (x << 11);
            x = y;
            y = z;
            z = w;
            w ^= (w >>> 19) ^ t ^ (t >>> 8);
            return (w & 0x7FFFFF) * (1f / 8388607f);
        }

        float range(float min, float max) {
            float v = value();
            return (1 - v) * max + v * min;
        }
    }

    @Test
    void aHandWrittenLoopGivesTheSamePatternNumberForNumber() {
        List<WeaponShot> shots = fire("{'shots': " + SHOTS + "}");
        UnityRandom spread = new UnityRandom(1234);
        UnityRandom running = new UnityRandom(99);
        double carried = 0;
        for (int i = 0; i < SHOTS; i++) {
            double ratio = Math.min(1, i * GAIN);
            carried = carried * ratio;
            double width = 0.5 * ratio;
            double height = 0.25 * ratio;
            double q = spread.range((float) (0.5 * width), (float) width);
            double r = spread.range((float) -height, (float) height);
            q *= spread.value() < 0.5f ? -1 : 1;

            // Running draws its two whether or not the weapon has it.
            running.value();
            running.value();
            double angle = Math.toRadians(2) * Math.sqrt(running.value());
            double direction = 2 * Math.PI * running.value();
            double length = 8 * Math.tan(angle);

            assertThat(shots.get(i).spread().carried()).as("shot %s", i).isEqualTo(carried);
            assertThat(shots.get(i).spread().random()).as("shot %s", i).containsExactly(q, r);
            List<Double> cone = Objects.requireNonNull(shots.get(i).spread().cone());
            assertThat(cone.get(0)).isCloseTo(length * Math.cos(direction), within(1e-12));
            assertThat(cone.get(1)).isCloseTo(length * Math.sin(direction), within(1e-12));
            carried += q;
        }
    }

    /** Two numbers for each of roll, pitch, yaw and field of view: one for the sign, one for the size. */
    @Test
    void theKicksAreTheLoopsToo() {
        List<WeaponShot> shots = fire("{'shots': " + SHOTS + "}");
        UnityRandom recoil = new UnityRandom(-77);
        double[] pitch = new double[SHOTS];
        double[] yaw = new double[SHOTS];
        double rate = 7.638352067993812 / 0.5;
        for (int i = 0; i < SHOTS; i++) {
            double expectedPitch = 0;
            double expectedYaw = 0;
            for (int j = 0; j < i; j++) {
                double age = rate * 0.125 * (i - j);
                expectedPitch += pitch[j] * age * Math.exp(1 - age);
                expectedYaw += yaw[j] * age * Math.exp(1 - age);
            }
            assertThat(shots.get(i).view().pitchDegrees()).isCloseTo(expectedPitch, within(1e-12));
            assertThat(shots.get(i).view().yawDegrees()).isCloseTo(expectedYaw, within(1e-12));
            float[] u = new float[8];
            for (int k = 0; k < 8; k++) {
                u[k] = recoil.value();
            }
            pitch[i] = 1 * (1 - 0.25 * u[3]);
            yaw[i] = u[4] < 0.5f ? -0.5 : 0.5;
        }
    }

    /** After a rest spread begins anew; chance goes on. A burst that comes before goes on with both. */
    @Test
    void severalBurstsDrawOnAndBeginAnewWithARest() {
        List<WeaponShot> one = fire("{'shots': 15}");
        List<WeaponShot> several = fire(
                "{'bursts': [{'shots': 5}, {'shots': 5, 'pauseSeconds': 5}, {'shots': 5, 'pauseSeconds':" + " 0.25}]}");
        for (int i = 0; i < 15; i++) {
            // The numbers of the cone do not depend on how the weapon is heated.
            assertThat(several.get(i).spread().cone())
                    .isEqualTo(one.get(i).spread().cone());
        }
        assertThat(several.subList(5, 10))
                .zipSatisfy(
                        several.subList(0, 5),
                        (again, first) -> assertThat(again.spread().random())
                                .isEqualTo(first.spread().random()));
        UnityRandom spread = new UnityRandom(1234);
        for (int i = 0; i < 15; i++) {
            spread.value();
        }
        WeaponShot resumed = several.get(10);
        assertThat(resumed.spread().seedOffset()).isEqualTo(5);
        double width = 0.5 * resumed.spread().potentialRatio();
        assertThat(Math.abs(resumed.spread().random().get(0)))
                .isEqualTo(spread.range((float) (0.5 * width), (float) width));
    }

    private static List<WeaponShot> fire(String firing) {
        return WeaponBurst.sequence(Requests.read(WeaponSequenceRequest.class, WEAPON.replace("FIRING", firing)))
                .shots();
    }
}
