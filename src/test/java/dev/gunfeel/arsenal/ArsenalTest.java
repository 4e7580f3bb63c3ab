package dev.gunfeel.arsenal;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.Coverage;
import dev.gunfeel.check.Weapons;
import dev.gunfeel.check.metric.Distances;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.metric.TimeToKillSeconds;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Range;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole arsenals: against times that are worked out by hand, checks of the same weapons, and closed forms. */
class ArsenalTest {
    /** Three hits of 40 up close and six of 20 from 20 m on, one every 0.1 s. */
    private static final String SPRAYER = """
            {'name': 'sprayer', 'fireIntervalSeconds': 0.1, 'magazineSize': 10, 'damage': {'perHit': 40,
             'falloff': [{'distanceMeters': 10, 'factor': 1}, {'distanceMeters': 20, 'factor': 0.5},
                         {'distanceMeters': 50, 'factor': 0.2}]}}""";

    /** Two hits, one every 0.35 s. */
    private static final String SNIPER =
            "{'name': 'sniper', 'fireIntervalSeconds': 0.35, 'magazineSize': 5, 'damage': {'perHit': 60}}";

    private static Arsenal arsenal(String weapons, String distances, String more) {
        return ArsenalSimulation.run(
                read(ArsenalRequest.class, "{'weapons': [" + weapons + """
                ], 'target': {'shape': 'circle', 'radiusMeters': 0.2, 'health': 100}, 'players': ['perfect'],
                 'distances': [""" + distances + "]" + more + "}"));
    }

    /** The sprayer takes 0.2 s at 10 m, 0.4 s at 20 m, and never at 50 m (ten hits of 8); the sniper 0.35 s everywhere. */
    @Test
    void withoutChanceAllIsExact() {
        Arsenal arsenal = arsenal(SPRAYER + "," + SNIPER, "10, 20, 50", "");
        assertThat(arsenal.weapons()).containsExactly("sprayer", "sniper");
        assertThat(arsenal.players()).containsExactly("a perfect player");
        assertThat(arsenal.results()).hasSize(6);
        assertThat(arsenal.results().stream()
                        .map(result -> result.timeToKillSeconds().p50().value()))
                .usingElementComparator(
                        (one, other) -> Objects.equals(one, other) || Math.abs(one - other) < 1e-12 ? 0 : 1)
                .containsExactly(0.2, 0.4, null, 0.35, 0.35, 0.35);
        assertThat(arsenal.results()).allSatisfy(result -> {
            assertThat(result.timeToKillSeconds().p10())
                    .isEqualTo(result.timeToKillSeconds().p90());
            assertThat(result.killProbability().interval()).isNull();
            assertThat(result.hitProbability()).isEqualTo(new ArsenalFigure(1.0, null));
        });
        // Ten hits of 40, 20 and 8 in a second; five of 60 in 1.75 s.
        assertThat(arsenal.results().stream()
                        .map(result ->
                                Objects.requireNonNull(result.damagePerSecond().value())))
                .usingElementComparator((one, other) -> Math.abs(one - other) < 1e-9 ? 0 : 1)
                .containsExactly(400.0, 200.0, 80.0, 300 / 1.75, 300 / 1.75, 300 / 1.75);
        assertThat(arsenal.results().stream()
                        .map(result -> result.killProbability().value()))
                .containsExactly(1.0, 1.0, 0.0, 1.0, 1.0, 1.0);
    }

    /** Between 10 and 20 m the line rises from 0.2 to 0.4 s, and is at 0.35 s at 17.5 m. */
    @Test
    void linesCross() {
        Crossing crossing =
                arsenal(SPRAYER + "," + SNIPER, "5, 10, 20", "").crossings().get(0);
        assertThat(crossing.weapon()).isEqualTo("sprayer");
        assertThat(crossing.against()).isEqualTo("sniper");
        assertThat(crossing.distanceMeters()).isCloseTo(17.5, within(1e-9));
        assertThat(crossing.timeToKillSeconds()).isCloseTo(0.35, within(1e-12));
        assertThat(crossing.certain()).isTrue();
        assertThat(arsenal(SNIPER + "," + SPRAYER, "5, 10, 20", "").crossings())
                .hasSize(1)
                .first()
                .satisfies(turned -> {
                    assertThat(turned.weapon()).isEqualTo("sprayer");
                    assertThat(turned.distanceMeters()).isCloseTo(17.5, within(1e-9));
                });
    }

