package dev.gunfeel.fit;

import static dev.gunfeel.ComplaintsAssert.complaintsAbout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gunfeel.Requests;
import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.Checks;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.metric.DispersionDegrees;
import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.check.metric.RoundsPerMinute;
import dev.gunfeel.check.metric.ShotWindow;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.random.SplitMix64;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilModel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.Weapon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Weapons from recordings that were made of known ones, by formulas written out here. */
class FittingTest {
    private static final double LN_100 = StrictMath.log(100);

    private static List<Vector2> curve(double end, int points, DoubleUnaryOperator degrees) {
        List<Vector2> curve = new ArrayList<>();
        for (int i = 0; i < points; i++) {
            double seconds = end * i / (points - 1);
            curve.add(new Vector2(seconds, degrees.applyAsDouble(seconds)));
        }
        return curve;
    }

    private static DoubleUnaryOperator critical(double peak, double gamma) {
        return seconds -> peak * Math.E * gamma * seconds * StrictMath.exp(-gamma * seconds);
    }

    /** e^(g p) e^(-g t) sin(pi t / 2 p), with g = ln(100)/settle: the guide's underdamped impulse. */
    private static DoubleUnaryOperator underdamped(double peak, double settle, double peakSeconds) {
        double gamma = LN_100 / settle;
        return seconds -> peak
                * StrictMath.exp(gamma * (peakSeconds - seconds))
                * StrictMath.sin(Math.PI * seconds / 2 / peakSeconds);
    }

