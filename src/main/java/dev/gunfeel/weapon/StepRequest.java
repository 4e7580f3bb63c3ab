package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Figures;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A request that goes on from a state: what the steps share. */
public interface StepRequest extends WeaponRequest {
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
        if (complaints.sound("generator")) {
            state.rules(generator(), shots, complaints.at("state").at("seeds"));
        }
        Seeds own = Objects.requireNonNullElse(seeds(), Seeds.NONE);
        Complaints place = complaints.at("seeds");
        contradiction("spread", own.spread(), state.spread(), place);
        contradiction("recoil", own.recoil(), state.recoil(), place);
        contradiction("running", own.running(), state.running(), place);
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
