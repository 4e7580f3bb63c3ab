package dev.gunfeel.recoil;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Recentring;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponWarnings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Recoil: how the view moves under fire. Rolling turns it about its axis, knocking turns it up and sideways and takes
 * the aim along, punching changes the field of view (docs/formulas.md, One impulse of recoil and Recoil of a burst).
 */
public final class Recoil {
    private Recoil() {}

    /**
     * Follows one impulse.
     *
     * @param request the impulse and how finely to sample it
     * @return the numbers behind the curve and its samples
     * @throws InputException with every complaint about the request
     */
    public static RecoilCurve curve(RecoilCurveRequest request) {
        Check.require(request);
        RecoilChannel impulse = request.impulse();
        ImpulseShape shape = ImpulseShape.of(impulse, request.formulas());
        double size = impulse.size();
        double amplitude = impulse.sign() == RecoilSign.NEGATIVE ? -size : size;

        double[] instants = Samples.instants(request.durationSeconds(), request.sampleRateHz());
        double[] degrees = new double[instants.length];
        double[] degreesPerSecond = new double[instants.length];
        for (int i = 0; i < instants.length; i++) {
            Interruption.poll();
            degrees[i] = amplitude * shape.displacement(instants[i]) + 0.0;
            degreesPerSecond[i] = amplitude * shape.velocity(instants[i]) + 0.0;
        }
        List<Warning> warnings = new ArrayList<>();
        RecoilWarnings.curve(impulse, request.formulas(), warnings);
        return new RecoilCurve(
                ImpulseCurve.of(shape, amplitude), new CurveSamples(instants, degrees, degreesPerSecond), warnings);
    }

    /**
     * Moves on to the next frame or shot.
     *
     * @param request the weapon, the state that the step before left, and the time since
     * @return the view at that instant, and the next state
     * @throws InputException with every complaint about the request
     */
    public static RecoilStep step(RecoilStepRequest request) {
        Check.require(request);
        RecoilState state = request.state();
        Armament armament = request.armament().goingOn(state == null ? null : state.seeds());
        Weapon weapon = armament.weapon();
        Seeds seeds = armament.seeds();
        RecoilPattern pattern = new RecoilPattern(weapon, armament.formulas(), request.generatorSettings(), seeds);
        FireMemory memory = state == null ? FireMemory.NONE : state.memory();
        ViewMotion motion = state == null ? ViewMotion.REST : state.motion();
        double elapsed = Objects.requireNonNullElse(request.elapsedSeconds(), 0.0);
        double sinceShot =
                memory.shotNumber() == 0 ? 0 : Objects.requireNonNull(state).sinceShotSeconds() + elapsed;

        List<Warning> warnings = new ArrayList<>();
        RecoilWarnings.weapon(armament, warnings);
        if (!request.fire()) {
            WeaponWarnings.seeds(armament, request.generatorSettings(), memory.shotNumber(), warnings);
            return new RecoilStep(
                    pattern.view(motion, sinceShot),
                    null,
                    RecoilState.of(weapon, memory, pattern.withoutSettled(motion, sinceShot), sinceShot, seeds),
                    armament.formulas(),
                    seeds,
                    warnings);
        }
        Shot shot = memory.next(
                weapon, armament.formulas(), sinceShot, 0, Stance.together(weapon.stances(), request.stances()));
        ViewMotion fired = pattern.fired(motion, shot);
        if (shot.intervalSeconds() > weapon.intervalSeconds()) {
            WeaponWarnings.resumed(shot, memory.seedOffset(), armament.formulas(), "/elapsedSeconds", warnings);
        }
        if (shot.seedOffset() == 0) {
            WeaponWarnings.alike(
                    weapon,
                    seeds,
                    request.generatorSettings(),
                    Firing.standard(weapon).count(),
                    warnings);
        }
        WeaponWarnings.seeds(armament, request.generatorSettings(), shot.after().shotNumber(), warnings);
        return new RecoilStep(
                pattern.view(motion, shot.intervalSeconds()),
                RecoilShot.of(shot, fired.newest()),
                RecoilState.of(weapon, shot.after(), fired, 0, seeds),
                armament.formulas(),
                seeds,
                warnings);
    }

