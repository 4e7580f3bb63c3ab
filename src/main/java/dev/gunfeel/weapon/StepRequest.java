package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import dev.gunfeel.math.Figures;
import dev.gunfeel.random.GeneratorLifetime;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A request that goes on from a state: what the steps share. */
public interface StepRequest extends WeaponRequest {
    /** After so many bullets no step goes through what they drew, whatever the limits say. */
    double MOST_DRAWN_ON = 1_000_000;

    /** {@return how long after the state's instant the step is, in seconds} */
    @Nullable
    Double elapsedSeconds();

    /**
     * Complains about a state of another weapon, or of a form that isn't known yet.
     *
     * @param origin where the state comes from; null where there is no state
     * @param complaints where complaints about the request go
     */
    default void originRules(@Nullable StateOrigin origin, Complaints complaints) {
        if (origin == null) {
            return;
        }
        Complaints state = complaints.at("state");
        origin.rules(state);
        Armament armament = soundArmament(complaints);
        if (armament != null) {
            origin.rules(armament.weapon(), state);
        }
    }

    /**
     * Complains about a state that has no time to go with it, about its seeds where the generator does not take them, and
     * where they contradict the request's.
     *
     * @param state the seeds of the state
     * @param shots how many shots there are with the next one
     * @param complaints where complaints about the request go
     */
    default void stateRules(Seeds state, long shots, Complaints complaints) {
        if (elapsedSeconds() == null && complaints.sound("elapsedSeconds")) {
            complaints.add("elapsedSeconds", "is required with a state: the seconds since its instant", null);
        }
        if (soundGenerator(complaints)) {
            state.rules(generatorSettings(), shots, complaints.at("state").at("seeds"));
        }
        Seeds own = Objects.requireNonNullElse(seeds(), Seeds.NONE);
        Complaints place = complaints.at("seeds");
        contradiction("spread", own.spread(), state.spread(), place);
        contradiction("recoil", own.recoil(), state.recoil(), place);
        contradiction("running", own.running(), state.running(), place);
    }

    /**
     * Complains about a state of more shots than a step goes through, where it draws from generators that are drawn on.
     *
     * @param weapon the weapon
     * @param memory what the state remembers
     * @param complaints where complaints about the request go
     */
    default void drawnOnRules(Weapon weapon, FireMemory memory, Complaints complaints) {
        Complaints state = complaints.at("state");
        if (generatorLifetime() == GeneratorLifetime.BURST && state.sound("shotNumber", "seedOffset")) {
            drawnOnRules("shotNumber", memory.shotNumber(), weapon, state);
            drawnOnRules("seedOffset", memory.seedOffset(), weapon, state);
        }
    }

    private static void drawnOnRules(String name, int shots, Weapon weapon, Complaints state) {
        double bullets = (double) shots * weapon.bulletsPerShot();
        state.limit(name, Limit.SHOTS, bullets);
        if (bullets > MOST_DRAWN_ON && state.sound(name)) {
            state.add(
                    name,
                    "is further than a generator is drawn on for a step; start anew without a state, or with"
                            + " generatorLifetime shot",
                    shots);
        }
    }

    private static void contradiction(
            String name, @Nullable Long asked, @Nullable Long inForce, Complaints complaints) {
        if (asked != null && inForce != null && !asked.equals(inForce)) {
            complaints.add(
                    name,
                    "is " + asked + ", but the state goes on with " + inForce
                            + "; leave it out, or start anew without a state",
                    asked);
        }
    }

    /**
     * Complains about a shot that comes before the weapon can fire again.
     *
     * @param weapon the weapon that is fired
     * @param memory what the weapon remembers
     * @param sinceShotSeconds seconds from the shot before to this one
     * @param complaints where complaints about the request go
     */
    default void shotRules(Weapon weapon, FireMemory memory, double sinceShotSeconds, Complaints complaints) {
        if (!memory.mayFire(weapon, sinceShotSeconds)) {
            complaints.add(
                    "elapsedSeconds",
                    "puts the shot " + Figures.of(sinceShotSeconds)
                            + " s after the one before, but the weapon fires at most every "
                            + Figures.of(weapon.intervalSeconds()) + " s (" + weapon.intervalMember()
                            + "); wait longer",
                    elapsedSeconds());
        }
    }
}
