package dev.gunfeel.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.burst.RandomWeapons;
import dev.gunfeel.burst.WeaponBurst;
import dev.gunfeel.burst.WeaponSequence;
import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.burst.WeaponShot;
import dev.gunfeel.check.metric.BurstMetric;
import dev.gunfeel.check.metric.ClimbDegrees;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.RecoverySeconds;
import dev.gunfeel.check.metric.SpreadDegrees;
import dev.gunfeel.check.metric.SwayDegrees;
import dev.gunfeel.check.metric.ViewSettledSeconds;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.run.BurstView;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.StoppedException;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Stacking;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A simulated burst is the burst that the weapon's own sequence fires with its seeds, to the last bit. */
class SimulationTest {
    private static final long SEED = -77;
    private static final double DISTANCE = 20;

    @Test
    void seedsComeFromTheStreamOfTheSeed() {
        // The JDK's SplittableRandom is splitmix64.
        SplittableRandom stream = new SplittableRandom(SEED);
        for (int i = 0; i < 100; i++) {
            assertThat(SimulatedBurst.seeds(SEED, i))
                    .isEqualTo(Seeds.NONE
                            .withSpread(stream.nextLong())
                            .withRecoil(stream.nextLong())
                            .withRunning(stream.nextLong()));
        }
        SplitMix64 own = new SplitMix64(SEED);
        for (int i = 0; i < 100; i++) {
            assertThat(SplitMix64.number(SEED, i)).isEqualTo(own.next());
        }
    }

    @ParameterizedTest
    @EnumSource(Vary.class)
    void aSimulatedBurstIsTheSequenceOfItsSeeds(Vary vary) {
        for (long weaponSeed = 1; weaponSeed <= 60; weaponSeed++) {
            RandomWeapons weapons = new RandomWeapons(weaponSeed);
            Weapon weapon = weapons.weapon();
            Firing firing = Firing.of(weapons.bursts(weapon));
            Formulas formulas = weaponSeed % 2 == 0 ? Formulas.PUBLISHED : Formulas.CORRECTED;
            PreparedBurst prepared = prepared(weapon, formulas, firing, vary);
            SimulatedBurst burst = SimulatedBurst.of(prepared);
            for (int i : new int[] {0, 1, 2, 9_999, 1_000_000_000}) {
                burst.start(i);
                burst.reach(prepared.shots().size() - 1);
                List<WeaponShot> shots = sequence(weapon, formulas, firing, seeds(weapon, vary, i), 0)
                        .shots();
                for (WeaponShot shot : shots) {
                    assertThat(new double[] {
                                burst.forward(),
                                burst.right(shot.spread().index()),
                                burst.up(shot.spread().index())
                            })
                            .as(
                                    "weapon %d, simulation %d, shot %d",
                                    weaponSeed, i, shot.spread().index())
                            .containsExactly(shot.spread().pqr().stream()
                                    .mapToDouble(x -> x)
                                    .toArray());
                }
            }
        }
    }

    /** A board whose edges run exactly through an impact is hit by it, and one that is smaller by one bit is not. */
    @ParameterizedTest
    @EnumSource(Vary.class)
    void aBulletLandsWhereTheSequenceSaysToTheLastBit(Vary vary) {
        int impacts = 0;
        for (long weaponSeed = 100; weaponSeed < 130; weaponSeed++) {
            Weapon weapon = new RandomWeapons(weaponSeed).wholeWeapon();
            double control = weaponSeed % 3 / 2.0;
            Firing firing = Firing.of(Burst.of(12).withSpeed(3.0));
            WeaponSequence sequence = sequence(weapon, Formulas.PUBLISHED, firing, seeds(weapon, vary, 5), control);
            PreparedBurst prepared = prepared(weapon, Formulas.PUBLISHED, firing, vary);
            for (WeaponShot shot : sequence.shots()) {
                if (shot.impact() != null) {
                    double width = 2 * Math.abs(shot.impact().get(0));
                    double height = 2 * Math.abs(shot.impact().get(1));
                    boolean exact = isHit(
                            prepared,
                            control,
                            Target.rectangle(width, height),
                            shot.spread().index());
                    boolean narrow = isHit(
                            prepared,
                            control,
                            Target.rectangle(Math.nextDown(width), height),
                            shot.spread().index());
                    boolean low = isHit(
                            prepared,
                            control,
                            Target.rectangle(width, Math.nextDown(height)),
                            shot.spread().index());
                    assertThat(exact).as("%d %s", weaponSeed, shot).isTrue();
                    assertThat(narrow).isFalse();
                    assertThat(low).isFalse();
                    impacts++;
                }
            }
        }
        assertThat(impacts).isGreaterThan(200);
    }

