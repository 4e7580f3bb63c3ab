package dev.gunfeel.export;

import dev.gunfeel.burst.WeaponSequenceRequest;
import dev.gunfeel.input.Check;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.recoil.RecoilSamples;
import dev.gunfeel.recoil.RecoilSequenceRequest;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.Knocking;
import dev.gunfeel.weapon.Recentring;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** The four movements of the view of a sequence, sampled finely enough to fit curves to. */
final class ViewCurves {
    /** Samples of the shortest time in which anything rises, by which its curvature is seen. */
    private static final double SAMPLES_OF_A_RISE = 64;

    /** Samples of the longest straight piece that keeps the tolerance, so that what lies between two adds little. */
    private static final double SAMPLES_OF_A_PIECE = 16;

    /** Beyond it a finer tolerance isn't kept between samples; no engine's frames would show. */
    private static final double MOST_SAMPLES = 250_000;

    private ViewCurves() {}

    /**
     * Samples pitch, yaw, roll and field of view, in degrees over seconds, at the shots and evenly between.
     *
     * @param request the weapon, how it is fired, and how long to go on
     * @param toleranceDegrees the tolerance of the fit to come, above 0
     * @throws dev.gunfeel.input.InputException with every complaint about the request
     */
    static Sampled of(RecoilSequenceRequest request, double toleranceDegrees) {
        Check.require(request);
        Armament armament = request.armament();
        List<Double> shots = request.firingInForce().fire(armament.weapon(), armament.formulas()).stream()
                .map(Shot::timeSeconds)
                .toList();
        double end = shots.get(shots.size() - 1) + request.tailSeconds();
        double coarse = quickestSeconds(Objects.requireNonNull(armament.weapon().recoil())) / SAMPLES_OF_A_RISE;
        double least = Math.max(end / MOST_SAMPLES, Double.MIN_NORMAL);
        double step = Math.max(coarse, least);
        double piece = Math.sqrt(8 * toleranceDegrees / curvature(sampled(request, shots, end, step), shots));
        return sampled(request, shots, end, Math.max(Math.min(step, piece / SAMPLES_OF_A_PIECE), least));
    }

    /** Returns the recoil of a weapon that is fired, until the slowest of its movements has settled. */
    static RecoilSequenceRequest untilSettled(WeaponSequenceRequest request) {
        Check.require(request);
        WeaponRecoil recoil = request.armament().weapon().recoil();
        return RecoilSequenceRequest.of(request.armament().weapon(), request.firingInForce())
                .withFormulas(request.armament().formulas())
                .withSeeds(request.seeds())
                .withGenerator(request.generator())
                .withSeedMixing(request.seedMixing())
                .withGeneratorLifetime(request.generatorLifetime())
                .withTailSeconds(recoil == null ? 0 : slowestSeconds(recoil));
    }

    private static double slowestSeconds(WeaponRecoil recoil) {
        Recentring recentring =
                recoil.knocking() == null ? null : recoil.knocking().recentring();
        double back = recentring == null ? 0 : recentring.delaySeconds() + recentring.settleSeconds();
        return channels(recoil).mapToDouble(RecoilChannel::settleSeconds).reduce(back, Math::max);
    }

    private static Stream<RecoilChannel> channels(WeaponRecoil recoil) {
        return Stream.of(recoil.rolling(), recoil.punching(), recoil.vertical(), recoil.horizontal())
                .filter(Objects::nonNull);
    }

    private static Sampled sampled(RecoilSequenceRequest request, List<Double> shots, double end, double step) {
        TreeSet<Double> instants = new TreeSet<>(shots);
        instants.add(end);
        for (int i = 0; i * step < end; i++) {
            instants.add(i * step);
        }
        double[] times = instants.stream().mapToDouble(Double::doubleValue).toArray();
        RecoilSamples samples = Recoil.samples(request, times);
        return new Sampled(
                times,
                List.of(
                        new Sampled.Curve("pitchDegrees", samples.pitchDegrees()),
                        new Sampled.Curve("yawDegrees", samples.yawDegrees()),
                        new Sampled.Curve("rollDegrees", samples.rollDegrees()),
                        new Sampled.Curve("fovDegrees", samples.fovDegrees())));
    }

    /** Returns the largest second derivative, in degrees per second squared; the corners at shots are none. */
    private static double curvature(Sampled sampled, List<Double> shots) {
        Set<Double> corners = new HashSet<>(shots);
        double[] t = sampled.times();
        double largest = 0;
        for (Sampled.Curve curve : sampled.curves()) {
            double[] v = curve.values();
            for (int i = 1; i < t.length - 1; i++) {
                if (!corners.contains(t[i])) {
                    double before = (v[i] - v[i - 1]) / (t[i] - t[i - 1]);
                    double after = (v[i + 1] - v[i]) / (t[i + 1] - t[i]);
                    largest = Math.max(largest, Math.abs(after - before) * 2 / (t[i + 1] - t[i - 1]));
                }
            }
        }
        return largest;
    }

    /** Returns the shortest time in which anything of the view rises, in seconds. */
    private static double quickestSeconds(WeaponRecoil recoil) {
        Knocking knocking = recoil.knocking();
        DoubleStream rises = channels(recoil).mapToDouble(ViewCurves::riseSeconds);
        DoubleStream back = knocking == null || knocking.recentring() == null
                ? DoubleStream.empty()
                : DoubleStream.of(knocking.recentring().settleSeconds() / 4);
        return DoubleStream.concat(rises, back).min().orElse(1);
    }

    private static double riseSeconds(RecoilChannel channel) {
        return channel.peakSeconds() != null ? channel.peakSeconds() : channel.settleSeconds() / 4;
    }
}
