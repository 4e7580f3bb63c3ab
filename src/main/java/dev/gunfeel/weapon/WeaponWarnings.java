package dev.gunfeel.weapon;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What is legal but surprising in how a weapon is seeded and fired. */
public final class WeaponWarnings {
    private WeaponWarnings() {}

    /** Returns the warnings about a weapon to compare with, pointing to where it stands in the request. */
    public static List<Warning> against(List<Warning> warnings) {
        return warnings.stream()
                .map(warning -> new Warning(
                        warning.code(), warning.message(), warning.value(), pointerToAgainst(warning.pointer())))
                .toList();
    }

    private static @Nullable String pointerToAgainst(@Nullable String pointer) {
        if (pointer == null) {
            return null;
        }
        return pointer.startsWith("/weapon")
                ? "/against" + pointer.substring("/weapon".length())
                : pointer.startsWith("/preset") ? "/againstPreset" : pointer;
    }

    /**
     * Warns of seeds that lie closer together than the number of shots, and so share numbers.
     *
     * @param request the request
     * @param seeds the seeds in force
     * @param shots how many shots are fired
     * @param fromState whether the seeds come from a state
     */
    public static void seeds(
            WeaponRequest request, Seeds seeds, long shots, boolean fromState, List<Warning> warnings) {
        Weapon weapon = request.weaponInForce();
        boolean spread = weapon.spread() != null && weapon.spread().random() != null;
        boolean recoil = weapon.recoil() != null;
        String pointer = fromState ? "/state/seeds" : request.seeds() != null ? "/seeds" : request.pointerTo("/seeds");
        Long spreadSeed = spread ? seeds.spread() : null;
        Long recoilSeed = recoil ? seeds.recoil() : null;
        Long runningSeed = weapon.hasRunningSpread() ? seeds.running() : null;
        close("spread", spreadSeed, "recoil", recoilSeed, shots, pointer, warnings);
        close("spread", spreadSeed, "running", runningSeed, shots, pointer, warnings);
        close("recoil", recoilSeed, "running", runningSeed, shots, pointer, warnings);
    }

    private static void close(
            String name,
            @Nullable Long seed,
            String otherName,
            @Nullable Long other,
            long shots,
            String pointer,
            List<Warning> warnings) {
        if (seed == null || other == null) {
            return;
        }
        // Sums of seed and offset wrap, and so does this difference: the largest seed is next to the least.
        long difference = seed - other;
        if (difference > -shots && difference < shots) {
            warnings.add(new Warning(
                    "seedsClose",
                    "the seeds of " + name + " (" + seed + ") and " + otherName + " (" + other + ") differ by "
                            + Math.abs(difference) + ", less than the " + shots
                            + " shots, so they share random numbers; set them further apart",
                    (double) Math.abs(difference),
                    pointer));
        }
    }

    /**
     * Warns of every burst that starts before the weapon has rested.
     *
     * @param firing the bursts
     * @param shots the shots that they make
     */
    public static void bursts(Firing firing, List<Shot> shots, List<Warning> warnings) {
        int first = 0;
        List<Burst> bursts = firing.inBursts();
        for (int i = 0; i < bursts.size(); i++) {
            if (i > 0) {
                resumed(shots.get(first), "/firing/bursts/" + i, warnings);
            }
            first += Objects.requireNonNull(bursts.get(i).shots());
        }
    }

    /** Warns of a shot that starts a burst before the weapon has rested; does nothing where it has. */
    public static void resumed(Shot shot, String pointer, List<Warning> warnings) {
        if (shot.potentialSeconds() > 0) {
            warnings.add(new Warning(
                    "burstBeforeRest",
                    "the burst starts before the weapon has rested, at a potential ratio of "
                            + Figures.of(shot.potentialRatio()) + " and " + Figures.of(shot.potentialSeconds())
                            + " s short of rest, so it goes on with the pattern instead of starting it anew",
                    shot.potentialRatio(),
                    pointer));
        }
    }
}
