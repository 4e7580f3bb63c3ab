package dev.gunfeel.weapon;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FireMemoryTest {
    private static Weapon weapon(double interval, double maximum, double gain) {
        return read(
                Weapon.class,
                "{'fireIntervalSeconds': " + interval + ", 'potential': {'maxSeconds': " + maximum + ", 'gain': " + gain
                        + "}}");
    }

    /** Pcur 0, 0.3, 0.6, 0.9, 1.2 and then full; 0.1 s is lost and won back in each interval. */
    @Test
    void potentialFillsAsWorkedOutByHand() {
        List<Shot> shots = Firing.of(7).fire(weapon(0.1, 1.2, 0.25));
        double[] potential = {0, 0.3, 0.6, 0.9, 1.2, 1.2, 1.2};
        for (int k = 0; k < shots.size(); k++) {
            Shot shot = shots.get(k);
            assertThat(shot.potentialSeconds()).isCloseTo(potential[k], within(1e-12));
            assertThat(shot.potentialRatio()).isCloseTo(potential[k] / 1.2, within(1e-12));
            assertThat(shot.timeSeconds()).isEqualTo(k * 0.1);
            assertThat(shot.seedOffset()).isEqualTo(k);
            assertThat(shot.number()).isEqualTo(k);
        }
        assertThat(shots.get(6).after().potentialSeconds()).isCloseTo(1.3, within(1e-12));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void ratioAtShotNIsNTimesGainAtMostOne(long seed) {
        Random random = new Random(seed);
        double gain = random.nextDouble();
        List<Shot> shots = Firing.of(60).fire(weapon(0.03 + random.nextDouble(), 0.1 + 3 * random.nextDouble(), gain));
        for (int n = 0; n < shots.size(); n++) {
            assertThat(shots.get(n).potentialRatio()).isCloseTo(Math.min(1, n * gain), within(1e-12));
        }
    }

    /** After 3 shots the potential is 0.6 + 0.1 + 0.3 = 1 s; a pause of 0.4 s leaves 0.6 s, one of 1 s nothing. */
    @Test
    void aPauseEmptiesIt() {
        Weapon weapon = weapon(0.1, 1.2, 0.25);
        List<Shot> early = Firing.of(
                        Burst.of(3).withSpeed(0.0),
                        Burst.of(2).withPauseSeconds(0.4).withSpeed(0.0))
                .fire(weapon);
        assertThat(early.get(3).potentialSeconds()).isCloseTo(0.6, within(1e-12));
        assertThat(early.get(3).seedOffset()).isEqualTo(3);
        assertThat(early.get(3).timeSeconds()).isCloseTo(0.6, within(1e-12));
        assertThat(early.get(4).timeSeconds()).isCloseTo(0.7, within(1e-12));

        List<Shot> rested = Firing.of(
                        Burst.of(3).withSpeed(0.0),
                        Burst.of(2).withPauseSeconds(1.0).withSpeed(0.0))
                .fire(weapon);
        assertThat(rested.get(3).potentialSeconds()).isZero();
        assertThat(rested.get(3).seedOffset()).isZero();
        assertThat(rested.get(4).seedOffset()).isEqualTo(1);
        assertThat(rested.get(4).number()).isEqualTo(4);
    }

    @Test
    void whatIsLeftAfterTheLastShotIsTheTimeToRest() {
        Weapon weapon = weapon(0.1, 1.2, 0.25);
        FireMemory memory = Firing.of(40).fire(weapon).get(39).after();
        assertThat(memory.potentialSeconds()).isCloseTo(1.3, within(1e-12));
        assertThat(memory.next(weapon, memory.potentialSeconds(), 0).potentialSeconds())
                .isZero();
        assertThat(memory.next(weapon, memory.potentialSeconds() - 1e-3, 0).potentialSeconds())
                .isCloseTo(1e-3, within(1e-12));
    }

    /** Rounding of 0.7 - 0.1 - 0.6 and the like must not keep a weapon from its rest. */
    @Test
    void lessThanANanosecondIsRest() {
        Weapon weapon = weapon(0.1, 1.2, 0.25);
        FireMemory memory = Firing.of(5).fire(weapon).get(4).after();
        Shot rested = memory.next(weapon, memory.potentialSeconds() - 0.9e-9, 0);
        assertThat(rested.potentialSeconds()).isZero();
        assertThat(rested.seedOffset()).isZero();
        Shot nearly = memory.next(weapon, memory.potentialSeconds() - 1.1e-9, 0);
        assertThat(nearly.potentialSeconds()).isCloseTo(1.1e-9, within(1e-15));
        assertThat(nearly.seedOffset()).isEqualTo(5);
    }

    @Test
    void aMicrosecondTooEarlyCountsAsTheFireInterval() {
        Weapon weapon = weapon(0.1, 1.2, 0.25);
        FireMemory memory = FireMemory.NONE.next(weapon, 0, 0).after();
        assertThat(memory.mayFire(weapon, 0.1 - 0.99e-6)).isTrue();
        assertThat(memory.mayFire(weapon, 0.1 - 1.01e-6)).isFalse();
        assertThat(memory.next(weapon, 0.1 - 0.99e-6, 0)).isEqualTo(memory.next(weapon, 0.1, 0));
        assertThat(memory.next(weapon, 0.1 + 1e-15, 0)).isEqualTo(memory.next(weapon, 0.1, 0));
        assertThat(memory.next(weapon, 0.1 + 1e-6, 0).potentialSeconds()).isLessThan(0.3);
    }

    /** 100000 intervals of 0.1 s added up would be off by 1e-8 s. */
    @Test
    void timesAreCountedFromTheStartOfTheBurst() {
        List<Shot> shots = Firing.of(100_001).fire(weapon(0.1, 1.2, 0.25));
        assertThat(shots.get(100_000).timeSeconds()).isEqualTo(100_000 * 0.1);
    }

    @Test
    void aWeaponWithoutGainRestsBetweenAllShots() {
        for (Shot shot : Firing.of(5).fire(weapon(0.1, 1.2, 0))) {
            assertThat(shot.potentialRatio()).isZero();
            assertThat(shot.seedOffset()).isZero();
        }
    }

    @Test
    void theLastShotsTimeIsKnownBeforehand() {
        Weapon weapon = weapon(0.07, 1.2, 0.25);
        Firing firing = Firing.of(
                Burst.of(3).withSpeed(0.0),
                Burst.of(5).withPauseSeconds(0.4).withSpeed(2.0),
                Burst.of(1).withPauseSeconds(0.07).withSpeed(0.0));
        List<Shot> shots = firing.fire(weapon);
        assertThat(shots).hasSize((int) firing.count());
        assertThat(firing.lastShotSeconds(weapon)).isCloseTo(shots.get(8).timeSeconds(), within(1e-12));
        assertThat(shots).extracting(Shot::speed).containsExactly(0.0, 0.0, 0.0, 2.0, 2.0, 2.0, 2.0, 2.0, 0.0);
    }
}
