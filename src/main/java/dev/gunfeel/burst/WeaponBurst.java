package dev.gunfeel.burst;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.player.KnownPattern;
import dev.gunfeel.player.Player;
import dev.gunfeel.player.PlayerAims;
import dev.gunfeel.recoil.RecoilPattern;
import dev.gunfeel.recoil.RecoilSummary;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.recoil.RecoilWarnings;
import dev.gunfeel.recoil.ViewExtremes;
import dev.gunfeel.recoil.ViewMotion;
import dev.gunfeel.spread.CarriedRunning;
import dev.gunfeel.spread.Deviation;
import dev.gunfeel.spread.Pellet;
import dev.gunfeel.spread.SpreadExtent;
import dev.gunfeel.spread.SpreadPattern;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.StateOrigin;
import dev.gunfeel.weapon.View;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponWarnings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A burst of the whole weapon: knocking moves the aim, and spread scatters the bullets round it (docs/formulas.md, The
 * whole weapon).
 */
public final class WeaponBurst {
    /** A bullet that goes forward by less than this, of a length of 1, does not reach the wall at any useful place. */
    private static final double FACES_WALL = 1e-9;

    private static final Vector3 AHEAD = new Vector3(1, 0, 0);

    private WeaponBurst() {}

    /**
     * Moves on to the next frame or shot.
     *
     * @param request the weapon, the state that the step before left, and the time since; a weapon without spread shoots where the
     *     aim points, one without recoil keeps the aim
     * @return the view at that instant, the shot where one is fired, and the next state
     * @throws InputException with every complaint about the request
     */
    public static WeaponStep step(WeaponStepRequest request) {
        Check.require(request);
        WeaponState state = request.state();
        Armament armament =
                request.armament().goingOn(state == null ? null : state.seeds()).drawn();
        Weapon weapon = armament.weapon();
        Seeds seeds = armament.seeds();
        RecoilPattern recoil = new RecoilPattern(weapon, armament.formulas(), request.generatorSettings(), seeds);
        FireMemory memory = state == null ? FireMemory.NONE : state.memory();
        ViewMotion motion = state == null ? ViewMotion.REST : state.motion();
        double carried = state == null ? 0 : state.q();
        double sinceShot = memory.shotNumber() == 0 || state == null
                ? 0
                : state.sinceShotSeconds() + Objects.requireNonNullElse(request.elapsedSeconds(), 0.0);

        List<Warning> warnings = new ArrayList<>();
        if (!request.fire()) {
            WeaponWarnings.seeds(armament, request.generatorSettings(), memory.shotNumber(), warnings);
            ViewMotion moving = recoil.withoutSettled(motion, sinceShot);
            return new WeaponStep(
                    recoil.view(motion, sinceShot),
                    null,
                    state(weapon, memory, carried, seeds, moving, sinceShot),
                    armament.formulas(),
                    seeds,
                    warnings);
        }
        Shot shot = memory.next(
                weapon,
                armament.formulas(),
                sinceShot,
                request.speed(),
                Stance.together(weapon.stances(), request.stances()));
        SpreadPattern spread = new SpreadPattern(weapon, armament.formulas(), request.generatorSettings(), seeds);
        Deviation deviation = spread.deviation(shot, carried);
        RecoilView view = recoil.view(motion, shot.intervalSeconds());
        double left = 1 - request.recoilControl();
        View aim = request.view().turned(left * view.yawDegrees() + 0.0, left * view.pitchDegrees() + 0.0);
        Wall wall = new Wall(weapon, request.view(), request.axes(), request.distanceMeters());

        // Told once, with the shot of a rested weapon, and not with every step of a burst.
        if (shot.potentialSeconds() == 0) {
            spread.warn(armament, warnings);
            RecoilWarnings.weapon(armament, warnings);
            WeaponWarnings.memory(armament, warnings);
            WeaponWarnings.units(armament, warnings);
            WeaponWarnings.alike(
                    weapon,
                    seeds,
                    request.generatorSettings(),
                    Firing.standard(weapon).count(),
                    warnings);
        }
        if (shot.intervalSeconds() > weapon.intervalSeconds()) {
            WeaponWarnings.resumed(shot, memory.seedOffset(), armament.formulas(), "/elapsedSeconds", warnings);
        }
        WeaponWarnings.seeds(armament, request.generatorSettings(), shot.after().shotNumber(), warnings);
        return new WeaponStep(
                view,
                wall.shot(deviation, view, aim),
                state(weapon, shot.after(), deviation.carriedOn(), seeds, recoil.fired(motion, shot), 0),
                armament.formulas(),
                seeds,
                warnings);
    }

    private static WeaponState state(
            Weapon weapon, FireMemory memory, double carried, Seeds seeds, ViewMotion motion, double sinceShot) {
        return new WeaponState(
                StateOrigin.of(weapon), memory, carried, seeds, motion.impulses(), motion.residual(), sinceShot);
    }

    /**
     * Fires bursts from a rested weapon, and from a second one to compare with where the request has one.
     *
     * @param request the weapon and how it is fired; a weapon without spread shoots where the aim points, one without
     *     recoil keeps the aim
     * @return where every bullet goes, and a summary
     * @throws InputException with every complaint about the request
     */
    public static WeaponSequence sequence(WeaponSequenceRequest request) {
        Check.require(request);
        Armament own = request.armament().drawn();
        Seeds seeds = seeds(request, own);
        return fire(
                request,
                own,
                seeds,
                request.firedAgainst(own, other -> against(request, other.drawn(), seeds.player())));
    }

    private static WeaponSequence against(WeaponSequenceRequest request, Armament armament, @Nullable Long player) {
        return fire(request, armament, armament.seeds().withPlayer(player), null);
    }