    /**
     * Fires bursts from a rested weapon, and from a second one to compare with where the request has one.
     *
     * @param request the weapon, how it is fired, and how finely to sample the view
     * @return every shot, the view over time, a summary, and the state at the last shot
     * @throws InputException with every complaint about the request
     */
    public static RecoilSequence sequence(RecoilSequenceRequest request) {
        Check.require(request);
        Armament own = request.armament();
        return fire(request, own, request.firedAgainst(own, other -> fire(request, other, null)));
    }

    /**
     * Samples the view of a sequence at other times than its own.
     *
     * @param request the weapon and how it is fired; its sample rate and what it compares with are of no effect
     * @param instants seconds since the first shot, at least 0, ascending
     * @return the view at each
     * @throws InputException with every complaint about the request
     */
    public static RecoilSamples samples(RecoilSequenceRequest request, double[] instants) {
        Check.require(request);
        Armament armament = request.armament();
        RecoilPattern pattern = new RecoilPattern(
                armament.weapon(), armament.formulas(), request.generatorSettings(), armament.seeds());
        SampledView samples = new SampledView(pattern, instants);
        ViewMotion motion = ViewMotion.REST;
        for (Shot shot : request.firingInForce().fire(armament.weapon(), armament.formulas())) {
            Interruption.poll();
            motion = pattern.fired(motion, shot);
            samples.add(motion, shot);
        }
        return samples.all();
    }

    /**
     * Computes where one impulse has moved the view, whole and in the positive direction.
     *
     * @param channel the impulse, sound for the formulas
     * @param formulas which form of the formulas
     * @param instants seconds since the shot, at least 0
     * @return degrees at each
     */
    public static double[] displacements(RecoilChannel channel, Formulas formulas, double[] instants) {
        ImpulseShape shape = ImpulseShape.of(channel, formulas);
        double[] degrees = new double[instants.length];
        for (int i = 0; i < degrees.length; i++) {
            degrees[i] = channel.size() * shape.displacement(instants[i]);
        }
        return degrees;
    }

    private static RecoilSequence fire(
            RecoilSequenceRequest request, Armament armament, @Nullable RecoilSequence against) {
        Weapon weapon = armament.weapon();
        Seeds seeds = armament.seeds();
        RecoilPattern pattern = new RecoilPattern(weapon, armament.formulas(), request.generatorSettings(), seeds);
        List<Shot> fired = request.firingInForce().fire(weapon, armament.formulas());
        Shot last = fired.get(fired.size() - 1);
        double[] instants = Samples.instants(last.timeSeconds() + request.tailSeconds(), request.sampleRateHz());

        List<RecoilShot> shots = new ArrayList<>(fired.size());
        SampledView samples = new SampledView(pattern, instants);
        ViewExtremes extremes = new ViewExtremes(pattern);
        ViewMotion motion = ViewMotion.REST;
        for (Shot shot : fired) {
            Interruption.poll();
            motion = pattern.fired(motion, shot);
            shots.add(RecoilShot.of(shot, motion.newest()));
            extremes.add(motion, shot);
            samples.add(motion, shot);
        }

        List<Warning> warnings = new ArrayList<>();
        RecoilWarnings.weapon(armament, warnings);
        RecoilWarnings.timing(armament, pattern, fired, warnings);
        WeaponWarnings.memory(armament, warnings);
        WeaponWarnings.units(armament, warnings);
        WeaponWarnings.bursts(request.firingInForce(), fired, armament.formulas(), warnings);
        WeaponWarnings.seeds(armament, request.generatorSettings(), fired.size(), warnings);
        WeaponWarnings.alike(weapon, seeds, request.generatorSettings(), fired.size(), warnings);
        return new RecoilSequence(
                weapon.name(),
                shots,
                samples.all(),
                recentresAt(pattern.recentring(), fired),
                extremes.summary().firedAt(request.firingInForce().roundsPerMinute(fired)),
                RecoilState.of(weapon, last.after(), motion, 0, seeds),
                armament.formulas(),
                seeds,
                warnings,
                against);
    }

    /** Returns when the view begins to come back: a shot before that begins the wait anew. */
    private static @Nullable List<Double> recentresAt(@Nullable Recentring recentring, List<Shot> fired) {
        if (recentring == null) {
            return null;
        }
        List<Double> instants = new ArrayList<>();
        for (int i = 0; i < fired.size(); i++) {
            boolean isLast = i == fired.size() - 1;
            if (isLast || fired.get(i + 1).intervalSeconds() > recentring.delaySeconds()) {
                instants.add(fired.get(i).dueSeconds() + recentring.delaySeconds());
            }
        }
        return instants;
    }
}
