package dev.gunfeel.weapon;

import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is legal but surprising in how a weapon is seeded and fired. */
public final class WeaponWarnings {
    /** Of how many bursts each has a warning of its own: a long training session would drown the answer in them. */
    private static final int MOST_BURSTS = 20;

    private WeaponWarnings() {}

    /**
     * Warns of seeds that lie closer together than the number of shots, and so share numbers.
     *
     * @param armament the weapon and its seeds
     * @param shots how many shots are fired
     * @param warnings where the warnings go
     */
    public static void seeds(Armament armament, long shots, List<Warning> warnings) {
        Weapon weapon = armament.weapon();
        Seeds seeds = armament.seeds();
        boolean spread = weapon.spread() != null && weapon.spread().random() != null;
        boolean recoil = weapon.recoil() != null;
        String pointer = armament.pointerToSeeds();
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
     * Warns of every burst that starts before the weapon has rested; of many, of the first and of the rest in sum.
     *
     * @param firing the bursts
     * @param shots the shots that they make
     * @param warnings where the warnings go
     */
    public static void bursts(Firing firing, List<Shot> shots, List<Warning> warnings) {
        List<Burst> bursts = firing.inBursts();
        int shot = bursts.get(0).shots();
        int resumed = 0;
        double largest = 0;
        for (int i = 1; i < bursts.size(); i++) {
            Shot first = shots.get(shot);
            if (first.potentialSeconds() > 0 && ++resumed > MOST_BURSTS) {
                largest = Math.max(largest, first.potentialRatio());
            } else {
                resumed(first, "/firing/bursts/" + i, warnings);
            }
            shot += bursts.get(i).shots();
        }
        if (resumed > MOST_BURSTS) {
            warnings.add(new Warning(
                    "burstBeforeRest",
                    (resumed - MOST_BURSTS)
                            + " more bursts start before the weapon has rested, at potential ratios up to "
                            + Figures.of(largest),
                    largest,
                    "/firing/bursts"));
        }
    }

    /**
     * Warns of a shot that starts a burst before the weapon has rested; does nothing where it has.
     *
     * @param shot the first shot of the burst
     * @param pointer what the warning points to
     * @param warnings where the warning goes
     */
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