    private static FittedImpulse impulse(Fit fit, RecoilModel model) {
        return fit.impulses().stream()
                .filter(impulse -> impulse.impulse().model() == model)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"1, 0.35", "0.02, 0.05", "7, 2", "-3, 0.4"})
    void aCriticalImpulseIsFoundAgain(double peak, double settle) {
        double gamma = StrictMath.log(100 * settle) / settle;
        Fit fit = Fitting.fit(FitRequest.ofCurve(curve(settle, 40, critical(peak, gamma)), Formulas.PUBLISHED));
        RecoilChannel found = impulse(fit, RecoilModel.CRITICAL).impulse();
        assertThat(found.peakDegrees()).isCloseTo(Math.abs(peak), within(1e-6 * Math.abs(peak)));
        assertThat(found.settleSeconds()).isCloseTo(settle, within(1e-6 * settle));
        assertThat(found.sign()).isEqualTo(peak < 0 ? RecoilSign.NEGATIVE : RecoilSign.POSITIVE);
        assertThat(fit.impulses().get(0).impulse()).isEqualTo(found);
        // Gamma is 7.638/settle with corrected formulas: the root of x e^(1 - x) = 1 %.
        Fit corrected = Fitting.fit(FitRequest.ofCurve(curve(settle, 40, critical(peak, gamma)), Formulas.CORRECTED));
        assertThat(impulse(corrected, RecoilModel.CRITICAL).impulse().settleSeconds() * gamma)
                .isCloseTo(7.638352067993812, within(1e-5));
    }

    @ParameterizedTest
    @CsvSource({"1, 0.4, 0.04", "2.5, 1, 0.1", "0.3, 0.2, 0.05", "4, 0.5, 0.2"})
    void anUnderdampedImpulseIsFoundAgain(double peak, double settle, double peakSeconds) {
        Fit fit = Fitting.fit(
                FitRequest.ofCurve(curve(settle, 60, underdamped(peak, settle, peakSeconds)), Formulas.PUBLISHED));
        FittedImpulse nearest = fit.impulses().get(0);
        assertThat(nearest.impulse().model()).isEqualTo(RecoilModel.UNDERDAMPED);
        assertThat(nearest.impulse().peakDegrees()).isCloseTo(peak, within(1e-6 * peak));
        assertThat(nearest.impulse().settleSeconds()).isCloseTo(settle, within(1e-6 * settle));
        assertThat(nearest.impulse().peakSeconds()).isCloseTo(peakSeconds, within(1e-6 * peakSeconds));
        assertThat(nearest.largestDegrees()).isLessThan(1e-6 * peak);
        // The other model swings to one side alone.
        assertThat(fit.impulses().get(1).residualDegrees()).isGreaterThan(0.01 * peak);
    }

    /** Of noise nothing is left but noise: no more than from the impulse that it was added to, which is all that is possible. */
    @Test
    void whatIsLeftOfNoiseIsNoMoreThanTheNoise() {
        for (long seed = 1; seed <= 10; seed++) {
            SplitMix64 random = new SplitMix64(seed);
            double[] squares = {0};
            DoubleUnaryOperator clean = underdamped(2, 0.5, 0.08);
            List<Vector2> noisy = curve(0.6, 80, seconds -> {
                double noise = 0.2 * (random.unit() - 0.5);
                squares[0] += noise * noise;
                return clean.applyAsDouble(seconds) + noise;
            });
            FittedImpulse found = Fitting.fit(FitRequest.ofCurve(noisy, Formulas.PUBLISHED))
                    .impulses()
                    .get(0);
            assertThat(found.residualDegrees()).isLessThanOrEqualTo(Math.sqrt(squares[0] / 80));
            for (Vector2 point : curve(0.6, 80, clean)) {
                RecoilChannel impulse = found.impulse();
                double fitted = underdamped(
                                impulse.size(), impulse.settleSeconds(), Objects.requireNonNull(impulse.peakSeconds()))
                        .applyAsDouble(point.x());
                assertThat(fitted).isCloseTo(point.y(), within(0.1));
            }
        }
    }

    @Test
    void whoseCurveEndsBeforeThePeakIsTold() {
        Fit fit = Fitting.fit(FitRequest.ofCurve(curve(0.03, 10, critical(1, 10)), Formulas.PUBLISHED));
        assertThat(Requests.warning(fit.warnings(), "endsBeforePeak").pointer()).isEqualTo("/curve");
    }

    /** Two bullets d to either side of a middle: their squares sum to 2 d^2 with one degree of freedom, and a disc of radius 2 d has as much. */
    @Test
    void theMiddleAndTheScatterOfTwo() {
        double d = 0.25;
        List<Recording> two = List.of(
                Recording.of(List.of(new Vector2(0 - d, 0), new Vector2(1, 2 + d))),
                Recording.of(List.of(new Vector2(0 + d, 0), new Vector2(1, 2 - d), new Vector2(5, 5))));
        Fit fit = Fitting.fit(FitRequest.ofRecordings(two));
        FittedPattern pattern = Objects.requireNonNull(fit.pattern());
        assertThat(Objects.requireNonNull(
                                Objects.requireNonNull(fit.weapon().spread()).pattern())
                        .degrees())
                .containsExactly(new Vector2(0, 0), new Vector2(1, 2), new Vector2(5, 5));
        assertThat(pattern.scatterDegrees()).isCloseTo(d * Math.sqrt(2), within(1e-12));
        assertThat(pattern.coneDegrees()).isCloseTo(2 * d, within(1e-12));
        assertThat(pattern.residualDegrees()).containsExactly(d, d, 0.0);
        assertThat(pattern.outsideCone()).isZero();
        Fit inCounts = Fitting.fit(FitRequest.ofRecordings(two).withDegreesPerCount(0.022));
        assertThat(Objects.requireNonNull(inCounts.pattern()).coneDegrees()).isCloseTo(2 * d * 0.022, within(1e-12));
    }

    /** Bullets that are even over a disc of half a degree: the cone is found, and checks measure the scatter that was told. */
    @Test
    void aConeIsFoundAgain() {
        SplitMix64 random = new SplitMix64(11);
        List<Recording> recordings = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            List<Vector2> bullets = new ArrayList<>();
            for (int shot = 0; shot < 30; shot++) {
                double radius = 0.5 * Math.sqrt(random.unit());
                double angle = 2 * Math.PI * random.unit();
                bullets.add(new Vector2(
                        0.1 * shot + radius * StrictMath.cos(angle), 0.2 * shot + radius * StrictMath.sin(angle)));
            }
            recordings.add(Recording.of(bullets));
        }
        Fit fit = Fitting.fit(FitRequest.ofRecordings(recordings));
        FittedPattern pattern = Objects.requireNonNull(fit.pattern());
        // The mean of 2970 squares that are even from 0 to 0.25 has a deviation of 0.0013, of 0.125.
        assertThat(pattern.coneDegrees()).isCloseTo(0.5, within(0.5 * 4 * 0.0013 / 0.125 / 2));
        double measured = figure(fit.weapon(), new DispersionDegrees(ShotWindow.ALL, null));
        // Angles of the pattern up to 6 degrees are no plane any more.
        assertThat(measured).isCloseTo(Objects.requireNonNull(pattern.scatterDegrees()), within(0.01 * measured));
    }

    private static double figure(Weapon weapon, Metric metric) {
        return Objects.requireNonNull(Checks.run(ChecksRequest.of(
                        List.of(weapon), List.of(CheckRequest.of(metric).atLeast(0))))
                .results()
                .get(0)
                .value());
    }

    /** A spray of a shipped rifle that somebody measured by hand, as moves of the mouse: the pattern is the sum of them, turned round. */
    @Test
    void aRealRecordingIsItsOwnPattern() throws IOException {
        JsonNode rifle = JsonMapper.shared()
                .readTree(Files.readString(Path.of("src/test/resources/vectors/spray.json")))
                .at("/weapons/ak47");
        List<Vector2> bullets = new ArrayList<>();
        List<Double> seconds = new ArrayList<>();
        double right = 0;
        double up = 0;
        for (JsonNode move : rifle.get("delta")) {
            right -= move.get(0).asDouble();
            up += move.get(1).asDouble();
            seconds.add(bullets.size() * 60 / rifle.get("rpm").asDouble());
            bullets.add(new Vector2(right, up));
        }
        Fit fit = Fitting.fit(
                FitRequest.ofRecordings(List.of(Recording.of(bullets).withSeconds(seconds)))
                        .withDegreesPerCount(0.055));
        List<Vector2> pattern = Objects.requireNonNull(
                        Objects.requireNonNull(fit.weapon().spread()).pattern())
                .degrees();
        assertThat(pattern).hasSize(rifle.get("magazine").asInt());
        for (int shot = 0; shot < pattern.size(); shot++) {
            assertThat(pattern.get(shot).x())
                    .isCloseTo(0.055 * bullets.get(shot).x(), within(1e-12));
            assertThat(pattern.get(shot).y())
                    .isCloseTo(0.055 * bullets.get(shot).y(), within(1e-12));
        }
        assertThat(fit.weapon().intervalSeconds()).isCloseTo(0.1, within(1e-12));
    }

    /** One frame that was missed between two shots moves no median. */
    @Test
    void theCadenceIsTheMiddleOfAllTimes() {
        List<Double> seconds = List.of(0.0, 0.08, 0.16, 0.32, 0.4, 0.48);
        List<Vector2> still = List.of(
                new Vector2(0, 0),
                new Vector2(0, 1),
                new Vector2(0, 2),
                new Vector2(0, 3),
                new Vector2(0, 4),
                new Vector2(0, 5));
        Fit fit =
                Fitting.fit(FitRequest.ofRecordings(List.of(Recording.of(still).withSeconds(seconds))));
        assertThat(figure(fit.weapon(), new RoundsPerMinute())).isCloseTo(750, within(1e-6));
        assertThat(Objects.requireNonNull(fit.pattern()).coneDegrees()).isNull();
        assertThat(fit.warnings()).extracting(warning -> warning.code()).containsExactly("potentialAssumed");
    }

    @Test
    void everyComplaintComesAtOnce() {
        complaintsAbout(FitRequest.class, "{}").at("/recordings");
        complaintsAbout(FitRequest.class, """
                {'recordings': [{'bullets': [[0, 0], [46, 0]]}, {'bullets': []}, {'bullets': [[0, 0], [1, 1]], 'seconds': [0.1]},
                                {'bullets': [[0, 0], [1, 1]], 'seconds': [0.2, 0.1]}],
                 'curve': [[0, 0], [0.1, 1]]}""")
                .among("/recordings/1/bullets", "/recordings/2/seconds", "/recordings/3/seconds/1");
        complaintsAbout(FitRequest.class, "{'recordings': [{'bullets': [[0, 0], [46, 0]]}]}")
                .at("/recordings/0/bullets/1");
        complaintsAbout(FitRequest.class, "{'curve': [[0, 0], [0.1, 1]]}").at("/curve");
        complaintsAbout(FitRequest.class, "{'curve': [[0, 0], [0.1, 1], [0.1, 2], [-1, 400]]}")
                .at("/curve/2", "/curve/3");
        complaintsAbout(FitRequest.class, "{'curve': [[0, 0], [0.1, 0], [0.2, 0], [1, 0]]}")
                .at("/curve");
    }
}
