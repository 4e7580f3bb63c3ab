package dev.gunfeel.check.metric;

import static dev.gunfeel.Requests.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.burst.RandomWeapons;
import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Sampler;
import dev.gunfeel.check.run.SimulatedBurst;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.statistics.Statistic;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Members;
import dev.gunfeel.input.Union;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.weapon.Damage;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every metric promises, of weapons and bursts of every kind. Nothing here knows one metric from another. */
class MetricContractTest {
    /** A value for every parameter that some metric can't do without. */
    private static final Map<String, String> NEEDED = Map.of(
            "target", "{'shape': 'humanoid', 'health': 100}", "distanceMeters", "12", "pointer", "'/damage/perHit'");

    static List<String> words() {
        return Objects.requireNonNull(Union.of(Metric.class)).words();
    }

    static Stream<Metric> metrics() {
        return words().stream().map(MetricContractTest::metric);
    }

    static Stream<BurstMetric> burstMetrics() {
        return metrics().filter(BurstMetric.class::isInstance).map(BurstMetric.class::cast);
    }

    private static Metric metric(String word) {
        Set<String> members = Members.of(Objects.requireNonNull(
                                Objects.requireNonNull(Union.of(Metric.class)).kind(word))
                        .type())
                .names();
        String parameters = NEEDED.entrySet().stream()
                .filter(needed -> members.contains(needed.getKey()))
                .map(needed -> ", '" + needed.getKey() + "': " + needed.getValue())
                .collect(Collectors.joining());
        return read(CheckRequest.class, "{'metric': '" + word + "'" + parameters + "}")
                .metric();
    }

    private static PreparedBurst burst(long seed, Vary vary) {
        RandomWeapons weapons = new RandomWeapons(seed);
        Weapon armed =
                weapons.weapon().withName("random").withDamage(Damage.of(30)).withReloadSeconds(2.0);
        return new PreparedBurst(
                new Conditions(armed, Firing.of(weapons.bursts(armed)), vary, seed, 10),
                seed % 2 == 0 ? Formulas.PUBLISHED : Formulas.CORRECTED,
                GeneratorSettings.STANDARD);
    }

    private static double[] figures(BurstMetric metric, PreparedBurst burst) {
        Sampler sampler = metric.sampler(burst);
        SimulatedBurst simulated = SimulatedBurst.of(burst);
        double[] figures = new double[10];
        for (int i = 0; i < figures.length; i++) {
            simulated.start(i);
            figures[i] = sampler.figure(simulated);
        }
        return figures;
    }

    /** Where a metric says that chance has no part, every burst has the same figure; and somewhere chance has a part. */
    @ParameterizedTest
    @MethodSource("burstMetrics")
    void withoutChanceEveryBurstIsAlike(BurstMetric metric) {
        boolean everByChance = false;
        boolean everDiffers = false;
        for (long seed = 1; seed <= 60; seed++) {
            for (Vary vary : Vary.values()) {
                PreparedBurst burst = burst(seed, vary);
                double[] figures = figures(metric, burst);
                boolean isByChance = metric.isByChance(burst.conditions());
                if (!isByChance) {
                    assertThat(figures).as("seed %d, %s", seed, vary).containsOnly(figures[0]);
                }
                everByChance |= isByChance;
                everDiffers |=
                        new TreeSet<>(java.util.Arrays.stream(figures).boxed().toList()).size() > 1;
            }
        }
        assertThat(everDiffers).isEqualTo(everByChance);
    }

    /** Figures lie where the statistic says that they may, and the parameters in force change none of them. */
    @ParameterizedTest
    @MethodSource("burstMetrics")
    void figuresAreWhatIsPossible(BurstMetric metric) {
        for (long seed = 100; seed < 140; seed++) {
            PreparedBurst burst = burst(seed, Vary.ALL);
            double[] figures = figures(metric, burst);
            assertThat(figures(metric.inForce(burst.count()), burst)).containsExactly(figures);
            if (metric.statistic(burst) instanceof Statistic.Mean mean && mean.possible() != null) {
                for (double figure : figures) {
                    assertThat(figure == Sampler.NEVER
                                    || (mean.possible().min() <= figure
                                            && figure <= mean.possible().max()))
                            .as("%s of %s", figure, metric)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void parametersInForceAreFound(Metric metric) {
        Metric inForce = metric.inForce(7);
        assertThat(inForce.inForce(7)).isEqualTo(inForce);
        assertThat(inForce.getClass()).isEqualTo(metric.getClass());
        assertThat(metric.word()).isNotEmpty();
        assertThat(metric.unit().inWords(2)).startsWith("2");
    }

    /** What every baseline holds must need no parameter, and can be checked of any weapon. */
    @ParameterizedTest
    @MethodSource("metrics")
    void everyBaselineHoldsWhatNeedsNothing(Metric metric) {
        if (metric.everyBaselineHoldsIt()) {
            assertThat(read(CheckRequest.class, "{'metric': '" + metric.word() + "'}")
                            .metric())
                    .isEqualTo(metric);
            assertThat(metric.missing(burst(1, Vary.RUNNING).weapon())).isNull();
            assertThat(Metric.ofEveryBaseline()).contains(metric);
        } else {
            assertThat(Metric.ofEveryBaseline()).doesNotContain(metric);
        }
    }

    /** The guide says of each metric what it takes and what it is; the formulas say how it is computed. */
    @ParameterizedTest
    @MethodSource("words")
    void theGuideAndTheFormulasHaveIt(String word) throws IOException {
        String row = Files.readString(Path.of("docs/checks.md"))
                .lines()
                .filter(line -> line.startsWith("| `" + word + "` |"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("docs/checks.md has no row of " + word));
        for (String member : Members.of(Objects.requireNonNull(
                                Objects.requireNonNull(Union.of(Metric.class)).kind(word))
                        .type())
                .names()) {
            assertThat(row).contains("`" + member + "`");
        }
        assertThat(Files.readString(Path.of("docs/formulas/checks.md"))).contains("`" + word + "`");
    }
}
