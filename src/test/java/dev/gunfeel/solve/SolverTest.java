package dev.gunfeel.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.Weapons;
import dev.gunfeel.check.metric.ClimbDegrees;
import dev.gunfeel.check.metric.DamagePerHit;
import dev.gunfeel.check.metric.Distances;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.metric.Field;
import dev.gunfeel.check.metric.HitProbability;
import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.metric.RecoverySeconds;
import dev.gunfeel.check.metric.ShotWindow;
import dev.gunfeel.check.metric.SwayDegrees;
import dev.gunfeel.check.metric.TimeToKillSeconds;
import dev.gunfeel.check.metric.ViewSettledSeconds;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.check.target.Zone;
import dev.gunfeel.document.Presets;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Weapons that were asked for, against what can be worked out on paper, and against checks. */
class SolverTest {
    private static final String PEAK = "/recoil/knocking/vertical/peakDegrees";
    private static final String PER_HIT = "/damage/perHit";
    private static final String HEAD = "/damage/headMultiplier";

    private static Weapon rifle() {
        return Weapons.climber()
                .withName("rifle")
                .withRecoil(WeaponRecoil.NONE.withKnocking(Knocking.NONE.withVertical(RecoilChannel.of(0.6, 0.35))));
    }

    private static SolveRequest simulating(int simulations, SolveRequest request) {
        return request.withChecked(request.checked().withSimulations(simulations));
    }

    private static double figure(Weapon weapon, Metric metric) {
        ChecksReport report = Checks.run(ChecksRequest.of(
                List.of(weapon), List.of(CheckRequest.of(metric).atLeast(0))));
        return Objects.requireNonNull(report.results().get(0).value());
    }

    private static double after(Solution solution, String pointer) {
        return Objects.requireNonNull(DocumentNumber.find(solution.weapon(), pointer))
                .doubleValue();
    }

    /** What an answer is worth: checks say the same of its weapon, and it differs from the one given as it tells. */
    private static Solution solved(SolveRequest request) {
        Solution solution = Solver.solve(request);
        ChecksReport report = Checks.run(request.checksOf(solution.weapon()));
        assertThat(solution.results()).isEqualTo(report.results());
        assertThat(solution.outcome() == SolveOutcome.SOLVED).isEqualTo(report.outcome() == Outcome.PASSED);
        Weapon changed = request.given();
        for (ChangedNumber number : solution.changed()) {
            assertThat(after(number.pointer(), changed)).isEqualTo(number.before());
            changed = DocumentNumber.with(changed, number.pointer(), number.after());
        }
        assertThat(changed).isEqualTo(solution.weapon());
        for (Variable variable : request.vary()) {
            if (after(solution, variable.pointer()) != after(variable.pointer(), request.given())) {
                assertThat(after(solution, variable.pointer())).isBetween(variable.min(), variable.max());
            }
        }
        return solution;
    }

    private static double after(String pointer, Weapon weapon) {
        return Objects.requireNonNull(DocumentNumber.find(weapon, pointer)).doubleValue();
    }

    /** The view goes as far as the peak says, so the peak that is asked for is one of proportion. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 4, 5, 12})
    void aPeakForAClimb(double degrees) {
        double climb = figure(rifle(), new ClimbDegrees(9));
        boolean isLess = degrees < climb;
        CheckRequest check = CheckRequest.of(new ClimbDegrees(9));
        Solution solution = solved(SolveRequest.of(
                rifle(),
                List.of(Variable.of(PEAK, 0.01, 5)),
                List.of(isLess ? check.atMost(degrees) : check.atLeast(degrees))));
        assertThat(solution.outcome()).isEqualTo(SolveOutcome.SOLVED);
        assertThat(after(solution, PEAK)).isCloseTo(0.6 * degrees / climb, within(1e-6));
    }

    /** A figure that must lie in so narrow a range that no grid meets it. */
    @Test
    void aNeedleBetweenTwoPlacesOfTheGrid() {
        double climb = figure(rifle(), new ClimbDegrees(9));
        Solution solution = solved(SolveRequest.of(
                rifle(),
                List.of(Variable.of(PEAK, 0.001, 50).withScale(VariableScale.LOG)),
                List.of(CheckRequest.of(new ClimbDegrees(9)).within(3, 3 + 1e-9))));
        assertThat(solution.outcome()).isEqualTo(SolveOutcome.SOLVED);
        assertThat(after(solution, PEAK)).isCloseTo(0.6 * 3 / climb, within(1e-8));
    }

