package dev.gunfeel.solve;

import dev.gunfeel.check.CheckRequest;
import dev.gunfeel.check.ChecksRequest;
import dev.gunfeel.check.ChecksRequestBuilder;
import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.DocumentNumber;
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
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Asks for a weapon that passes checks: which numbers of it may be changed, and what must come out. Among the weapons that pass, the
 * one that changes least is sought: the least sum of the squares of all relative changes.
 *
 * @param formulas which form of the formulas, over what the weapon says
 * @param weapon the weapon as it is, with a name; in a file also the path of a file that holds the weapon document
 * @param preset a weapon that comes with Gunfeel, by name, instead of {@code weapon}
 * @param vary the numbers that may be changed, from 1 to 10
 * @param checks what the weapon must be like; as in a balance file, each with bounds
 * @param keep checks that hold now and must go on holding
 * @param firing the burst that is fired; a full magazine where left out, or 30 shots for a weapon without magazineSize, at full rate and
 *     standing still
 * @param player who shoots in checks that don't say it
 * @param seed the seed of the simulations and of the search: every weapon that is tried meets the same chance
 * @param simulations how many bursts to simulate where chance has a part, at least 2
 * @param generator where the random numbers of a burst come from
 * @param seedMixing what is made of a seed and an offset before a generator is made of them
 * @param generatorLifetime how long a generator is drawn on: made anew for each shot, or one for the burst
 * @param evaluations how many weapons are tried at most
 * @param budgetSeconds how many seconds the search may take, above 0 and at most 3600; the best answer until then is given. A search
 *     that is ended so may end otherwise on another machine, which the answer tells
 */
@RecordBuilder
public record SolveRequest(
        @Nullable Formulas formulas,
        @Nullable Weapon weapon,
        @Nullable Preset preset,
        @NotNull @Size(min = 1, max = 10) List<Variable> vary,
        @NotNull @Size(min = 1) @CountsAs(Limit.CHECKS) List<CheckRequest> checks,
        @CountsAs(Limit.CHECKS) List<CheckRequest> keep,
        @Nullable Firing firing,
        @Nullable Player player,
        Long seed,
        @Min(2) Integer simulations,
        Algorithm generator,
        SeedMixing seedMixing,
        GeneratorLifetime generatorLifetime,
        @Min(1) @Max(100_000) Integer evaluations,
        @Positive @DecimalMax("3600") Double budgetSeconds)
        implements Rules, SolveRequestBuilder.With {
    private static final long STANDARD_SEED = 1;
    private static final int STANDARD_SIMULATIONS = 10_000;
    private static final int STANDARD_EVALUATIONS = 3_000;
    private static final double STANDARD_BUDGET = 8;

    /** Puts the defaults where something is left out. */
    public SolveRequest {
        keep = Defaults.or(keep, List.of());
        seed = Defaults.or(seed, STANDARD_SEED);
        simulations = Defaults.or(simulations, STANDARD_SIMULATIONS);
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        generatorLifetime = Defaults.or(generatorLifetime, GeneratorLifetime.SHOT);
        evaluations = Defaults.or(evaluations, STANDARD_EVALUATIONS);
        budgetSeconds = Defaults.or(budgetSeconds, STANDARD_BUDGET);
    }

    /**
     * Asks for a weapon, with every default.
     *
     * @param weapon the weapon as it is, with a name
     * @param vary the numbers that may be changed
     * @param checks what it must be like
     * @return the request
     */
    public static SolveRequest of(Weapon weapon, List<Variable> vary, List<CheckRequest> checks) {
        return SolveRequestBuilder.builder()
                .weapon(weapon)
                .vary(vary)
                .checks(checks)
                .build();
    }

    /** Returns the weapon as it is, under the name that checks know it by. */
    Weapon given() {
        return weapon != null ? weapon : Objects.requireNonNull(preset).weapon().withName(preset.name());
    }

    /**
     * Returns the checks, and those to keep, of one weapon: what {@code /v1/checks} takes.
     *
     * @param tried the weapon
     * @return the checks, to be run
     */
    public ChecksRequest checksOf(Weapon tried) {
        return ChecksRequestBuilder.builder()
                .formulas(formulas)
                .weapons(List.of(tried))
                .firing(firing)
                .player(player)
                .checks(Stream.concat(checks.stream(), keep.stream()).toList())
                .seed(seed)
                .simulations(simulations)
                .generator(generator)
                .seedMixing(seedMixing)
                .generatorLifetime(generatorLifetime)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (weapon != null && preset != null && complaints.sound("preset")) {
            complaints.add("preset", "is given together with weapon; leave one of the two out", preset.name());
        } else if (weapon == null && preset == null && complaints.sound("weapon", "preset")) {
            complaints.add("weapon", "is required, or preset in its place", null);
        }
        if ((weapon == null) == (preset == null) || !complaints.sound("weapon", "preset")) {
            return;
        }
        variables(complaints);
        if (complaints.sound(
                "checks",
                "keep",
                "formulas",
                "firing",
                "player",
                "seed",
                "simulations",
                "generator",
                "seedMixing",
                "generatorLifetime")) {
            Complaints ofChecks = Complaints.root(complaints.limits());
            checksOf(given()).rules(ofChecks);
            ofChecks.all().forEach(complaint -> translated(complaint, complaints));
        }
    }

    private void variables(Complaints complaints) {
        Set<String> taken = new HashSet<>();
        for (int i = 0; vary != null && i < vary.size(); i++) {
            @Nullable Variable variable = vary.get(i);
            Complaints place = complaints.at("vary").at(i);
            if (variable == null || !place.sound("pointer")) {
                continue;
            }
            if (DocumentNumber.find(given(), variable.pointer()) == null) {
                place.add(
                        "pointer",
                        "leads to no number of this weapon; write it as in the document, such as /fireIntervalSeconds, and give"
                                + " the number a value there",
                        variable.pointer());
            } else if (!taken.add(variable.pointer())) {
                place.add("pointer", "is that of another variable here; leave one of the two out", variable.pointer());
            }
        }
    }

    /** Puts a complaint about the checks in the place where it stands here. */
    private void translated(Complaint complaint, Complaints complaints) {
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
            int index = Integer.parseInt(names[1]);
            boolean isKept = index >= checks.size();
            place = complaints.at(isKept ? "keep" : "checks").at(isKept ? index - checks.size() : index);
            from = 2;
        }
        for (int i = from; i < names.length && !names[i].isEmpty(); i++) {
            place = place.at(names[i].replace("~1", "/").replace("~0", "~"));
        }
        place.add(complaint.message(), complaint.value());
    }
}