    /** From 10 m to 50 m the sprayer's line ends: from 50 m on the sniper goes on alone. */
    @Test
    void aLineThatEndsIsCrossedWhereTheOtherGoesOn() {
        assertThat(arsenal(SPRAYER + "," + SNIPER, "10, 50", "").crossings())
                .containsExactly(new Crossing("a perfect player", "sprayer", "sniper", 50.0, 0.35, true));
    }

    @Test
    void linesThatOnlyTouchDontCross() {
        String equal = SNIPER.replace("'sniper'", "'twin'");
        Arsenal arsenal = arsenal(SNIPER + "," + equal, "10, 20, 30", "");
        assertThat(arsenal.crossings()).isEmpty();
        assertThat(arsenal.dominated()).extracting(Dominated::weapon).containsExactly("sniper", "twin");
        assertThat(arsenal.dominated()).allSatisfy(one -> assertThat(one.by()).isEmpty());
    }

    @Test
    void duelsAreWonByWhoIsSooner() {
        Arsenal arsenal = arsenal(SPRAYER + "," + SNIPER, "10, 20, 50", ", 'tradeSeconds': 0.05");
        assertThat(arsenal.duels())
                .extracting(duel -> duel.weaponFirst().value())
                .containsExactly(1.0, 0.0, 0.0);
        assertThat(arsenal.duels())
                .extracting(duel -> duel.againstFirst().value())
                .containsExactly(0.0, 0.0, 1.0);
        // 0.4 s and 0.35 s are apart by what counts as one instant, but for rounding.
        assertThat(arsenal.duels()).extracting(duel -> duel.both().value()).containsExactly(0.0, 1.0, 0.0);
    }

    @Test
    void aWeaponThatIsNowhereFirstIsDominated() {
        String slow = SNIPER.replace("'sniper'", "'slow'").replace("0.35", "0.5");
        Arsenal arsenal = arsenal(SPRAYER + "," + SNIPER + "," + slow, "10, 20", "");
        assertThat(arsenal.dominated())
                .containsExactly(new Dominated("a perfect player", "slow", List.of("sprayer", "sniper")));
    }

    @Test
    void anArsenalOfOneWeaponHasNoDuels() {
        Arsenal arsenal = arsenal(SNIPER, "10", "");
        assertThat(arsenal.results()).hasSize(1);
        assertThat(arsenal.duels()).isEmpty();
        assertThat(arsenal.crossings()).isEmpty();
        assertThat(arsenal.dominated()).isEmpty();
    }

    @Test
    void aWeaponThatNeverKillsIsWarnedOf() {
        Arsenal arsenal = arsenal(SPRAYER + "," + SNIPER, "50", "");
        assertThat(arsenal.warnings()).extracting(Warning::pointer).containsExactly("/weapons/0");
        assertThat(arsenal(SPRAYER, "50", "").dominated()).isEmpty();
    }

    /** A magazine holds what a burst may have: 30 shots of a magazine of 5 are 5. */
    @Test
    void whatTheMagazineDoesntHoldIsLeftOut() {
        assertThat(arsenal(SNIPER, "10", ", 'firing': {'shots': 30}").results())
                .isEqualTo(arsenal(SNIPER, "10", "").results());
    }

    private static final String NOVICE = """
            {'view': 0.6, 'pattern': 0.3, 'reactionSeconds': 0.15, 'controlError': 0.2, 'aimErrorDegrees': 0.2,
             'tremorDegrees': 0.3}""";