    /** The radius of running spread is uniform up to M, so the share within r is r/M: M for a share is r over it. */
    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.5, 0.8})
    void aReachForAShareOfHits(double share) {
        CheckRequest check = CheckRequest.of(new HitProbability(Target.circle(0.2), 10))
                .fired(20, Weapons.SPEED)
                .within(share - 0.01, share + 0.01);
        Solution solution = solved(simulating(
                2_000,
                SolveRequest.of(
                        Weapons.runner(20),
                        List.of(Variable.of("/spread/running/magnitude", 0.05, 3)),
                        List.of(check))));
        assertThat(solution.outcome()).isEqualTo(SolveOutcome.SOLVED);
        // Its interval of 1.96 deviations lies within the bounds, and the truth within 4 deviations of the figure.
        double deviation = Math.sqrt(share * (1 - share) / 40_000);
        assertThat(0.2 / after(solution, "/spread/running/magnitude"))
                .isCloseTo(share, within(0.01 + (4 - 1.96) * deviation));
    }

    /** Five shots fill the memory by five times the gain, and it empties in maxSeconds from full. */
    @Test
    void aGainForARecovery() {
        double before = figure(Weapons.climber().withMagazineSize(5), new RecoverySeconds());
        Solution solution = solved(SolveRequest.of(
                Weapons.climber().withMagazineSize(5),
                List.of(Variable.of("/potential/gain", 0.01, 0.2)),
                List.of(CheckRequest.of(new RecoverySeconds()).atMost(before - 0.2))));
        assertThat(after(solution, "/potential/gain")).isCloseTo(0.1 - 0.2 / 5, within(1e-6));
    }

    /**
     * A hit on the head takes the product of two numbers: to raise it by 21 % both rise by 10 %, which is the least sum of squares on the
     * hyperbola (1 + a) (1 + b) = 1.21.
     */
    @Test
    void theLeastChangeOfAProduct() {
        Solution solution = solved(SolveRequest.of(
                rifle(),
                List.of(Variable.of(PER_HIT, 1, 500), Variable.of(HEAD, 1, 20)),
                List.of(CheckRequest.of(head()).atLeast(60 * 1.21))));
        assertThat(solution.outcome()).isEqualTo(SolveOutcome.SOLVED);
        assertThat(after(solution, PER_HIT)).isCloseTo(33, within(0.033));
        assertThat(after(solution, HEAD)).isCloseTo(2.2, within(0.0022));
    }

    private static DamagePerHit head() {
        return new DamagePerHit(Distances.of(5.0), Zone.HEAD);
    }

    /** What has no part in a check stays what it was. */
    @Test
    void whatHasNoPartStays() {
        double climb = figure(rifle(), new ClimbDegrees(9));
        Solution solution = solved(SolveRequest.of(
                rifle(),
                List.of(
                        Variable.of(PER_HIT, 1, 500),
                        Variable.of(PEAK, 0.01, 5),
                        Variable.of("/magazineSize", 5, 60),
                        Variable.of("/spread/lift/magnitude", 0.1, 3)),
                List.of(CheckRequest.of(new ClimbDegrees(9)).fired(10, 0).atMost(4))));
        assertThat(solution.changed()).extracting(ChangedNumber::pointer).containsExactly(PEAK);
        assertThat(after(solution, PEAK)).isCloseTo(0.6 * 4 / climb, within(1e-6));
    }

    /** Each bullet hits: n hits take (n - 1) intervals of 0.1 s, and nothing lies between two of those. */
    @Test
    void aTimeToKillIsAStaircase() {
        Weapon laser = Weapons.laser();
        Metric kill = new TimeToKillSeconds(Engagement.of(Target.circle(0.2).withHealth(100.0), 10), null);
        List<Variable> damage = List.of(Variable.of(PER_HIT, 10, 120));
        Solution three = solved(
                SolveRequest.of(laser, damage, List.of(CheckRequest.of(kill).atMost(0.25))));
        assertThat(three.outcome()).isEqualTo(SolveOutcome.SOLVED);
        assertThat(after(three, PER_HIT)).isCloseTo(100 / 3.0, within(1e-4));
        Solution between = solved(
                SolveRequest.of(laser, damage, List.of(CheckRequest.of(kill).within(0.42, 0.48))));
        assertThat(between.outcome()).isEqualTo(SolveOutcome.INFEASIBLE);
        assertThat(between.isComplete()).isTrue();
        Unmet unmet = between.unmet().get(0);
        assertThat(unmet.below()).isCloseTo(0.4, within(1e-9));
        assertThat(unmet.above()).isCloseTo(0.5, within(1e-9));
        assertThat(unmet.passesAlone()).isFalse();
        assertThat(between.message()).contains("0.4 and to 0.5");
    }

    /** Each can be met, and both can't: a number that must be above 50 and below 40. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatContradictsItselfIsInfeasible(boolean isOne) {
        List<Variable> variables = isOne
                ? List.of(Variable.of(PER_HIT, 10, 120))
                : List.of(Variable.of(PER_HIT, 10, 120), Variable.of(HEAD, 1, 4));
        Solution solution = solved(SolveRequest.of(
                rifle(),
                variables,
                List.of(
                        CheckRequest.of(new Field(PER_HIT)).atLeast(50).withName("hard"),
                        CheckRequest.of(new Field(PER_HIT)).atMost(40).withName("soft"))));
        assertThat(solution.outcome()).isEqualTo(SolveOutcome.INFEASIBLE);
        assertThat(solution.unmet())
                .isNotEmpty()
                .allSatisfy(unmet -> assertThat(unmet.passesAlone()).isTrue());
    }

    @Test
    void whatLiesBeyondTheRangeIsInfeasible() {
        double climb = figure(rifle(), new ClimbDegrees(9));
        Solution solution = solved(SolveRequest.of(
                rifle(),
                List.of(Variable.of(PEAK, 0.3, 0.9)),
                List.of(CheckRequest.of(new ClimbDegrees(9)).atMost(1))));
        assertThat(solution.outcome()).isEqualTo(SolveOutcome.INFEASIBLE);
        assertThat(solution.unmet().get(0).nearest()).isCloseTo(climb / 2, within(1e-9));
        assertThat(after(solution, PEAK)).isEqualTo(0.3);
    }

    @Test
    void whatPassesStaysAsItIs() {
        Solution solution = solved(SolveRequest.of(
                rifle(),
                List.of(Variable.of(PEAK, 0.3, 0.9)),
                List.of(CheckRequest.of(new ClimbDegrees(9)).atMost(100))));
        assertThat(solution.changed()).isEmpty();
        assertThat(solution.evaluations()).isOne();
        assertThat(solution.weapon()).isEqualTo(rifle());
    }

    /** Two checks pull at two numbers that both move both figures. */
    @Test
    void severalChecksAtOnce() {
        double climb = figure(rifle(), new ClimbDegrees(9));
        Solution solution = solved(SolveRequest.of(
                        rifle(),
                        List.of(
                                Variable.of(PEAK, 0.05, 3),
                                Variable.of("/recoil/knocking/vertical/settleSeconds", 0.05, 2),
                                Variable.of("/fireIntervalSeconds", 0.05, 0.3)),
                        List.of(
                                CheckRequest.of(new ClimbDegrees(9)).within(climb / 2, climb / 2 + 0.01),
                                CheckRequest.of(new ViewSettledSeconds()).within(0.5, 0.505)))
                .withKeep(List.of(
                        CheckRequest.of(new Field("/fireIntervalSeconds")).atMost(0.12))));
        assertThat(solution.outcome()).isEqualTo(SolveOutcome.SOLVED);
    }

    /** A seed is the whole of the chance, whatever the machine has of cores. */
    @Test
    void theSameAgain() {
        SolveRequest request = simulating(
                        500,
                        SolveRequest.of(
                                Weapons.runner(20),
                                List.of(
                                        Variable.of("/spread/running/magnitude", 0.05, 3),
                                        Variable.of(PER_HIT, 5, 100)),
                                List.of(
                                        CheckRequest.of(new HitProbability(Target.circle(0.2), 10))
                                                .fired(20, Weapons.SPEED)
                                                .within(0.45, 0.55),
                                        CheckRequest.of(head()).atLeast(72))))
                .withEvaluations(400);
        Solution one = Solver.solve(request, 1, () -> false, tried -> {});
        assertThat(Solver.solve(request, 2, () -> false, tried -> {})).isEqualTo(one);
        assertThat(one.outcome()).isEqualTo(SolveOutcome.SOLVED);
    }

    @Test
    void whoseBudgetIsSpentSaysSo() {
        int[] count = {0};
        SolveRequest request = SolveRequest.of(
                rifle(),
                List.of(Variable.of(PEAK, 0.3, 0.9)),
                List.of(CheckRequest.of(new ClimbDegrees(9)).atMost(1)));
        Solution solution = Solver.solve(request, 1, () -> count[0] >= 5, tried -> count[0] = (int) tried);
        assertThat(solution.outcome()).isEqualTo(SolveOutcome.CLOSEST);
        assertThat(solution.isComplete()).isFalse();
        assertThat(solution.evaluations()).isEqualTo(5);
        assertThat(Solver.solve(request.withEvaluations(4)).evaluations()).isEqualTo(4);
    }

    /** Weapons whose figures come from other numbers within the ranges: there is an answer, so one is found. */
    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5", "6"})
    void knownFiguresAreFoundAgain(long seed) {
        SplitMix64 random = new SplitMix64(seed);
        List<String> pointers = List.of(
                PEAK,
                "/recoil/knocking/vertical/settleSeconds",
                "/recoil/knocking/horizontal/peakDegrees",
                "/spread/lift/magnitude",
                "/fireIntervalSeconds");
        Weapon given =
                Objects.requireNonNull(Presets.find("assaultRifle")).weapon().withName("given");
        Weapon hidden = given;
        List<Variable> variables = new ArrayList<>();
        for (String pointer : pointers) {
            double number = after(pointer, given);
            variables.add(Variable.of(pointer, number / 2, number * 2));
            hidden = DocumentNumber.with(hidden, pointer, number * (0.7 + 0.8 * random.unit()));
        }
        List<CheckRequest> checks = new ArrayList<>();
        for (Metric metric : List.of(new ClimbDegrees(9), new ViewSettledSeconds(), new SwayDegrees(ShotWindow.ALL))) {
            double figure = figure(hidden, metric);
            checks.add(CheckRequest.of(metric).within(figure * 0.99, figure * 1.01));
        }
        Solution solution = solved(SolveRequest.of(given, variables, checks));
        assertThat(solution.outcome()).as(solution.message()).isEqualTo(SolveOutcome.SOLVED);
        // Who hid it changed the weapon by more than what it takes.
        double hiddenChange = 0;
        double change = 0;
        for (String pointer : pointers) {
            hiddenChange += StrictMath.pow(after(pointer, hidden) / after(pointer, given) - 1, 2);
            change += StrictMath.pow(after(solution, pointer) / after(pointer, given) - 1, 2);
        }
        assertThat(change).isLessThanOrEqualTo(hiddenChange * 1.0001);
    }
}