    private static PreparedBurst prepared(Weapon weapon, Formulas formulas, Firing firing, Vary vary) {
        return new PreparedBurst(new Conditions(weapon, firing, vary, SEED, 100), formulas, GeneratorSettings.STANDARD);
    }

    /** Returns what a shot of simulation 5 hits: with that shot alone more, there is one more hit or none. */
    private static boolean isHit(PreparedBurst prepared, double control, Target target, int shot) {
        HitProbability metric =
                new HitProbability(Engagement.of(target, DISTANCE).withRecoilControl(control));
        SimulatedBurst burst = SimulatedBurst.of(prepared);
        burst.start(5);
        double hits = (shot + 1) * metric.sampler(prepared.beginning(shot + 1)).figure(burst);
        double before =
                shot == 0 ? 0 : shot * metric.sampler(prepared.beginning(shot)).figure(burst);
        return Math.round(hits - before) == 1;
    }

    @ParameterizedTest
    @EnumSource(Vary.class)
    void figuresAreThoseOfTheSummaries(Vary vary) {
        for (long weaponSeed = 200; weaponSeed < 230; weaponSeed++) {
            Weapon weapon = new RandomWeapons(weaponSeed).wholeWeapon();
            Firing firing = Firing.of(Burst.of(15).withSpeed(2.5));
            Seeds seeds = seeds(weapon, vary, 3);
            WeaponSequence sequence = sequence(weapon, Formulas.PUBLISHED, firing, seeds, 0);
            assertThat(figure(weapon, firing, vary, new ClimbDegrees(11)))
                    .isEqualTo(sequence.shots().get(11).view().pitchDegrees());
            assertThat(figure(weapon, firing, vary, new SwayDegrees()))
                    .isEqualTo(sequence.summary().largestSwayDegrees());
            assertThat(figure(weapon, firing, vary, new ViewSettledSeconds()))
                    .isEqualTo(sequence.summary().viewSettledSeconds());
            assertThat(figure(weapon, firing, vary, new RecoverySeconds()))
                    .isEqualTo(sequence.summary().recoverySeconds());
            SpreadSequence spread =
                    Spread.sequence(SpreadSequenceRequest.of(weapon, firing).withSeeds(seeds));
            assertThat(figure(weapon, firing, vary, new SpreadDegrees()))
                    .isCloseTo(spread.summary().extent().largestDegrees(), within(1e-12));
        }
    }

    private static double figure(Weapon weapon, Firing firing, Vary vary, BurstMetric metric) {
        PreparedBurst prepared = prepared(weapon, Formulas.PUBLISHED, firing, vary);
        SimulatedBurst burst = SimulatedBurst.of(prepared);
        burst.start(3);
        return metric.sampler(prepared).figure(burst);
    }

    private static Seeds seeds(Weapon weapon, Vary vary, long simulation) {
        Seeds drawn = SimulatedBurst.seeds(SEED, simulation);
        return vary == Vary.ALL
                ? drawn
                : Seeds.NONE
                        .withSpread(weapon.seeds().spread())
                        .withRecoil(weapon.seeds().recoil())
                        .withRunning(drawn.running());
    }

    private static WeaponSequence sequence(
            Weapon weapon, Formulas formulas, Firing firing, Seeds seeds, double recoilControl) {
        return WeaponBurst.sequence(WeaponSequenceRequest.of(weapon, firing)
                .withFormulas(formulas)
                .withSeeds(seeds)
                .withDistanceMeters(DISTANCE)
                .withRecoilControl(recoilControl));
    }

    @Test
    void theAnswerIsTheSameWhateverTheNumberOfThreads() {
        ChecksRequest request = request(Vary.ALL);
        ChecksReport expected = Checks.run(request, 1, Progress.NONE);
        assertThat(expected.results())
                .hasSize(8)
                .allSatisfy(result -> assertThat(result.interval()).isNotNull());
        for (int threads : new int[] {2, 3, 4, 16}) {
            assertThat(Checks.run(request, threads, Progress.NONE)).isEqualTo(expected);
        }
    }

