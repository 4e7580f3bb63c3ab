package dev.gunfeel.weapon;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.random.GeneratorSettings;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What is legal but surprising in how a weapon is seeded and fired. */
public final class WeaponWarnings {
    /** Nobody waits so long for the next shot. */
    private static final double UNLIKELY_SECONDS = 60;

    /** Nobody's head is so soft. */
    private static final double UNLIKELY_FACTOR = 50;

    /** Of how many bursts each has a warning of its own: a long training session would drown the answer in them. */
    private static final int MOST_BURSTS = 20;

    /** How many shots' seeds are looked at. */
    private static final int MOST_SEEDS = 1000;

    /** First numbers that lie closer together are alike. */
    private static final double ALIKE = 0.5;

    private WeaponWarnings() {}

    /**
     * Warns of seeds that lie closer together than the number of shots, and so share numbers.
     *
     * @param armament the weapon and its seeds
     * @param generator where random numbers come from
     * @param shots how many shots are fired
     * @param warnings where the warnings go
     */
    public static void seeds(Armament armament, GeneratorSettings generator, long shots, List<Warning> warnings) {
        seeds(armament, armament.seeds(), generator, shots, warnings);
    }

    /**
     * Warns of seeds that lie closer together than the number of shots, a player's included.
     *
     * @param armament the weapon
     * @param seeds the seeds in force; without a player's where there is none
     * @param generator where random numbers come from
     * @param shots how many shots are fired
     * @param warnings where the warnings go
     */
    public static void seeds(
            Armament armament, Seeds seeds, GeneratorSettings generator, long shots, List<Warning> warnings) {
        long made = generator.seeds(shots);
        Weapon weapon = armament.weapon();
        boolean spread = weapon.spread() != null && weapon.spread().random() != null;
        boolean recoil = weapon.recoil() != null;
        String pointer = armament.pointerToSeeds();
        Long spreadSeed = spread ? seeds.spread() : null;
        Long recoilSeed = recoil ? seeds.recoil() : null;
        Long runningSeed = weapon.drawsFromRunningSeed() ? seeds.running() : null;
        close("spread", spreadSeed, "recoil", recoilSeed, made, pointer, warnings);
        close("spread", spreadSeed, "running", runningSeed, made, pointer, warnings);
        close("recoil", recoilSeed, "running", runningSeed, made, pointer, warnings);
        close("spread", spreadSeed, "player", seeds.player(), made, pointer, warnings);
        close("recoil", recoilSeed, "player", seeds.player(), made, pointer, warnings);
        close("running", runningSeed, "player", seeds.player(), made, pointer, warnings);
    }

    private static void close(
            String name,
            @Nullable Long seed,
            String otherName,
            @Nullable Long other,
            long made,
            String pointer,
            List<Warning> warnings) {
        if (seed == null || other == null) {
            return;
        }
        // Sums of seed and offset wrap, and so does this difference: the largest seed is next to the least.
        long difference = seed - other;
        if (difference > -made && difference < made) {
            warnings.add(new Warning(
                    "seedsClose",
                    "the seeds of " + name + " (" + seed + ") and " + otherName + " (" + other + ") differ by "
                            + Math.abs(difference)
                            + (made == 1 ? "" : ", less than the " + made + " shots")
                            + ", so they share random numbers; set them further apart",
                    (double) Math.abs(difference),
                    pointer));
        }
    }

    /**
     * Warns of shots whose generators start nearly alike, since their seeds are neighbours.
     *
     * @param weapon the weapon
     * @param seeds the seeds in force
     * @param generator where random numbers come from
     * @param shots how many shots are fired
     * @param warnings where the warning goes: one, of the first of spread, recoil and running that draws
     */
    public static void alike(
            Weapon weapon, Seeds seeds, GeneratorSettings generator, long shots, List<Warning> warnings) {
        if (!generator.startsAlike(shots)) {
            return;
        } else if (weapon.spread() != null && weapon.spread().random() != null) {
            alike("spread", seeds.spreadInForce(), generator, shots, warnings);
        } else if (weapon.recoil() != null) {
            alike("recoil", seeds.recoilInForce(), generator, shots, warnings);
        } else if (weapon.drawsFromRunningSeed()) {
            alike("running", seeds.runningInForce(), generator, shots, warnings);
        }
    }

