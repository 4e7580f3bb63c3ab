package dev.gunfeel.check.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.Coverage;
import dev.gunfeel.random.SplitMix64;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is first of two, against counting every pair, and intervals against probabilities that are known. */
class RaceTest {
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private static double[] shares(Race race) {
        return new double[] {
            race.first().share(),
            race.second().share(),
            race.together().share(),
            race.neither().share()
        };
    }

    /** Times of few instants, some never, as shots are. */
    private static double[] shots(SplitMix64 numbers, int count, double interval) {
        double[] times = new double[count];
        for (int i = 0; i < count; i++) {
            int shot = (int) (8 * numbers.unit());
            times[i] = shot == 7 ? NEVER : shot * interval;
        }
        return times;
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0.1", "3, 0.2", "4, 1e-9", "5, 10", "6, 0.1000000001"})
    void countsEveryPair(long seed, double tie) {
        SplitMix64 numbers = new SplitMix64(seed);
        double[] one = shots(numbers, 97, 0.1);
        double[] other = shots(numbers, 97, 0.15);
        double[] counts = new double[4];
        for (double mine : one) {
            for (double yours : other) {
                boolean isNever = Double.isInfinite(mine) && Double.isInfinite(yours);
                counts[isNever ? 3 : mine > yours + tie ? 1 : yours > mine + tie ? 0 : 2]++;
            }
        }
        double[] shares = shares(Race.of(Times.of(one), Times.of(other), tie));
        for (int i = 0; i < counts.length; i++) {
            assertThat(shares[i]).isEqualTo(counts[i] / (97 * 97));
        }
        assertThat(shares[0] + shares[1] + shares[2] + shares[3]).isCloseTo(1, within(1e-15));
    }

    @Test
    void turnedRoundItIsTheSameRace() {
        SplitMix64 numbers = new SplitMix64(7);
        Times one = Times.of(shots(numbers, 50, 0.1));
        Times other = Times.of(shots(numbers, 50, 0.15));
        Race race = Race.of(one, other, 0.1);
        Race turned = Race.of(other, one, 0.1);
        assertThat(turned.first()).isEqualTo(race.second());
        assertThat(turned.second()).isEqualTo(race.first());
        assertThat(turned.together()).isEqualTo(race.together());
        assertThat(turned.neither()).isEqualTo(race.neither());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05, 0.1, 0.3})
    void aMirrorMatchIsEqual(double tie) {
        Times times = Times.of(shots(new SplitMix64(9), 1000, 0.1));
        Race race = Race.of(times, times, tie);
        assertThat(race.first()).isEqualTo(race.second());
        assertThat(race.first().share()).isPositive();
    }

    @Test
    void withoutChanceItIsSure() {
        Race race = Race.of(Times.of(new double[] {0.3}), Times.of(new double[] {0.4}), 0.05);
        assertThat(shares(race)).containsExactly(1, 0, 0, 0);
        assertThat(race.first().interval()).isNull();
        assertThat(shares(Race.of(Times.of(new double[] {NEVER}), Times.of(new double[] {NEVER}), 0.1)))
                .containsExactly(0, 0, 0, 1);
        assertThat(shares(Race.of(Times.of(new double[] {NEVER}), Times.of(new double[] {5}), 100)))
                .containsExactly(0, 1, 0, 0);
    }

    /** What was not seen yet is not impossible: Wilson's interval of none in a hundred. */
    @Test
    void whatWasNotSeenMayHappen() {
        double[] always = new double[100];
        Race race = Race.of(Times.of(always), Times.of(always), 0);
        assertThat(race.neither().share()).isZero();
        Interval interval = Objects.requireNonNull(race.neither().interval());
        assertThat(interval.low()).isZero();
        assertThat(interval.high()).isBetween(0.036, 0.039);
        assertThat(Objects.requireNonNull(race.together().interval()).high()).isOne();
    }

    /** Waits of the rates 1 and 2: the first comes before the second by more than t with exp(-2 t)/3. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3})
    void intervalsOfIndependentTimesCover(double tie) {
        Coverage.assertCovers(StrictMath.exp(-2 * tie) / 3, seed -> {
            SplitMix64 numbers = new SplitMix64(seed);
            double[] one = new double[200];
            double[] other = new double[200];
            for (int i = 0; i < one.length; i++) {
                one[i] = wait(1, numbers.unit());
                other[i] = wait(2, numbers.unit());
            }
            return Objects.requireNonNull(
                    Race.of(Times.of(one), Times.of(other), tie).first().interval());
        });
    }

    /** Simulations of the same seeds go together; what is estimated is a race of two who know nothing of each other. */
    @Test
    void intervalsOfTimesThatGoTogetherCover() {
        Coverage.assertCovers(1 / 3.0, seed -> {
            SplitMix64 numbers = new SplitMix64(seed);
            double[] one = new double[200];
            double[] other = new double[200];
            for (int i = 0; i < one.length; i++) {
                double unit = numbers.unit();
                one[i] = wait(1, unit);
                other[i] = wait(2, unit);
            }
            return Objects.requireNonNull(
                    Race.of(Times.of(one), Times.of(other), 0).first().interval());
        });
    }

    /** Neither comes with the product of the chances that each doesn't. */
    @Test
    void intervalsOfNeitherCover() {
        Coverage.assertCovers(0.4 * 0.3, seed -> {
            SplitMix64 numbers = new SplitMix64(seed);
            double[] one = new double[300];
            double[] other = new double[300];
            for (int i = 0; i < one.length; i++) {
                one[i] = numbers.unit() < 0.4 ? NEVER : 1;
                other[i] = numbers.unit() < 0.3 ? NEVER : 1;
            }
            return Objects.requireNonNull(
                    Race.of(Times.of(one), Times.of(other), 0.1).neither().interval());
        });
    }

    /** One side has no chance in it: then it is a share of the other's simulations. */
    @Test
    void intervalsAgainstASureTimeCover() {
        Times sure = Times.of(new double[] {1});
        Coverage.assertCovers(1 - StrictMath.exp(-1), seed -> {
            SplitMix64 numbers = new SplitMix64(seed);
            double[] one = new double[300];
            for (int i = 0; i < one.length; i++) {
                one[i] = wait(1, numbers.unit());
            }
            return Objects.requireNonNull(
                    Race.of(Times.of(one), sure, 0).first().interval());
        });
    }

    private static double wait(double rate, double unit) {
        return -StrictMath.log(1 - unit) / rate;
    }
}
