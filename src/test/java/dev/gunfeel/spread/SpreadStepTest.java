package dev.gunfeel.spread;

import static dev.gunfeel.Requests.read;
import static dev.gunfeel.Requests.throughJson;
import static dev.gunfeel.Requests.warning;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.RandomWeapons;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SpreadStepTest {
    private static final View VIEW = new View(12.0, 3.0);

    static LongStream seeds() {
        return LongStream.range(0, 60);
    }

    private static SpreadStep step(
            Weapon weapon,
            Formulas formulas,
            @Nullable Seeds seeds,
            @Nullable SpreadState state,
            @Nullable Double elapsed,
            double speed) {
        return Spread.step(SpreadStepRequest.of(weapon)
                .withFormulas(formulas)
                .withAxes(Axes.UNREAL)
                .withSeeds(seeds)
                .withView(VIEW)
                .withDistanceMeters(20.0)
                .withState(state)
                .withElapsedSeconds(elapsed)
                .withSpeed(speed));
    }

    /** Seeds are left out, states go through JSON as a client's do, and bursts have pauses. */
    @ParameterizedTest
    @MethodSource("seeds")
    void stepsAreTheSequenceBitForBit(long seed) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon drawn = weapons.wholeWeapon();
        Weapon weapon = Weapon.firingEvery(drawn.intervalSeconds())
                .withPotential(drawn.potential())
                .withSeeds(Seeds.NONE)
                .withSpread(drawn.spread());
        Formulas formulas = seed % 2 == 0 ? Formulas.PUBLISHED : Formulas.CORRECTED;
        List<Burst> bursts = weapons.bursts(weapon);

        List<SpreadShot> shots = new ArrayList<>();
        SpreadState state = null;
        for (Burst burst : bursts) {
            for (int k = 0; k < burst.shots(); k++) {
                Double elapsed =
                        k == 0 ? Objects.requireNonNullElse(burst.pauseSeconds(), 0.0) : weapon.intervalSeconds();
                SpreadStep step = step(weapon, formulas, null, state, elapsed, burst.speed());
                assertThat(step.seeds()).isEqualTo(step.state().seeds());
                shots.add(step.shot());
                state = throughJson(SpreadState.class, step.state());
            }
        }

        SpreadSequence sequence = Spread.sequence(SpreadSequenceRequest.of(weapon, Firing.of(bursts))
                .withFormulas(formulas)
                .withAxes(Axes.UNREAL)
                .withSeeds(Objects.requireNonNull(state).seeds())
                .withView(VIEW)
                .withDistanceMeters(20.0));
        assertThat(shots).isEqualTo(sequence.shots());
        assertThat(state).isEqualTo(sequence.state());
    }

    @Test
    void aSequencesStateGoesOnInSteps() {
        String weapon = "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.2},"
                + " 'spread': {'random': {'horizontal': 0.5, 'vertical': 0.1}}}";
        SpreadSequence whole =
                Spread.sequence(read(SpreadSequenceRequest.class, "{" + weapon + ", 'firing': {'shots': 8}}"));
        SpreadSequence part =
                Spread.sequence(read(SpreadSequenceRequest.class, "{" + weapon + ", 'firing': {'shots': 7}}"));
        SpreadStepRequest request = read(SpreadStepRequest.class, "{" + weapon + ", 'elapsedSeconds': 0.1}");
        SpreadStep last = Spread.step(request.withState(part.state()).withSpeed(0.0));
        assertThat(last.shot()).isEqualTo(whole.shots().get(7));
    }

    /** A state written by hand need not know when its burst began. */
    @Test
    void takesAStateOfTheContractsFieldsAlone() {
        SpreadStep step = Spread.step(
                read(
                        SpreadStepRequest.class,
                        "{'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.2},"
                                + " 'spread': {'carryExponent': 1, 'lift': {'magnitude': 1}}}, 'elapsedSeconds': 0.2,"
                                + " 'state': {'potentialSeconds': 0.7, 'seedOffset': 3, 'shotNumber': 9, 'q': 2, 'seeds': {'spread': 4}}}"));
        assertThat(step.shot().spread().index()).isEqualTo(9);
        assertThat(step.shot().spread().seedOffset()).isEqualTo(4);
        assertThat(step.shot().spread().potentialRatio()).isEqualTo(0.7 - 0.2);
        assertThat(step.shot().spread().carried()).isEqualTo(2 * (0.7 - 0.2));
        assertThat(step.state().memory().shotNumber()).isEqualTo(10);
        assertThat(step.seeds()).isEqualTo(Seeds.NONE.withSpread(4L).withRecoil(500_009L));
        assertThat(warning(step.warnings(), "burstBeforeRest").pointer()).isEqualTo("/elapsedSeconds");
    }

    @Test
    void aRestedStepIsAFirstShot() {
        String weapon = "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.2},"
                + " 'spread': {'random': {'horizontal': 0.5, 'vertical': 0.1}}}";
        SpreadStep first = Spread.step(read(SpreadStepRequest.class, "{" + weapon + "}"));
        SpreadStep rested = Spread.step(read(
                SpreadStepRequest.class,
                "{" + weapon + ", 'elapsedSeconds': 0.7, 'state': {'potentialSeconds': 0.7, 'seedOffset': 3,"
                        + " 'shotNumber': 9, 'q': 2, 'seeds': {}}}"));
        assertThat(rested.shot().spread().pqr()).isEqualTo(first.shot().spread().pqr());
        assertThat(rested.warnings()).extracting("code").containsExactly("restedShotMisses");
    }

    /** Of what only the start of a burst shows, later shots of it say nothing again. */
    @Test
    void stepsWarnWhereTheSequenceDoes() {
        String weapon =
                "'weapon': {'fireIntervalSeconds': 0.2, 'potential': {'maxSeconds': 1, 'gain': 0.2, 'rest': 'always'},"
                        + " 'spread': {'random': {'horizontal': 0.5, 'vertical': 0.1}, 'running': {'magnitude': 1, 'maxSpeed': 5}}},"
                        + " 'seeds': {'spread': 7, 'running': 8}";
        SpreadStepRequest request = read(SpreadStepRequest.class, "{" + weapon + "}");
        SpreadStep first = Spread.step(request);
        assertThat(first.warnings()).extracting("code").containsExactly("restedShotMisses", "neverHeats");
        SpreadStep second = Spread.step(
                request.withState(first.state()).withElapsedSeconds(0.2).withSpeed(5.0));
        assertThat(second.warnings()).extracting("code").contains("seedsClose");
        SpreadSequence sequence =
                Spread.sequence(read(SpreadSequenceRequest.class, "{" + weapon + ", 'firing': {'shots': 2}}"));
        assertThat(sequence.warnings())
                .extracting("code")
                .containsExactly("restedShotMisses", "neverHeats", "seedsClose");
    }

    /** At the fire interval to the dot a shot goes on with its burst; a moment later it starts another. */
    @Test
    void aBurstStartsPastTheFireInterval() {
        String weapon = "'weapon': {'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1, 'gain': 0.2},"
                + " 'spread': {'lift': {'magnitude': 1}}}";
        SpreadStep first = Spread.step(read(SpreadStepRequest.class, "{" + weapon + "}"));
        SpreadStepRequest next =
                read(SpreadStepRequest.class, "{" + weapon + "}").withState(first.state());
        assertThat(Spread.step(next.withElapsedSeconds(0.1)).warnings()).isEmpty();
        assertThat(Spread.step(next.withElapsedSeconds(0.101)).warnings())
                .extracting("code")
                .containsExactly("burstBeforeRest");
    }
}
