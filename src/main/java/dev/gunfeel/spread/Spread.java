package dev.gunfeel.spread;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Vector3;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.FiringRequest;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
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
        Weapon weapon = request.weaponInForce();
        SpreadState state = request.state();
        Seeds seeds = request.seedsInForce(state == null ? Seeds.NONE : state.seeds(), true);
        FireMemory memory = state == null ? FireMemory.NONE : state.memory();
        double elapsed = Objects.requireNonNullElse(request.elapsedSeconds(), 0.0);

        Shot shot = memory.next(weapon, elapsed, request.speed());
        Deviation deviation = new SpreadPattern(weapon, request.formulas(), request.generator(), seeds)
                .deviation(shot, state == null ? 0 : state.q());

        List<Warning> warnings = new ArrayList<>();
        if (shot.potentialSeconds() == 0) {
            SpreadWarnings.restedMiss(request, warnings);
        }
        if (shot.intervalSeconds() > weapon.fireIntervalSeconds()) {
            WeaponWarnings.resumed(shot, "/elapsedSeconds", warnings);
        }
        WeaponWarnings.seeds(request, seeds, shot.after().shotNumber(), state != null, warnings);
        return new SpreadStep(
                SpreadShot.of(deviation, request.view(), request.axes(), request.distanceMeters()),
                new SpreadState(shot.after(), deviation.carriedOn(), seeds),
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
        Seeds seeds = request.seedsInForce(Seeds.NONE, true);
        SpreadSequenceRequest other = request.other();
        SpreadSequence against =
                other == null ? null : fire(other, other.seedsInForce(FiringRequest.sameChance(seeds), true), null);
        return fire(request, seeds, against == null ? null : against.asAgainst());
    }

    private static SpreadSequence fire(SpreadSequenceRequest request, Seeds seeds, @Nullable SpreadSequence against) {
        Weapon weapon = request.weaponInForce();
        SpreadPattern pattern = new SpreadPattern(weapon, request.formulas(), request.generator(), seeds);
        List<Shot> fired = request.firing().fire(weapon);

        List<SpreadShot> shots = new ArrayList<>(fired.size());
        List<Vector3> bullets = new ArrayList<>(fired.size());
        double carried = 0;
        for (Shot shot : fired) {
            Interruption.poll();
            Deviation deviation = pattern.deviation(shot, carried);
            shots.add(SpreadShot.of(deviation, request.view(), request.axes(), request.distanceMeters()));
            bullets.add(deviation.pqr());
            carried = deviation.carriedOn();
        }

        FireMemory last = fired.get(fired.size() - 1).after();
        List<Warning> warnings = new ArrayList<>();
        SpreadWarnings.restedMiss(request, warnings);
        WeaponWarnings.bursts(request.firing(), fired, warnings);
        WeaponWarnings.seeds(request, seeds, fired.size(), false, warnings);
        return new SpreadSequence(
                weapon.name(),
                shots,
                new SpreadState(last, carried, seeds),
                new SpreadSummary(SpreadExtent.of(bullets), last.potentialSeconds()),
                seeds,
                warnings,
                against);
    }
}