    @ParameterizedTest
    @ValueSource(strings = {"'running'", "'all'"})
    void figuresAreThoseOfChecks(String vary) {
        ArsenalRequest request =
                read(ArsenalRequest.class, "{'presets': ['assaultRifle'], 'vary': " + vary + """
                , 'target': {'shape': 'humanoid', 'health': 100}, 'players': ['none', %s], 'distances': [12, 18],
                'seed': 5, 'simulations': 300}""".formatted(NOVICE));
        Arsenal arsenal = ArsenalSimulation.run(request);
        assertThat(ArsenalSimulation.run(request, 3, Progress.NONE)).isEqualTo(arsenal);
        for (int i = 0; i < arsenal.results().size(); i++) {
            ArsenalResult result = arsenal.results().get(i);
            Engagement engagement = Engagement.of(request.target(), result.distanceMeters())
                    .withPlayer(request.players().get(i / 2));
            assertThat(figure(request, new HitProbability(engagement))).isEqualTo(result.hitProbability());
            assertThat(figure(request, new TimeToKillSeconds(engagement, 50.0)))
                    .isEqualTo(result.timeToKillSeconds().p50());
            assertThat(figure(request, new TimeToKillSeconds(engagement, 90.0)))
                    .isEqualTo(result.timeToKillSeconds().p90());
        }
    }

    private static ArsenalFigure figure(ArsenalRequest request, Metric metric) {
        CheckResult result = Checks.run(ChecksRequest.of(
                                List.of(), List.of(CheckRequest.of(metric).atLeast(0)))
                        .with(checks -> checks.presets(request.presets())
                                .vary(request.vary())
                                .seed(request.seed())
                                .simulations(request.simulations())))
                .results()
                .get(0);
        return new ArsenalFigure(result.value(), result.interval());
    }

    /**
     * Runners hit a circle with a probability of r/M each shot, so the shots to two hits are negative binomial. One fires every 0.1 s,
     * the other every 0.15 s, with the same draws in every simulation.
     */
    @Test
    void duelsCoverTheClosedForm() {
        Weapon slow = Weapons.runner(10).withName("slow").withFireIntervalSeconds(0.15);
        Target target = Target.circle(0.3).withHealth(60);
        double hit = 0.3 / Weapons.REACH;
        double first = 0;
        for (int one = 2; one <= 10; one++) {
            double later = 1;
            for (int other = 2; other <= 10; other++) {
                if (0.15 * (other - 1) <= 0.1 * (one - 1) + 0.05 + 1e-9) {
                    later -= kill(other, hit);
                }
            }
            first += kill(one, hit) * later;
        }
        Coverage.assertCovers(first, seed -> {
            Range interval = ArsenalSimulation.run(
                            ArsenalRequest.of(
                                            List.of(Weapons.runner(10), slow),
                                            target,
                                            List.of(Player.PERFECT),
                                            Distances.of(10.0))
                                    .with(arsenal -> arsenal.firing(
                                                    Firing.of(10).atSpeed(Weapons.SPEED))
                                            .tradeSeconds(0.05)
                                            .seed(seed)
                                            .simulations(150)),
                            1,
                            Progress.NONE)
                    .duels()
                    .get(0)
                    .weaponFirst()
                    .interval();
            return new Interval(Objects.requireNonNull(interval).min(), interval.max());
        });
    }

    /** Returns the probability that the second hit comes with a shot. */
    private static double kill(int shot, double hit) {
        return (shot - 1) * hit * hit * StrictMath.pow(1 - hit, shot - 2);
    }

    @Test
    void theTableHasARowForEachResult() {
        Arsenal arsenal = arsenal(SPRAYER + "," + SNIPER, "10, 50", "");
        assertThat(arsenal.table().header())
                .startsWith("weapon", "player", "distanceMeters", "timeToKillSecondsP10", "timeToKillSecondsP10Low")
                .hasSize(3 + 6 * 3);
        assertThat(arsenal.table().rows()).hasSize(4);
        assertThat(arsenal.table().rows().get(1)).startsWith("sprayer", "a perfect player", 50.0, null, null);
    }
}
