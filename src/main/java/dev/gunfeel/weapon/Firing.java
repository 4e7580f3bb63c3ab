package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a weapon is fired: so many shots at full rate, or several bursts with pauses between them. */
public sealed interface Firing {
    /** No burst goes on for longer, in seconds. */
    double LATEST_SECONDS = 1e9;

    /**
     * {@return what is fired where nobody says how: a full magazine, or 30 shots of a weapon without {@code magazineSize},
     * by somebody who stands still}
     *
     * @param weapon the weapon
     */
    static Firing standard(Weapon weapon) {
        return of(Objects.requireNonNullElse(weapon.magazineSize(), 30));
    }

    /**
     * {@return one burst of somebody who stands still}
     *
     * @param shots how many shots, at least 1
     */
    static Firing of(int shots) {
        return new Shots(shots, 0.0, null, null);
    }

    /**
     * {@return several bursts}
     *
     * @param bursts the bursts, at least one; every one but the first with a pause before it
     */
    static Firing of(Burst... bursts) {
        return of(List.of(bursts));
    }

    /**
     * {@return several bursts}
     *
     * @param bursts the bursts, at least one; every one but the first with a pause before it
     */
    static Firing of(List<Burst> bursts) {
        return new Bursts(bursts, null, null);
    }

    /** {@return the game's clock; null where shots come exactly when they are due} */
    @Nullable
    Clock clock();

    /** {@return the bursts; the shots of one burst as the only one} */
    List<Burst> inBursts();

    /**
     * {@return the same shots of somebody who moves at one speed throughout}
     *
     * @param speed metres/second, at least 0
     */
    Firing atSpeed(double speed);

    /**
     * Complains about every pause that is shorter than the weapon's fire interval.
     *
     * @param weapon the weapon that is fired
     * @param complaints where complaints about the firing go
     */
    void rules(Weapon weapon, Complaints complaints);

    /**
     * {@return shots a minute in the burst with most shots, the first of equals; null where it has one shot only}
     *
     * @param fired the shots of all bursts, in order
     */
    default @Nullable Double roundsPerMinute(List<Shot> fired) {
        int first = 0;
        int most = 0;
        int from = 0;
        for (Burst burst : inBursts()) {
            if (burst.shots() > most) {
                most = burst.shots();
                first = from;
            }
            from += burst.shots();
        }
        double seconds =
                fired.get(first + most - 1).timeSeconds() - fired.get(first).timeSeconds();
        return seconds > 0 ? Double.valueOf(60 * (most - 1) / seconds) : null;
    }

    /** {@return how many shots all bursts have} */
    default long count() {
        return inBursts().stream().mapToLong(Burst::shots).sum();
    }

    /**
     * {@return every shot of every burst, in order, as the weapon's memory sees it}
     *
     * @param weapon the weapon that is fired
     */
    default List<Shot> fire(Weapon weapon) {
        return fire(weapon, weapon.formulasInForce());
    }

    /**
     * {@return every shot of every burst, in order, as the weapon's memory sees it}
     *
     * @param weapon the weapon that is fired
     * @param formulas which form of resuming
     */
    default List<Shot> fire(Weapon weapon, Formulas formulas) {
        List<Shot> fired = new ArrayList<>();
        Trigger trigger = Trigger.of(clock(), weapon.intervalSeconds());
        FireMemory memory = FireMemory.NONE;
        for (Burst burst : inBursts()) {
            trigger.pull(Objects.requireNonNullElse(burst.pauseSeconds(), 0.0));
            Stance stance = Stance.together(weapon.stances(), Objects.requireNonNullElse(burst.stances(), List.of()));
            for (int i = 0; i < burst.shots(); i++) {
                Interruption.poll();
                Shot shot = trigger.timed(memory.next(weapon, formulas, trigger.next(), burst.speed(), stance));
                fired.add(shot);
                memory = shot.after();
            }
        }
        return fired;
    }

    /**
     * {@return when the last shot is fired, in seconds since the first, without going through them: to rounding, and with a clock
     * to a frame}
     *
     * @param weapon the weapon that is fired
     */
    default double lastShotSeconds(Weapon weapon) {
        Trigger trigger = Trigger.of(clock(), weapon.intervalSeconds());
        double last = 0;
        for (Burst burst : inBursts()) {
            last += trigger.lasting(Objects.requireNonNullElse(burst.pauseSeconds(), 0.0), burst.shots());
        }
        return last;
    }

    /** Complains about a clock so slow that times would pass what numbers hold. */
    private static void clockRules(Firing firing, Weapon weapon, Complaints complaints) {
        Clock clock = firing.clock();
        if (clock != null
                && complaints.sound("shots", "bursts", "clock")
                && !(firing.lastShotSeconds(weapon) <= LATEST_SECONDS)) {
            complaints
                    .at("clock")
                    .add(
                            "hz",
                            "is so low that the last shot would come after more than " + Figures.of(LATEST_SECONDS)
                                    + " s; give more frames a second",
                            clock.hz());
        }
    }

