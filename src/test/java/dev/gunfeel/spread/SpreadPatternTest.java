package dev.gunfeel.spread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.RandomWeapons;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Range;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpreadPatternTest {
    private static final Seeds SEEDS =
            Seeds.NONE.withSpread(11L).withRecoil(5_000L).withRunning(90_000L);

    /** Shot for shot with all its parts, without them, and as a burst that only knows what chance leaves alone. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void allWaysOfFiringAgreeBitForBit(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon weapon = weapons.wholeWeapon();
        Formulas formulas = seed % 2 == 0 ? Formulas.PUBLISHED : Formulas.CORRECTED;
        List<Shot> shots =
                Firing.of(weapons.bursts(weapon).toArray(new Burst[0])).fire(weapon);
        SpreadPattern pattern = new SpreadPattern(weapon, formulas, Algorithm.SPLITMIX64, SEEDS);
        BurstSpread burst =
                new SpreadPattern(weapon, formulas, Algorithm.SPLITMIX64, SEEDS.withRunning(null)).burst(shots);

        double[][] places = new double[4][shots.size()];
        double carried = 0;
        for (int i = 0; i < shots.size(); i++) {
            Deviation deviation = pattern.deviation(shots.get(i), carried);
            double alone = pattern.fire(shots.get(i), carried, i, places[0], places[1]);
            double inBurst = burst.fire(i, carried, SEEDS.runningInForce(), places[2], places[3]);
            assertThat(new double[] {burst.forward(), places[0][i], places[1][i], alone})
                    .isEqualTo(new double[] {
                        deviation.pqr().x(),
                        deviation.pqr().y(),
                        deviation.pqr().z(),
                        deviation.carriedOn()
                    });
            assertThat(new double[] {places[2][i], places[3][i], inBurst})
                    .isEqualTo(new double[] {places[0][i], places[1][i], alone});
            carried = deviation.carriedOn();
        }
    }

    /** What the next shot carries is random and running, of the whole burst so far. */
    @ParameterizedTest
    @EnumSource(Formulas.class)
    void theNextShotCarriesTheSidewaysPlace(Formulas formulas) {
        Weapon weapon = Weapon.firingEvery(0.1)
                .withPotential(Potential.of(1, 0.2))
                .withSpread(WeaponSpread.NONE
                        .withLift(LiftingSpread.of(0.7))
                        .withRandom(RandomSpread.of(0.4, 0.3))
                        .withRunning(RunningSpread.of(0.5, 4)));
        SpreadPattern pattern = new SpreadPattern(weapon, formulas, Algorithm.SPLITMIX64, SEEDS);
        double carried = 0;
        for (Shot shot : Firing.of(Burst.of(12).withSpeed(3.0)).fire(weapon)) {
            Deviation deviation = pattern.deviation(shot, carried);
            ShotSpread spread = deviation.spread();
            assertThat(spread.carried()).isEqualTo(carried * shot.potentialRatio());
            double place =
                    spread.carried() + spread.random().get(0) + spread.running().get(0);
            assertThat(deviation.pqr().y()).isEqualTo(place);
            // As corrected what running drew is not carried.
            assertThat(deviation.carriedOn())
                    .isEqualTo(
                            formulas == Formulas.PUBLISHED
                                    ? place
                                    : spread.carried() + spread.random().get(0));
            assertThat(deviation.pqr().z())
                    .isEqualTo(spread.lift()
                            + spread.random().get(1)
                            + spread.running().get(1));
            carried = deviation.carriedOn();
        }
        assertThat(carried).isNotZero();
    }

    /** A part that is left out adds nothing and moves the numbers of no other. */
    @ParameterizedTest
    @EnumSource(Formulas.class)
    void partsAreIndependent(Formulas formulas) {
        LiftingSpread lift = LiftingSpread.of(0.7);
        RandomSpread random = RandomSpread.of(0.4, 0.3);
        RunningSpread running = RunningSpread.of(0.5, 4).withRange(new Range(0.2, 1));
        List<ShotSpread> whole =
                fire(WeaponSpread.NONE.withLift(lift).withRandom(random).withRunning(running), formulas);
        List<ShotSpread> withoutRandom = fire(WeaponSpread.NONE.withLift(lift).withRunning(running), formulas);
        List<ShotSpread> randomAlone = fire(WeaponSpread.NONE.withRandom(random), formulas);
        for (int i = 0; i < whole.size(); i++) {
            assertThat(withoutRandom.get(i).lift()).isEqualTo(whole.get(i).lift());
            assertThat(withoutRandom.get(i).running()).isEqualTo(whole.get(i).running());
            assertThat(withoutRandom.get(i).random()).containsOnly(0.0);
            assertThat(randomAlone.get(i).random()).isEqualTo(whole.get(i).random());
            assertThat(randomAlone.get(i).running()).containsOnly(0.0);
            assertThat(randomAlone.get(i).lift()).isZero();
        }
    }

    @Test
    void chanceHasASayWhereItMovesABullet() {
        RandomSpread none = RandomSpread.of(0, 0);
        assertThat(pattern(WeaponSpread.NONE.withLift(LiftingSpread.of(0.7))).isSeeded())
                .isFalse();
        assertThat(pattern(WeaponSpread.NONE.withRandom(none)).isSeeded()).isFalse();
        assertThat(pattern(WeaponSpread.NONE.withRandom(none.withVertical(0.1))).isSeeded())
                .isTrue();
        assertThat(pattern(WeaponSpread.NONE.withRandom(none.withHorizontal(0.1)))
                        .isSeeded())
                .isTrue();

        Firing standing = Firing.of(3);
        Firing moving = Firing.of(Burst.of(3), Burst.of(3).withPauseSeconds(1.0).withSpeed(0.1));
        SpreadPattern running = pattern(WeaponSpread.NONE.withRunning(RunningSpread.of(0.5, 4)));
        assertThat(running.isSeeded()).isFalse();
        assertThat(running.isByChance(standing)).isFalse();
        assertThat(running.isByChance(moving)).isTrue();
        assertThat(pattern(WeaponSpread.NONE.withRunning(RunningSpread.of(0, 4)))
                        .isByChance(moving))
                .isFalse();
        assertThat(pattern(WeaponSpread.NONE.withRandom(RandomSpread.of(1, 1))).isByChance(moving))
                .isFalse();
    }

    private static SpreadPattern pattern(WeaponSpread spread) {
        Weapon weapon =
                Weapon.firingEvery(0.1).withPotential(Potential.of(1, 0.2)).withSpread(spread);
        return new SpreadPattern(weapon, Formulas.PUBLISHED, Algorithm.SPLITMIX64, SEEDS);
    }

    private static List<ShotSpread> fire(WeaponSpread spread, Formulas formulas) {
        Weapon weapon =
                Weapon.firingEvery(0.1).withPotential(Potential.of(1, 0.2)).withSpread(spread);
        SpreadPattern pattern = new SpreadPattern(weapon, formulas, Algorithm.SPLITMIX64, SEEDS);
        List<ShotSpread> shots = new ArrayList<>();
        for (Shot shot : Firing.of(Burst.of(12).withSpeed(3.0)).fire(weapon)) {
            shots.add(pattern.deviation(shot, 0).spread());
        }
        return shots;
    }
}