    private static ChecksRequest request(Vary vary) {
        List<Weapon> weapons = List.of(
                new RandomWeapons(301).wholeWeapon().withName("one"),
                new RandomWeapons(304).wholeWeapon().withName("two"));
        Target target = Target.humanoid().withHealth(1);
        List<CheckRequest> checks = List.of(
                CheckRequest.of(new SpreadDegrees()).fired(12, 4).within(0, 90),
                CheckRequest.of(new HitProbability(target, 12)).fired(20, 4).atLeast(0.1),
                CheckRequest.of(new HitProbability(target, 40)).fired(20, 4).atLeast(0.1),
                CheckRequest.of(new HitProbability(target, 40)).fired(1, 4).atLeast(0.1));
        return CheckOf.seeded(weapons, checks, vary, 5L, 3_000);
    }

    /** Four checks of two weapons are fired at one speed: two sets of bursts, each as long as the longest. */
    @Test
    void checksThatFireAlikeShareTheirSimulations() {
        AtomicLong asked = new AtomicLong();
        AtomicLong last = new AtomicLong();
        Checks.run(request(Vary.RUNNING), 2, (done, total) -> {
            assertThat(done).isBetween(last.get(), total);
            last.set(done);
            asked.set(total);
        });
        assertThat(asked).hasValue(2 * 3_000);
        assertThat(last).hasValue(asked.get());
    }

    /** Sharing must not change a figure: each check alone has the same result. */
    @Test
    void sharingChangesNothing() {
        ChecksRequest request = request(Vary.RUNNING);
        List<CheckResult> alone = new ArrayList<>();
        for (Weapon weapon : request.weapons()) {
            for (CheckRequest check : request.checks()) {
                ChecksRequest single = CheckOf.seeded(weapon, List.of(check), Vary.RUNNING, 5L, 3_000);
                alone.addAll(Checks.run(single).results());
            }
        }
        assertThat(Checks.run(request).results()).isEqualTo(alone);
    }

    /** The last shot of a shorter burst is followed by rest, even where it shares longer bursts. */
    @ParameterizedTest
    @ValueSource(ints = {3, 7})
    void aShorterBurstEndsWhereItEnds(int shots) {
        Weapon weapon = Objects.requireNonNull(dev.gunfeel.document.Presets.find("assaultRifle"))
                .weapon();
        List<CheckRequest> checks = List.of(
                CheckRequest.of(new SwayDegrees()).fired(shots, 0).atLeast(0),
                CheckRequest.of(new SwayDegrees()).fired(30, 0).atLeast(0));
        ChecksRequest both = CheckOf.seeded(weapon, checks, Vary.ALL, 1L, 200);
        ChecksRequest one = CheckOf.seeded(weapon, checks.subList(0, 1), Vary.ALL, 1L, 200);
        assertThat(Checks.run(both).results().get(0))
                .isEqualTo(Checks.run(one).results().get(0));
    }

    @Test
    void aRunThatIsInterruptedStops() {
        ChecksRequest request = request(Vary.RUNNING).withSimulations(1_000_000);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Checks.run(request)).isInstanceOf(StoppedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }

    /** Ten thousand shots whose recoil never settles: one burst takes long, whoever simulates it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void noThreadGoesOnAfterAnInterruption(int threads) throws InterruptedException {
        RecoilChannel slow = RecoilChannel.of(1.0, 3600.0).withVariation(0.5);
        Weapon weapon = Weapon.firingEvery(0.1)
                .withName("slow")
                .withPotential(Potential.of(1.0, 0.1))
                .withSeeds(Seeds.NONE.withSpread(1L).withRecoil(2L).withRunning(3L))
                .withRecoil(WeaponRecoil.NONE
                        .withRolling(slow)
                        .withKnocking(Knocking.NONE
                                .withVertical(slow)
                                .withHorizontal(slow)
                                .withStacking(Stacking.SUPERPOSE))
                        .withPunching(slow));
        ChecksRequest request = ChecksRequest.of(
                        List.of(weapon),
                        List.of(CheckRequest.of(new ViewSettledSeconds()).atLeast(0)))
                .with(all -> all.firing(Firing.of(10_000)).vary(Vary.ALL).simulations(100));
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread asking = new Thread(() -> thrown.set(catchThrowable(() -> Checks.run(request, threads, Progress.NONE))));
        asking.start();
        while (asking.isAlive() && !isSimulating()) {
            asking.join(5);
        }
        asking.interrupt();
        asking.join(300_000);
        assertThat(asking.isAlive()).isFalse();
        assertThat(thrown.get()).isInstanceOf(StoppedException.class);
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.getName().startsWith("simulation-"));
    }

    /** Returns whether any thread follows a view through a burst. */
    private static boolean isSimulating() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(Arrays::stream)
                .anyMatch(frame -> frame.getClassName().equals(BurstView.class.getName()));
    }
}
