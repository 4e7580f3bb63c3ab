package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
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
        return new Shots(shots, 0.0);
    }

    /**
     * {@return several bursts}
     *
     * @param bursts the bursts, at least one; every one but the first with a pause before it
     */
    static Firing of(Burst... bursts) {
        return new Bursts(List.of(bursts));
    }

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
        List<Shot> fired = new ArrayList<>();
        FireMemory memory = FireMemory.NONE;
        for (Burst burst : inBursts()) {
            double elapsed = Objects.requireNonNullElse(burst.pauseSeconds(), 0.0);
            for (int i = 0; i < burst.shots(); i++) {
                Interruption.poll();
                Shot shot = memory.next(weapon, elapsed, burst.speed());
                fired.add(shot);
                memory = shot.after();
                elapsed = weapon.fireIntervalSeconds();
            }
        }
        return fired;
    }

    /**
     * {@return when the last shot is fired, to rounding, in seconds since the first, without going through them}
     *
     * @param weapon the weapon that is fired
     */
    default double lastShotSeconds(Weapon weapon) {
        double last = 0;
        for (Burst burst : inBursts()) {
            last += Objects.requireNonNullElse(burst.pauseSeconds(), 0.0)
                    + (burst.shots() - 1) * weapon.fireIntervalSeconds();
        }
        return last;
    }

    /**
     * One burst at full rate.
     *
     * @param shots how many shots, at least 1
     * @param speed how fast the shooter moves during those shots, in metres/second, at least 0
     */
    record Shots(
            @NotNull @Min(1) Integer shots, @PositiveOrZero Double speed) implements Firing, Rules {
        /** Puts the defaults where something is left out. */
        public Shots {
            speed = Defaults.or(speed, 0.0);
        }

        @Override
        public List<Burst> inBursts() {
            return List.of(Burst.of(shots).withSpeed(speed));
        }

        @Override
        public Shots atSpeed(double speed) {
            return new Shots(shots, speed);
        }

        @Override
        public void rules(Complaints complaints) {
            if (complaints.sound("shots")) {
                complaints.limit("shots", Limit.SHOTS, shots);
            }
        }

        @Override
        public void rules(Weapon weapon, Complaints complaints) {
            // There is no pause.
        }
    }

    /**
     * Several bursts with pauses between them.
     *
     * @param bursts the bursts, at least one
     */
    record Bursts(@NotNull @Size(min = 1) List<Burst> bursts) implements Firing, Rules {
        @Override
        public List<Burst> inBursts() {
            return bursts;
        }

        @Override
        public Bursts atSpeed(double speed) {
            return new Bursts(
                    bursts.stream().map(burst -> burst.withSpeed(speed)).toList());
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
            if (!complaints.sound("bursts")) {
                return;
            }
            double interval = weapon.fireIntervalSeconds();
            for (int i = 0; i < bursts.size(); i++) {
                Double pause = bursts.get(i).pauseSeconds();
                if (pause != null && pause < interval - FireMemory.EARLY_SECONDS) {
                    complaints
                            .at("bursts")
                            .at(i)
                            .add(
                                    "pauseSeconds",
                                    "is " + Figures.of(pause) + " s, but the weapon fires at most every "
                                            + Figures.of(interval)
                                            + " s (fireIntervalSeconds); make the pause at least as long",
                                    pause);
                }
            }
        }
    }
}
