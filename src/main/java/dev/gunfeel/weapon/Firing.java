package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Figures;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a weapon is fired: so many shots at full rate, or several bursts with pauses between them.
 *
 * @param shots how many shots of one burst, at least 1; instead of {@code bursts}
 * @param speed how fast the shooter moves during those shots, in metres/second, at least 0; 0 where left out
 * @param bursts the bursts, at least one; instead of {@code shots}
 */
public record Firing(
        @Nullable @Min(1) Integer shots,
        @Nullable @PositiveOrZero Double speed,
        @Nullable @Size(min = 1) List<Burst> bursts)
        implements Rules {
    private static final int WITHOUT_MAGAZINE = 30;

    /**
     * Returns what is fired where nobody says how: a full magazine, or 30 shots of a weapon without {@code magazineSize},
     * by somebody who stands still.
     */
    public static Firing standard(Weapon weapon) {
        return of(Objects.requireNonNullElse(weapon.magazineSize(), WITHOUT_MAGAZINE));
    }

    /** Returns one burst of somebody who stands still. */
    public static Firing of(int shots) {
        return new Firing(shots, null, null);
    }

    /** Returns several bursts. */
    public static Firing of(Burst... bursts) {
        return new Firing(null, null, List.of(bursts));
    }

    /** Returns how many shots all bursts have. */
    public long count() {
        return inBursts().stream().mapToLong(Burst::shots).sum();
    }

    /** Returns every shot of every burst, in order, as the weapon's memory sees it. */
    public List<Shot> fire(Weapon weapon) {
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

    /** Returns when the last shot is fired, to rounding, in seconds since the first, without going through them. */
    public double lastShotSeconds(Weapon weapon) {
        double last = 0;
        for (Burst burst : inBursts()) {
            last += Objects.requireNonNullElse(burst.pauseSeconds(), 0.0)
                    + (burst.shots() - 1) * weapon.fireIntervalSeconds();
        }
        return last;
    }

    /** Returns the bursts; the shots of one burst as the only one. */
    List<Burst> inBursts() {
        return bursts != null
                ? bursts
                : List.of(Burst.of(Objects.requireNonNull(shots)).withSpeed(speed == null ? 0 : speed));
    }

    @Override
    public void rules(Complaints complaints) {
        boolean hasShots = shots != null || !complaints.sound("shots");
        boolean hasBursts = bursts != null || !complaints.sound("bursts");
        if (hasShots && hasBursts) {
            complaints.add("bursts", "is given together with shots; leave one of the two out", null);
        } else if (!hasShots && !hasBursts) {
            complaints.add("shots", "is required, or bursts in its place", null);
        } else if (complaints.sound("shots", "bursts")) {
            complaints.limit(shots != null ? "shots" : "bursts", Limit.SHOTS, (double) count());
        }
        if (bursts != null) {
            burstRules(bursts, complaints);
        }
    }

    private void burstRules(List<@Nullable Burst> given, Complaints complaints) {
        if (speed != null) {
            complaints.add("speed", "goes with shots; give each burst its own speed", speed);
        }
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

    /** Adds a complaint for every pause that is shorter than the weapon's fire interval. */
    public void rules(Weapon weapon, Complaints complaints) {
        if (bursts == null || !complaints.sound("bursts")) {
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
