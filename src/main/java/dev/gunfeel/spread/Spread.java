package dev.gunfeel.spread;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.StateOrigin;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponWarnings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Spread: where a weapon's bullets go relative to its aim. Lifting spread climbs, random spread scatters in a way that
 * repeats after a rest, running spread scatters by true chance (docs/formulas.md, Spread).
 */
public final class Spread {
    private Spread() {}

    /**
     * Fires one shot.
     *
     * @param request the weapon and the state that the shot before left
     * @return the shot and the next state; a chain of steps is the sequence to the last bit
     * @throws InputException with every complaint about the request
     */
    public static SpreadStep step(SpreadStepRequest request) {
        Check.require(request);
        SpreadState state = request.state();
        Armament armament =
                request.armament().goingOn(state == null ? null : state.seeds()).drawn();
        Weapon weapon = armament.weapon();
        Seeds seeds = armament.seeds();
        FireMemory memory = state == null ? FireMemory.NONE : state.memory();
        double elapsed = Objects.requireNonNullElse(request.elapsedSeconds(), 0.0);

        Shot shot = memory.next(
                weapon,
                armament.formulas(),
                elapsed,
                request.speed(),
                Stance.together(weapon.stances(), request.stances()));
        SpreadPattern pattern = new SpreadPattern(weapon, armament.formulas(), request.generatorSettings(), seeds);
        Deviation deviation = pattern.deviation(shot, state == null ? 0 : state.q());

        List<Warning> warnings = new ArrayList<>();
        // Told once, with the shot of a rested weapon, and not with every step of a burst.
        if (shot.potentialSeconds() == 0) {
            pattern.warn(armament, warnings);
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
        return new SpreadStep(
                SpreadShot.of(deviation, request.view(), request.axes(), request.distanceMeters(), weapon),
                new SpreadState(StateOrigin.of(weapon), shot.after(), deviation.carriedOn(), seeds),
                armament.formulas(),
                seeds,
                warnings);
    }

    /**
     * Fires bursts from a rested weapon, and from a second one to compare with where the request has one.
     *
     * @param request the weapon and how it is fired
     * @return every shot, a summary, and the state after the last shot
     * @throws InputException with every complaint about the request
     */
    public static SpreadSequence sequence(SpreadSequenceRequest request) {
        Check.require(request);
        Armament own = request.armament().drawn();
        return fire(request, own, request.firedAgainst(own, other -> fire(request, other.drawn(), null)));
    }

    private static SpreadSequence fire(
            SpreadSequenceRequest request, Armament armament, @Nullable SpreadSequence against) {
        Weapon weapon = armament.weapon();
        Seeds seeds = armament.seeds();
        SpreadPattern pattern = new SpreadPattern(weapon, armament.formulas(), request.generatorSettings(), seeds);
        List<Shot> fired = request.firingInForce().fire(weapon, armament.formulas());

        List<SpreadShot> shots = new ArrayList<>(fired.size());
        List<Vector3> bullets = new ArrayList<>(fired.size());
        CarriedRunning running = new CarriedRunning(weapon.spread());
        double carried = 0;
        for (Shot shot : fired) {
            Interruption.poll();
            Deviation deviation = pattern.deviation(shot, carried);
            shots.add(SpreadShot.of(deviation, request.view(), request.axes(), request.distanceMeters(), weapon));
            bullets.addAll(deviation.bullets());
            running.add(deviation.spread());
            carried = deviation.carriedOn();
        }

        FireMemory last = fired.get(fired.size() - 1).after();
        List<Warning> warnings = new ArrayList<>();
        pattern.warn(armament, warnings);
        running.warn(armament, warnings);
        WeaponWarnings.memory(armament, warnings);
        WeaponWarnings.units(armament, warnings);
        WeaponWarnings.bursts(request.firingInForce(), fired, armament.formulas(), warnings);
        WeaponWarnings.seeds(armament, request.generatorSettings(), fired.size(), warnings);
        WeaponWarnings.alike(weapon, seeds, request.generatorSettings(), fired.size(), warnings);
        return new SpreadSequence(
                weapon.name(),
                request.distanceMeters(),
                shots,
                new SpreadState(StateOrigin.of(weapon), last, carried, seeds),
                new SpreadSummary(
                        SpreadExtent.of(bullets),
                        last.recoverySeconds(weapon),
                        request.firingInForce().roundsPerMinute(fired)),
                armament.formulas(),
                seeds,
                warnings,
                against);
    }
}
