package dev.gunfeel.burst;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
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
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
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
        List<Shot> fired = request.firing().fire(weapon, armament.formulas());

        PlayerAims.Aims aims = aims(request, armament, seeds, recoil, fired);
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
            shots.add(shot(request, weapon, deviation, view, aim));
            deviation.bullets().forEach(pqr -> bullets.add(bullet(request, aim, pqr)));
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
        WeaponWarnings.bursts(request.firing(), fired, armament.formulas(), warnings);
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
                        request.firing().roundsPerMinute(fired)),
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
                        request.firing(),
                        fired)
                : KnownPattern.NONE;
        return new PlayerAims(player, pattern, recoil, fired)
                .aims(request.generatorSettings(), Objects.requireNonNullElse(seeds.player(), 0L));
    }

    /** Returns the unit direction of a bullet as (forward, right, up) of the aim of the start. */
    private static Vector3 bullet(WeaponSequenceRequest request, View aim, Vector3 pqr) {
        return request.view().relative(aim.level(pqr).normalized());
    }

    private static @Nullable List<Double> impact(WeaponSequenceRequest request, Weapon weapon, Vector3 bullet) {
        Double distance = request.distanceMeters();
        return distance == null || !reachesWall(bullet.x())
                ? null
                : List.of(
                        distance * bullet.y() / bullet.x(),
                        distance * bullet.z() / bullet.x() - weapon.dropMeters(distance));
    }

    private static WeaponShot shot(
            WeaponSequenceRequest request, Weapon weapon, Deviation deviation, RecoilView view, View aim) {
        Vector3 bullet = bullet(request, aim, deviation.pqr());
        return new WeaponShot(
                deviation.spread(),
                view,
                View.along(request.view().relative(aim.level(AHEAD))),
                View.along(bullet),
                aim.direction(deviation.pqr(), request.axes()),
                impact(request, weapon, bullet),
                weapon.pellets() == null
                        ? null
                        : deviation.pellets().stream()
                                .map(pqr -> Pellet.of(
                                        pqr,
                                        aim.direction(pqr, request.axes()),
                                        impact(request, weapon, bullet(request, aim, pqr))))
                                .toList());
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
}