    /**
     * One burst at full rate.
     *
     * @param shots how many shots, at least 1
     * @param speed how fast the shooter moves during those shots, in metres/second, at least 0
     * @param stances the names of the weapon's stances that are taken; none where left out
     * @param clock the game's clock; where left out, shots come exactly when they are due
     */
    record Shots(
            @NotNull @Min(1) Integer shots,
            @PositiveOrZero Double speed,
            @Nullable @Size(max = 32) List<String> stances,
            @Nullable Clock clock)
            implements Firing, Rules {
        /** Puts the defaults where something is left out. */
        public Shots {
            speed = Defaults.or(speed, 0.0);
        }

        @Override
        public List<Burst> inBursts() {
            return List.of(Burst.of(shots).withSpeed(speed).withStances(stances));
        }

        @Override
        public Shots atSpeed(double speed) {
            return new Shots(shots, speed, stances, clock);
        }

        /**
         * {@return as many shots fired in the same way}
         *
         * @param count how many, at least 1
         */
        public Shots withShots(int count) {
            return new Shots(count, speed, stances, clock);
        }

        /**
         * {@return the same shots by another clock}
         *
         * @param other the game's clock; null for none
         */
        public Shots withClock(@Nullable Clock other) {
            return new Shots(shots, speed, stances, other);
        }

        @Override
        public void rules(Complaints complaints) {
            if (complaints.sound("shots")) {
                complaints.limit("shots", Limit.SHOTS, shots);
            }
        }

        @Override
        public void rules(Weapon weapon, Complaints complaints) {
            Stance.rules(weapon.stances(), stances, complaints);
            Firing.clockRules(this, weapon, complaints);
            if (complaints.sound("shots")) {
                complaints.limit("shots", Limit.SHOTS, (double) shots * weapon.bulletsPerShot());
            }
        }
    }

    /**
     * Several bursts with pauses between them.
     *
     * @param bursts the bursts, at least one
     * @param stances the names of the weapon's stances that are taken in every burst that names none itself
     * @param clock the game's clock; where left out, shots come exactly when they are due
     */
    record Bursts(
            @NotNull @Size(min = 1) @CountsAs(Limit.SHOTS) List<Burst> bursts,
            @Nullable @Size(max = 32) List<String> stances,
            @Nullable Clock clock)
            implements Firing, Rules {
        @Override
        public List<Burst> inBursts() {
            return stances == null
                    ? bursts
                    : bursts.stream()
                            .map(burst -> burst.stances() == null ? burst.withStances(stances) : burst)
                            .toList();
        }

        @Override
        public Bursts atSpeed(double speed) {
            return new Bursts(
                    bursts.stream().map(burst -> burst.withSpeed(speed)).toList(), stances, clock);
        }

        /**
         * {@return the same bursts by another clock}
         *
         * @param other the game's clock; null for none
         */
        public Bursts withClock(@Nullable Clock other) {
            return new Bursts(bursts, stances, other);
        }

        @Override
        public void rules(Complaints complaints) {
            if (complaints.sound("bursts")) {
                complaints.limit("bursts", Limit.SHOTS, (double) count());
            }
            List<@Nullable Burst> given = Objects.requireNonNullElse(bursts, List.of());
            for (int i = 0; i < given.size(); i++) {
                Burst burst = given.get(i);
                Complaints place = complaints.at("bursts").at(i);
                if (burst == null || !place.sound("pauseSeconds")) {
                    continue;
                }
                Double pause = burst.pauseSeconds();
                if (i == 0 && pause != null) {
                    place.add("pauseSeconds", "has no meaning in the first burst; leave it out", pause);
                } else if (i > 0 && pause == null) {
                    place.add(
                            "pauseSeconds",
                            "is required in every burst but the first: the seconds since the last shot before",
                            null);
                }
            }
        }

        @Override
        public void rules(Weapon weapon, Complaints complaints) {
            Stance.rules(weapon.stances(), stances, complaints);
            Firing.clockRules(this, weapon, complaints);
            if (!complaints.sound("bursts")) {
                return;
            }
            complaints.limit("bursts", Limit.SHOTS, (double) count() * weapon.bulletsPerShot());
            double interval = weapon.intervalSeconds();
            for (int i = 0; i < bursts.size(); i++) {
                Stance.rules(
                        weapon.stances(),
                        bursts.get(i).stances(),
                        complaints.at("bursts").at(i));
                Double pause = bursts.get(i).pauseSeconds();
                if (pause != null && pause < interval - FireMemory.EARLY_SECONDS) {
                    complaints
                            .at("bursts")
                            .at(i)
                            .add(
                                    "pauseSeconds",
                                    "is " + Figures.of(pause) + " s, but the weapon fires at most every "
                                            + Figures.of(interval)
                                            + " s (" + weapon.intervalMember() + "); make the pause at least as long",
                                    pause);
                }
            }
        }
    }
}
