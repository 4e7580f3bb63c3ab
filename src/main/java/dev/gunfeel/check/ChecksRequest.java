package dev.gunfeel.check;

import dev.gunfeel.check.report.Tolerance;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.player.Player;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.GeneratorLifetime;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.random.SeedMixing;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Weapons and what they must feel like: the body of a request, and what a balance file holds. Each check is made of each
 * weapon, unless it names one.
 *
 * @param formulas which form of the formulas, over what the weapons say; each weapon's own where left out
 * @param weapons the weapons, each with a name of its own; in a balance file an entry may also be the path of a file that
 *     holds the weapon document, relative to the balance file
 * @param presets weapons that come with Gunfeel, by name, beside {@code weapons} or instead
 * @param firing the burst that is fired; a full magazine where left out, or 30 shots for a weapon without magazineSize,
 *     at full rate and standing still
 * @param player who shoots in checks that don't say it; needed there or here where somebody shoots at a target with a weapon that kicks
 *     or whose spread repeats
 * @param checks what is checked
 * @param baseline what was recorded earlier; every check, and every metric that needs no target, must come out the same;
 *     in a balance file it may also be the path of the file
 * @param tolerance how far a metric may be from its recorded value: 0.02 allows 2 % of it
 * @param vary what chance decides anew in every simulated burst
 * @param seed the seed of the simulations; simulation i takes the numbers 3i, 3i + 1 and 3i + 2 of its splitmix64 stream as
 *     the seeds of spread, recoil and running spread
 * @param simulations how many bursts to simulate where chance has a part, at least 2
 * @param generator where the random numbers of a burst come from
 * @param seedMixing what is made of a seed and an offset before a generator is made of them
 * @param generatorLifetime how long a generator is drawn on: made anew for each shot, or one for the burst
 */
@RecordBuilder
public record ChecksRequest(
        @Nullable Formulas formulas,
        @CountsAs(Limit.CHECKS) List<Weapon> weapons,
        @CountsAs(Limit.CHECKS) List<Preset> presets,
        @Nullable Firing firing,
        @Nullable Player player,
        @CountsAs(Limit.CHECKS) List<CheckRequest> checks,
        @Nullable Baseline baseline,
        Tolerance tolerance,
        Vary vary,
        Long seed,
        @Min(2) Integer simulations,
        Algorithm generator,
        SeedMixing seedMixing,
        GeneratorLifetime generatorLifetime)
        implements Rules, ChecksRequestBuilder.With {
    private static final long STANDARD_SEED = 1;
    private static final int STANDARD_SIMULATIONS = 10_000;

    /** Puts the defaults where something is left out. */
    public ChecksRequest {
        weapons = Defaults.or(weapons, List.of());
        presets = Defaults.or(presets, List.of());
        checks = Defaults.or(checks, List.of());
        tolerance = Defaults.or(tolerance, Tolerance.NONE);
        vary = Defaults.or(vary, Vary.RUNNING);
        seed = Defaults.or(seed, STANDARD_SEED);
        simulations = Defaults.or(simulations, STANDARD_SIMULATIONS);
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        generatorLifetime = Defaults.or(generatorLifetime, GeneratorLifetime.SHOT);
    }

    /**
     * Returns checks of weapons, with every default.
     *
     * @param weapons the weapons, each with a name of its own
     * @param checks what is checked
     * @return the request
     */
    public static ChecksRequest of(List<Weapon> weapons, List<CheckRequest> checks) {
        return ChecksRequestBuilder.builder().weapons(weapons).checks(checks).build();
    }

    /** Returns every weapon under the name that checks know it by. */
    List<NamedWeapon> named() {
        return NamedWeapon.of(weapons, presets);
    }

    /** Returns where random numbers come from. */
    GeneratorSettings generatorSettings() {
        return new GeneratorSettings(generator, seedMixing, generatorLifetime);
    }

    /** Returns which form of the formulas a weapon is computed by. */
    Formulas formulasOf(Weapon weapon) {
        return formulas != null ? formulas : weapon.formulasInForce();
    }

    @Override
    public void rules(Complaints complaints) {
        new ChecksRules(this, complaints).rules();
    }
}
