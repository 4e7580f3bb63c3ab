package dev.gunfeel.spread;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.random.NumberSource;
import dev.gunfeel.random.SeedName;
import dev.gunfeel.random.ShotNumbers;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stance;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The spread of one weapon with its seeds (docs/formulas.md, Spread). Immutable. */
public final class SpreadPattern {
    private final WeaponSpread spread;
    private final List<Stance> stances;
    private final ShotNumbers running;
    private final List<SpreadPart.Repeating> repeating;
    private final List<SpreadPart.Chance> chance;
    private final @Nullable PelletPart pellets;

    /**
     * Makes the pattern.
     *
     * @param weapon the weapon; without spread its bullets all go where the aim points
     * @param formulas which form of the formulas
     * @param source where random numbers come from
     * @param seeds the seeds in force
     */
    public SpreadPattern(Weapon weapon, Formulas formulas, NumberSource source, Seeds seeds) {
        spread = Objects.requireNonNullElse(weapon.spread(), WeaponSpread.NONE);
        stances = weapon.stances();
        repeating = SpreadPart.repeating(spread, formulas, source, seeds);
        chance = SpreadPart.chance(spread, formulas);
        pellets = weapon.pellets() == null ? null : new PelletPart(weapon.pellets(), spread.forwardDistance());
        int drawn = chance.size() + (pellets == null ? 0 : pellets.count());
        running = source.numbers(SeedName.RUNNING, seeds.runningInForce(), SpreadPart.Chance.NUMBERS * drawn);
    }

    /**
     * Returns whether another spread seed makes another pattern.
     *
     * @return whether a part that repeats draws from it
     */
    public boolean isSeeded() {
        return repeating.stream().anyMatch(SpreadPart.Repeating::isSeeded);
    }

    /**
     * Returns whether true chance may move a bullet, so that another running seed makes another burst.
     *
     * @param firing how the weapon is fired
     * @return whether a part of chance has a say at one of its speeds, in the stances that are taken
     */
    public boolean isByChance(Firing firing) {
        return firing.inBursts().stream().anyMatch(burst -> {
            Stance stance = Stance.together(stances, Objects.requireNonNullElse(burst.stances(), List.of()));
            return (pellets != null && pellets.mayMove(stance))
                    || chance.stream().anyMatch(part -> part.mayMove(burst.speed(), stance));
        });
    }

    /**
     * Returns where a shot's bullet goes.
     *
     * @param shot the shot
     * @param before what the shot before leaves to carry ({@link Deviation#carriedOn}), 0 for the first
     * @return the bullet's place, part by part
     */
    public Deviation deviation(Shot shot, double before) {
        return prepared(shot).deviation(before, running);
    }

    /**
     * Fires one shot without looking at the parts: the places alone of what {@link #deviation} gives.
     *
     * @param shot the shot
     * @param before what the shot before returned; 0 for the first
     * @param index the place of the shot in the arrays, from 0
     * @param right the sideways places (q) of the shots, of which this shot's is set
     * @param up the vertical places (r) of the shots, of which this shot's is set
     * @return what the next shot carries
     */
    public double fire(Shot shot, double before, int index, double[] right, double[] up) {
        return prepared(shot).fire(before, running, index, right, up);
    }

    /**
     * Returns the spread of a burst, ready to be fired many times with other running seeds.
     *
     * @param shots the shots of the burst, in order
     * @return the spread of these shots
     */
    public BurstSpread burst(List<Shot> shots) {
        return new BurstSpread(
                spread.forwardDistance(),
                running,
                shots.stream().map(this::prepared).toArray(PreparedShot[]::new));
    }

    /**
     * Warns of what is legal but surprising in the weapon's spread.
     *
     * @param armament the weapon, and where it stands in the request
     * @param warnings where the warnings go
     */
    public void warn(Armament armament, List<Warning> warnings) {
        repeating.forEach(part -> part.warn(armament, warnings));
        chance.forEach(part -> part.warn(armament, warnings));
    }

    private PreparedShot prepared(Shot shot) {
        double carry = StrictMath.pow(shot.potentialRatio(), spread.carryExponent());
        return new PreparedShot(shot, spread.forwardDistance(), carry, repeating, chance, pellets);
    }
}
