package dev.gunfeel.arsenal;

import dev.gunfeel.check.NamedWeapon;
import dev.gunfeel.check.metric.Distances;
import dev.gunfeel.check.run.Vary;
import dev.gunfeel.check.target.AimPoint;
import dev.gunfeel.check.target.Target;
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
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Weapons to hold against each other: the body of a request, and what an arsenal file holds. Every weapon is fired at the same
 * target, from every distance, by every player, and no further than its magazine lasts.
 *
 * @param formulas which form of the formulas, over what the weapons say; each weapon's own where left out
 * @param weapons the weapons, each with {@code damage} and a name of its own; in an arsenal file an entry may also be the path of
 *     a file that holds the weapon document, relative to the arsenal file
 * @param presets weapons that come with Gunfeel, by name, beside {@code weapons} or instead
 * @param target what is shot at, with {@code health}
 * @param aim where on the target the players aim; its middle where left out
 * @param distances metres to the target, one or several
 * @param players who shoots; no two alike. Nobody shoots where nobody is named
 * @param firing how every weapon is fired; a full magazine where left out, or 30 shots for a weapon without magazineSize, at full
 *     rate and standing still. Shots that a magazine doesn't hold are left out
 * @param tradeSeconds how much later than the other somebody may kill so that both die in the same instant
 * @param vary what chance decides anew in every simulated burst
 * @param seed the seed of the simulations; the same bursts as in checks of that seed
 * @param simulations how many bursts to simulate of each weapon, player and distance where chance has a part, at least 2
 * @param generator where the random numbers of a burst come from
 * @param seedMixing what is made of a seed and an offset before a generator is made of them
 * @param generatorLifetime how long a generator is drawn on: made anew for each shot, or one for the burst
 */
@RecordBuilder
public record ArsenalRequest(
        @Nullable Formulas formulas,
        @CountsAs(Limit.CHECKS) List<Weapon> weapons,
        @CountsAs(Limit.CHECKS) List<Preset> presets,
        @NotNull Target target,
        @Nullable AimPoint aim,
        @NotNull Distances distances,
        @NotNull @Size(min = 1, max = 5) List<Player> players,
        @Nullable Firing firing,
        @PositiveOrZero @DecimalMax("3600") Double tradeSeconds,
        Vary vary,
        Long seed,
        @Min(2) Integer simulations,
        Algorithm generator,
        SeedMixing seedMixing,
        GeneratorLifetime generatorLifetime)
        implements Rules, ArsenalRequestBuilder.With {
    private static final double STANDARD_TRADE = 0.1;
    private static final long STANDARD_SEED = 1;
    private static final int STANDARD_SIMULATIONS = 2_000;

    /** Puts the defaults where something is left out. */
    public ArsenalRequest {
        weapons = Defaults.or(weapons, List.of());
        presets = Defaults.or(presets, List.of());
        tradeSeconds = Defaults.or(tradeSeconds, STANDARD_TRADE);
        vary = Defaults.or(vary, Vary.RUNNING);
        seed = Defaults.or(seed, STANDARD_SEED);
        simulations = Defaults.or(simulations, STANDARD_SIMULATIONS);
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        generatorLifetime = Defaults.or(generatorLifetime, GeneratorLifetime.SHOT);
    }

    /**
     * Returns weapons to hold against each other, with every default.
     *
     * @param weapons the weapons, each with a name of its own
     * @param target what is shot at, with health
     * @param players who shoots
     * @param distances metres to the target
     * @return the request
     */
    public static ArsenalRequest of(List<Weapon> weapons, Target target, List<Player> players, Distances distances) {
        return ArsenalRequestBuilder.builder()
                .weapons(weapons)
                .target(target)
                .players(players)
                .distances(distances)
                .build();
    }

    /** Returns every weapon under the name that it goes by. */
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

    /** Returns how a weapon is fired, however long its magazine lasts. */
    Firing firingOf(Weapon weapon) {
        return firing != null ? firing : Firing.standard(weapon);
    }

    /** Returns how many shots of a weapon count: those that are fired and in the magazine. */
    int shots(Weapon weapon) {
        long fired = firingOf(weapon).count();
        return (int) Math.min(fired, weapon.magazineSize() == null ? Integer.MAX_VALUE : weapon.magazineSize());
    }

    @Override
    public void rules(Complaints complaints) {
        new ArsenalRules(this, complaints).rules();
    }
}
