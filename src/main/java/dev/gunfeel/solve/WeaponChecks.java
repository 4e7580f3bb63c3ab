package dev.gunfeel.solve;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.ChecksRequestBuilder;
import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.player.Player;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.GeneratorLifetime;
import dev.gunfeel.random.SeedMixing;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One weapon, and what it is held against.
 *
 * @param formulas which form of the formulas, over what the weapon says
 * @param weapon the weapon as it is, with a name; in a file also the path of a file that holds the weapon document
 * @param preset a weapon that comes with Gunfeel, by name, instead of {@code weapon}
 * @param checks what the weapon must be like; as in a balance file, each with bounds
 * @param firing the burst that is fired; a full magazine where left out, or 30 shots for a weapon without magazineSize, at full rate and
 *     standing still
 * @param player who shoots in checks that don't say it
 * @param seed the seed of the simulations, and of a search: every weapon that is tried meets the same chance
 * @param simulations how many bursts to simulate where chance has a part, at least 2
 * @param generator where the random numbers of a burst come from
 * @param seedMixing what is made of a seed and an offset before a generator is made of them
 * @param generatorLifetime how long a generator is drawn on: made anew for each shot, or one for the burst
 */
@RecordBuilder
public record WeaponChecks(
        @Nullable Formulas formulas,
        @Nullable Weapon weapon,
        @Nullable Preset preset,
        @NotNull @Size(min = 1) @CountsAs(Limit.CHECKS) List<CheckRequest> checks,
        @Nullable Firing firing,
        @Nullable Player player,
        Long seed,
        @Min(2) Integer simulations,
        Algorithm generator,
        SeedMixing seedMixing,
        GeneratorLifetime generatorLifetime)
        implements Rules, WeaponChecksBuilder.With {
    private static final long STANDARD_SEED = 1;
    private static final int STANDARD_SIMULATIONS = 10_000;

    /** Puts the defaults where something is left out. */
    public WeaponChecks {
        seed = Defaults.or(seed, STANDARD_SEED);
        simulations = Defaults.or(simulations, STANDARD_SIMULATIONS);
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        generatorLifetime = Defaults.or(generatorLifetime, GeneratorLifetime.SHOT);
    }

    /**
     * Returns a weapon and what it is held against, with every default.
     *
     * @param weapon the weapon as it is, with a name
     * @param checks what it must be like
     * @return the two together
     */
    public static WeaponChecks of(Weapon weapon, List<CheckRequest> checks) {
        return WeaponChecksBuilder.builder().weapon(weapon).checks(checks).build();
    }

    /** Returns the weapon as it is, under the name that checks know it by. */
    Weapon given() {
        return weapon != null ? weapon : Objects.requireNonNull(preset).weapon().withName(preset.name());
    }

    /**
     * Returns the checks of another weapon in the place of this one: what {@code /v1/checks} takes.
     *
     * @param tried the weapon, of the same name
     * @param more checks that are made besides, after the others
     * @return the checks, to be run
     */
    public ChecksRequest checksOf(Weapon tried, List<CheckRequest> more) {
        return ChecksRequestBuilder.builder()
                .formulas(formulas)
                .weapons(List.of(tried))
                .firing(firing)
                .player(player)
                .checks(Stream.concat(checks.stream(), more.stream()).toList())
                .seed(seed)
                .simulations(simulations)
                .generator(generator)
                .seedMixing(seedMixing)
                .generatorLifetime(generatorLifetime)
                .build();
    }

    /** Returns whether the weapon is there and sound, so that others may look at its numbers. */
    boolean hasWeapon(Complaints complaints) {
        return (weapon == null) != (preset == null) && complaints.sound("weapon", "preset");
    }

    @Override
    public void rules(Complaints complaints) {
        if (weapon != null && preset != null && complaints.sound("preset")) {
            complaints.add("preset", "is given together with weapon; leave one of the two out", preset.name());
        } else if (weapon == null && preset == null && complaints.sound("weapon", "preset")) {
            complaints.add("weapon", "is required, or preset in its place", null);
        }
        rules("checks", checks, complaints);
    }

    /** Complains about checks of the weapon, which stand in some member. */
    void rules(String member, List<CheckRequest> made, Complaints complaints) {
        if (hasWeapon(complaints)
                && complaints.sound(
                        member,
                        "formulas",
                        "firing",
                        "player",
                        "seed",
                        "simulations",
                        "generator",
                        "seedMixing",
                        "generatorLifetime")) {
            Complaints ofChecks = Complaints.root(complaints.limits());
            checksOf(given(), List.of()).withChecks(made).rules(ofChecks);
            ofChecks.all().forEach(complaint -> translated(complaint, member, complaints));
        }
    }

    /** Puts a complaint about the checks in the place where it stands here. */
    private void translated(Complaint complaint, String member, Complaints complaints) {
        String[] names = complaint
                .place()
                .substring(Math.min(1, complaint.place().length()))
                .split("/", -1);
        Complaints place = complaints;
        int from = 0;
        if (names[0].equals("weapons")) {
            place = complaints.at(weapon != null ? "weapon" : "preset");
            // Below a preset's name stands nothing.
            from = weapon != null ? 2 : names.length;
        } else if (names[0].equals("checks") && names.length > 1) {
            place = complaints.at(member).at(Integer.parseInt(names[1]));
            from = 2;
        }
        for (int i = from; i < names.length && !names[i].isEmpty(); i++) {
            place = place.at(names[i].replace("~1", "/").replace("~0", "~"));
        }
        place.add(complaint.message(), complaint.value());
    }
}