    /** Returns the seeds in force, with that of a player who errs. */
    private static Seeds seeds(WeaponSequenceRequest request, Armament armament) {
        return request.playerInForce().errs() ? armament.seedsWithPlayer() : armament.seeds();
    }

    private static WeaponSequence fire(
            WeaponSequenceRequest request, Armament armament, Seeds seeds, @Nullable WeaponSequence against) {
        Weapon weapon = armament.weapon();
        SpreadPattern spread = new SpreadPattern(weapon, armament.formulas(), request.generatorSettings(), seeds);
        RecoilPattern recoil = new RecoilPattern(weapon, armament.formulas(), request.generatorSettings(), seeds);
        List<Shot> fired = request.firingInForce().fire(weapon, armament.formulas());

        PlayerAims.Aims aims = aims(request, armament, seeds, recoil, fired);
        Wall wall = new Wall(weapon, request.view(), request.axes(), request.distanceMeters());
        List<WeaponShot> shots = new ArrayList<>(fired.size());
        List<Vector3> bullets = new ArrayList<>(fired.size());
        ViewExtremes extremes = new ViewExtremes(recoil);
        ViewMotion motion = ViewMotion.REST;
        CarriedRunning running = new CarriedRunning(weapon.spread());
        double carried = 0;
        for (Shot shot : fired) {
            Interruption.poll();
            Deviation deviation = spread.deviation(shot, carried);
            RecoilView view = recoil.view(motion, shot.aimSeconds());
            View aim = request.view().turned(aims.yawDegrees()[shots.size()], aims.pitchDegrees()[shots.size()]);
            shots.add(wall.shot(deviation, view, aim));
            deviation.bullets().forEach(pqr -> bullets.add(wall.bullet(aim, pqr)));
            running.add(deviation.spread());
            carried = deviation.carriedOn();
            motion = recoil.fired(motion, shot);
            extremes.add(motion, shot);
        }

        List<Warning> warnings = new ArrayList<>();
        spread.warn(armament, warnings);
        RecoilWarnings.weapon(armament, warnings);
        running.warn(armament, warnings);
        RecoilWarnings.timing(armament, recoil, fired, warnings);
        WeaponWarnings.memory(armament, warnings);
        WeaponWarnings.units(armament, warnings);
        WeaponWarnings.bursts(request.firingInForce(), fired, armament.formulas(), warnings);
        WeaponWarnings.seeds(armament, seeds, request.generatorSettings(), fired.size(), warnings);
        WeaponWarnings.alike(weapon, seeds, request.generatorSettings(), fired.size(), warnings);
        return new WeaponSequence(
                weapon.name(),
                request.distanceMeters(),
                shots,
                summary(
                        SpreadExtent.of(bullets),
                        extremes.summary(),
                        fired.get(fired.size() - 1).after().recoverySeconds(weapon),
                        request.firingInForce().roundsPerMinute(fired)),
                armament.formulas(),
                seeds,
                warnings,
                against);
    }

    /**
     * Returns whether a bullet reaches the wall square to the aim of the start.
     *
     * @param forward how far forward the bullet's unit direction goes, in [-1, 1]
     * @return whether it meets the wall at a place that can be told
     */
    public static boolean reachesWall(double forward) {
        return forward >= FACES_WALL;
    }

    private static PlayerAims.Aims aims(
            WeaponSequenceRequest request, Armament armament, Seeds seeds, RecoilPattern recoil, List<Shot> fired) {
        Player player = request.playerInForce();
        KnownPattern pattern = player.knowsThePattern()
                ? new KnownPattern(
                        armament.weapon(),
                        armament.formulas(),
                        request.generatorSettings(),
                        seeds,
                        request.firingInForce(),
                        fired)
                : KnownPattern.NONE;
        return new PlayerAims(player, pattern, recoil, fired)
                .aims(request.generatorSettings(), Objects.requireNonNullElse(seeds.player(), 0L));
    }

    private static WeaponSummary summary(
            SpreadExtent bullets,
            RecoilSummary view,
            @Nullable Double recoverySeconds,
            @Nullable Double roundsPerMinute) {
        return new WeaponSummary(
                bullets,
                view.largestClimbDegrees(),
                view.largestSwayDegrees(),
                view.viewSettledSeconds(),
                view.residual(),
                recoverySeconds,
                roundsPerMinute);
    }

    /** The wall square to the aim of the start, and what is told of a bullet by it. */
    private record Wall(
            Weapon weapon, View start, Axes axes, @Nullable Double distance) {
        /** Returns the unit direction of a bullet as (forward, right, up) of the aim of the start. */
        Vector3 bullet(View aim, Vector3 pqr) {
            return start.relative(aim.level(pqr).normalized());
        }

        private @Nullable List<Double> impact(Vector3 bullet) {
            return distance == null || !reachesWall(bullet.x())
                    ? null
                    : List.of(
                            distance * bullet.y() / bullet.x(),
                            distance * bullet.z() / bullet.x() - weapon.dropMeters(distance));
        }

        WeaponShot shot(Deviation deviation, RecoilView view, View aim) {
            Vector3 bullet = bullet(aim, deviation.pqr());
            return new WeaponShot(
                    deviation.spread(),
                    view,
                    View.along(start.relative(aim.level(AHEAD))),
                    View.along(bullet),
                    aim.direction(deviation.pqr(), axes),
                    impact(bullet),
                    weapon.pellets() == null
                            ? null
                            : deviation.pellets().stream()
                                    .map(pqr -> Pellet.of(pqr, aim.direction(pqr, axes), impact(bullet(aim, pqr))))
                                    .toList());
        }
    }
}
