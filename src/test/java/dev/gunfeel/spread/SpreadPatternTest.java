package dev.gunfeel.spread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.RandomWeapons;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.GeneratorLifetime;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.random.SeedMixing;
import dev.gunfeel.random.ShotNumbers;
import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Cone;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.LiftingSpread;
import dev.gunfeel.weapon.Pellets;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
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
        Weapon drawn = weapons.wholeWeapon();
        WeaponSpread spread = Objects.requireNonNull(drawn.spread());
        Weapon weapon = drawn.withSpread(seed % 4 < 2 ? spread : spread.withCone(Cone.of(Curve.of(2))))
                .withPellets(seed % 3 == 0 ? Pellets.of(3).withDegrees(Curve.of(1)) : null);
        Formulas formulas = seed % 2 == 0 ? Formulas.PUBLISHED : Formulas.CORRECTED;
        List<Shot> shots =
                Firing.of(weapons.bursts(weapon).toArray(new Burst[0])).fire(weapon);
        GeneratorSettings generator = new GeneratorSettings(
                seed % 5 == 1 ? Algorithm.GODOT : Algorithm.SPLITMIX64,
                seed % 5 == 2 ? SeedMixing.SPLITMIX : SeedMixing.NONE,
                seed % 5 < 3 ? GeneratorLifetime.BURST : GeneratorLifetime.SHOT);
        SpreadPattern pattern = new SpreadPattern(weapon, formulas, generator, SEEDS);
        BurstSpread burst = new SpreadPattern(weapon, formulas, generator, SEEDS.withRunning(null)).burst(shots);
        ShotNumbers running = burst.running(SEEDS.runningInForce());

        int bullets = seed % 3 == 0 ? 3 : 1;
        double[][] places = new double[4][bullets * shots.size()];
        double carried = 0;
        for (int i = 0; i < shots.size(); i++) {
            Deviation deviation = pattern.deviation(shots.get(i), carried);
            assertThat(pattern.fire(shots.get(i), carried, i, places[0], places[1]))
                    .isEqualTo(deviation.carriedOn());
            assertThat(burst.fire(i, carried, running, places[2], places[3])).isEqualTo(deviation.carriedOn());
            assertThat(deviation.bullets()).hasSize(bullets);
            for (int k = 0; k < bullets; k++) {
                Vector3 expected = deviation.bullets().get(k);
                int bullet = bullets * i + k;
                assertThat(new Vector3(burst.forward(), places[0][bullet], places[1][bullet]))
                        .isEqualTo(expected);
                assertThat(new Vector3(burst.forward(), places[2][bullet], places[3][bullet]))
                        .isEqualTo(expected);
            }
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
        SpreadPattern pattern = new SpreadPattern(weapon, formulas, GeneratorSettings.STANDARD, SEEDS);
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

        Pellets still = Pellets.of(2);
        assertThat(pattern(weapon(WeaponSpread.NONE).withPellets(still)).isByChance(standing))
                .isFalse();
        assertThat(pattern(weapon(WeaponSpread.NONE).withPellets(still.withDegrees(Curve.of(1))))
                        .isByChance(standing))
                .isTrue();
    }

    /** Numbers 1 and 2 are running's, 3 and 4 the cone's, then two a pellet: also of those that move nothing. */
    @Test
    void eachPartOfChanceHasItsOwnNumbers() {
        SplitMix64 numbers = new SplitMix64(SEEDS.runningInForce());
        double[] drawn = DoubleStream.generate(numbers::unit).limit(8).toArray();
        Cone wide = Cone.of(Curve.of(4));
        RunningSpread running = RunningSpread.of(0.5, 4);

        List<WeaponSpread> with = List.of(
                WeaponSpread.NONE.withCone(wide),
                WeaponSpread.NONE.withCone(wide).withRunning(running));
        for (WeaponSpread spread : with) {
            ShotSpread shot = pattern(spread).deviation(first(spread), 0).spread();
            assertThat(Objects.requireNonNull(shot.cone())).isEqualTo(place(4, drawn[2], drawn[3]));
            assertThat(shot.running()).containsOnly(0.0);
        }

        for (WeaponSpread spread : List.of(WeaponSpread.NONE, WeaponSpread.NONE.withCone(Cone.of(Curve.of(0))))) {
            Weapon shotgun = weapon(spread).withPellets(Pellets.of(2).withDegrees(Curve.of(3)));
            Shot shot = Firing.of(1).fire(shotgun).get(0);
            List<Vector3> pellets = new SpreadPattern(shotgun, Formulas.PUBLISHED, GeneratorSettings.STANDARD, SEEDS)
                    .deviation(shot, 0)
                    .pellets();
            assertThat(pellets)
                    .extracting(pellet -> List.of(pellet.y(), pellet.z()))
                    .containsExactly(place(3, drawn[4], drawn[5]), place(3, drawn[6], drawn[7]));
        }
    }

    /** Even over a disc that 10 ahead has the half-angle in degrees. */
    private static List<Double> place(double degrees, double forRadius, double forDirection) {
        double distance = 10 * StrictMath.tan(StrictMath.toRadians(degrees) * StrictMath.pow(forRadius, 0.5));
        double direction = 2 * Math.PI * forDirection;
        return List.of(distance * StrictMath.cos(direction), distance * StrictMath.sin(direction));
    }

    private static Shot first(WeaponSpread spread) {
        return Firing.of(1).fire(weapon(spread)).get(0);
    }

    private static Weapon weapon(WeaponSpread spread) {
        return Weapon.firingEvery(0.1).withPotential(Potential.of(1, 0.2)).withSpread(spread);
    }

    private static SpreadPattern pattern(WeaponSpread spread) {
        return pattern(weapon(spread));
    }

    private static SpreadPattern pattern(Weapon weapon) {
        return new SpreadPattern(weapon, Formulas.PUBLISHED, GeneratorSettings.STANDARD, SEEDS);
    }

    private static List<ShotSpread> fire(WeaponSpread spread, Formulas formulas) {
        Weapon weapon =
                Weapon.firingEvery(0.1).withPotential(Potential.of(1, 0.2)).withSpread(spread);
        SpreadPattern pattern = new SpreadPattern(weapon, formulas, GeneratorSettings.STANDARD, SEEDS);
        List<ShotSpread> shots = new ArrayList<>();
        for (Shot shot : Firing.of(Burst.of(12).withSpeed(3.0)).fire(weapon)) {
            shots.add(pattern.deviation(shot, 0).spread());
        }
        return shots;
    }
}