    private static void alike(String name, long seed, GeneratorSettings generator, long shots, List<Warning> warnings) {
        double least = 1;
        double most = 0;
        for (int offset = 0; offset < Math.min(shots, MOST_SEEDS); offset++) {
            double first = generator.generator(seed + offset).unit();
            least = Math.min(least, first);
            most = Math.max(most, first);
        }
        // Of so many seeds that they fill the interval, neighbours are still alike, but no shot is like most others.
        if (most - least < ALIKE) {
            warnings.add(new Warning(
                    "seedsAlike",
                    "the generators of neighbouring seeds start nearly alike: the first numbers that " + name
                            + " draws lie between " + Figures.of(least) + " and " + Figures.of(most) + " over " + shots
                            + " shots; set seedMixing to splitmix, or generatorLifetime to burst",
                    most - least,
                    "/generator"));
        }
    }

    /**
     * Warns of every burst that starts before the weapon has rested; of many, of the first and of the rest in sum.
     *
     * @param firing the bursts
     * @param shots the shots that they make
     * @param formulas which form of resuming
     * @param warnings where the warnings go
     */
    public static void bursts(Firing firing, List<Shot> shots, Formulas formulas, List<Warning> warnings) {
        List<Burst> bursts = firing.inBursts();
        int shot = bursts.get(0).shots();
        int resumed = 0;
        double largest = 0;
        for (int i = 1; i < bursts.size(); i++) {
            Shot first = shots.get(shot);
            int before = shots.get(shot - 1).seedOffset();
            if (goesOn(first, before, formulas) && ++resumed > MOST_BURSTS) {
                largest = Math.max(largest, first.potentialRatio());
            } else {
                resumed(first, before, formulas, "/firing/bursts/" + i, warnings);
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

    /** As corrected a longer rest winds the pattern back, and then there is nothing to warn of. */
    private static boolean goesOn(Shot shot, int before, Formulas formulas) {
        return shot.potentialSeconds() > 0 && (formulas == Formulas.PUBLISHED || shot.seedOffset() > before);
    }

    /**
     * Warns of numbers that are surely in another unit.
     *
     * @param armament the weapon
     * @param warnings where the warnings go
     */
    public static void units(Armament armament, List<Warning> warnings) {
        units(armament.weapon(), armament::pointerTo, warnings);
    }

    /**
     * Warns of numbers that are surely in another unit.
     *
     * @param weapon the weapon
     * @param pointerTo makes a pointer into the request of one into the weapon document
     * @param warnings where the warnings go
     */
    public static void units(Weapon weapon, UnaryOperator<String> pointerTo, List<Warning> warnings) {
        Double interval = weapon.fireIntervalSeconds();
        if (interval != null && interval >= UNLIKELY_SECONDS) {
            warnings.add(new Warning(
                    "unlikelyUnit",
                    "fireIntervalSeconds is " + Figures.of(interval)
                            + " s between two shots; rounds a minute go into roundsPerMinute",
                    interval,
                    pointerTo.apply("/fireIntervalSeconds")));
        }
        Double head = weapon.damage() == null ? null : weapon.damage().headMultiplier();
        if (head != null && head >= UNLIKELY_FACTOR) {
            warnings.add(new Warning(
                    "unlikelyUnit",
                    "headMultiplier is " + Figures.of(head) + " times the damage; 200 % is 2",
                    head,
                    pointerTo.apply("/damage/headMultiplier")));
        }
    }

    /**
     * Warns of a weapon whose memory of fire never fills, since it rests more between two shots than one adds.
     *
     * @param armament the weapon
     * @param warnings where the warning goes
     */
    public static void memory(Armament armament, List<Warning> warnings) {
        Potential potential = armament.weapon().potential();
        if (potential != null
                && potential.rest() == Rest.ALWAYS
                && potential.step(armament.weapon().intervalSeconds()) <= 0) {
            warnings.add(new Warning(
                    "neverHeats",
                    "nothing adds up in steady fire: each shot adds "
                            + Figures.of(potential.gain() * potential.maxSeconds())
                            + " s (gain times maxSeconds), and the fire interval takes "
                            + Figures.of(armament.weapon().intervalSeconds())
                            + " s away again; make gain or maxSeconds larger, or let rest begin beyond the interval",
                    null,
                    armament.pointerTo("/potential/rest")));
        }
    }

    /**
     * Warns of a shot that starts a burst before the weapon has rested; does nothing where it has.
     *
     * @param shot the shot
     * @param before the seed offset of the shot before
     * @param formulas which form of resuming
     * @param pointer where the burst stands in the request
     * @param warnings where the warning goes
     */
    public static void resumed(Shot shot, int before, Formulas formulas, String pointer, List<Warning> warnings) {
        if (goesOn(shot, before, formulas)) {
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
