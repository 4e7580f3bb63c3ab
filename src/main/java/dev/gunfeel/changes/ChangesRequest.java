package dev.gunfeel.changes;

import dev.gunfeel.check.metric.Distances;
import dev.gunfeel.check.target.Target;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.player.Player;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Preset;
import dev.gunfeel.weapon.Weapon;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Two documents of a weapon, before and after somebody worked on it.
 *
 * @param formulas which form of the formulas, over what the weapons say; each weapon's own where left out
 * @param before the weapon document as it was; instead of {@code beforePreset}
 * @param beforePreset the name of a weapon that comes with Gunfeel; instead of {@code before}
 * @param after the weapon document as it is now; instead of {@code afterPreset}
 * @param afterPreset the name of a weapon that comes with Gunfeel; instead of {@code after}
 * @param target what is shot at, with {@code health}; a humanoid of 100 where left out
 * @param players who shoots besides a perfect player; at most 4, no two alike
 * @param distances metres to the target; 5, 10, 20 and 40 where left out
 * @param firing how both are fired; a full magazine of each where left out, or 30 shots of a weapon without {@code magazineSize}
 * @param seed the seed of the simulations
 * @param simulations how many bursts to simulate of each weapon, player and distance where chance has a part, at least 2
 */
@RecordBuilder
public record ChangesRequest(
        @Nullable Formulas formulas,
        @Nullable Weapon before,
        @Nullable Preset beforePreset,
        @Nullable Weapon after,
        @Nullable Preset afterPreset,
        Target target,
        @Size(max = 4) List<Player> players,
        Distances distances,
        @Nullable Firing firing,
        Long seed,
        @Min(2) Integer simulations)
        implements Rules, ChangesRequestBuilder.With {
    private static final long STANDARD_SEED = 1;
    private static final int STANDARD_SIMULATIONS = 10_000;
    private static final double STANDARD_HEALTH = 100;
    private static final Distances STANDARD_DISTANCES = Distances.of(5.0, 10.0, 20.0, 40.0);

    /** Puts the defaults where something is left out. */
    public ChangesRequest {
        target = Defaults.or(target, Target.humanoid().withHealth(STANDARD_HEALTH));
        players = Defaults.or(players, List.of());
        distances = Defaults.or(distances, STANDARD_DISTANCES);
        seed = Defaults.or(seed, STANDARD_SEED);
        simulations = Defaults.or(simulations, STANDARD_SIMULATIONS);
    }

    /**
     * Returns two documents to compare, with every default.
     *
     * @param before the weapon as it was
     * @param after the weapon as it is now
     * @return the request
     */
    public static ChangesRequest of(Weapon before, Weapon after) {
        return ChangesRequestBuilder.builder().before(before).after(after).build();
    }

    /** Returns the weapon as it was. */
    Weapon weaponBefore() {
        return before != null ? before : Objects.requireNonNull(beforePreset).weapon();
    }

    /** Returns the weapon as it is now. */
    Weapon weaponAfter() {
        return after != null ? after : Objects.requireNonNull(afterPreset).weapon();
    }

    /** Returns everybody who shoots: a perfect player first, once. */
    List<Player> shooters() {
        return Stream.concat(Stream.of(Player.PERFECT), players.stream())
                .distinct()
                .toList();
    }

    @Override
    public void rules(Complaints complaints) {
        boolean isSound = weaponRules("before", before, "beforePreset", beforePreset, complaints);
        isSound &= weaponRules("after", after, "afterPreset", afterPreset, complaints);
        if (complaints.sound("target") && target.health() == null) {
            complaints.at("target").add("health", "is required; say what hits must take away", null);
        }
        Set<String> taken = new HashSet<>();
        for (int i = 0; complaints.sound("players") && i < players.size(); i++) {
            @Nullable Player player = players.get(i);
            if (player != null && !taken.add(player.inWords())) {
                complaints
                        .at("players")
                        .at(i)
                        .add("is " + player.inWords() + ", as another one here; leave one of the two out", null);
            }
        }
        if (isSound && complaints.sound("firing", "players", "distances")) {
            limits(complaints);
        }
    }

    private boolean weaponRules(
            String member,
            @Nullable Weapon document,
            String presetMember,
            @Nullable Preset preset,
            Complaints complaints) {
        if (document != null && preset != null) {
            complaints.add(
                    presetMember, "is given together with " + member + "; leave one of the two out", preset.name());
        } else if (document == null && preset == null && complaints.sound(member, presetMember)) {
            complaints.add(member, "is required, or a " + presetMember + " in its place", null);
        }
        if (!complaints.sound(member, presetMember) || (document == null) == (preset == null)) {
            return false;
        }
        Weapon weapon =
                document != null ? document : Objects.requireNonNull(preset).weapon();
        Complaints place = complaints.at(document != null ? member : presetMember);
        if (complaints.sound("formulas")) {
            weapon.rules(formulas != null ? formulas : weapon.formulasInForce(), place);
        }
        if (complaints.sound("firing")) {
            Firing fired = firingOf(weapon);
            fired.rules(weapon, complaints.at("firing"));
            weapon.seeds().rules(GeneratorSettings.STANDARD, fired.count(), place.at("seeds"));
        }
        return place.sound();
    }

    private Firing firingOf(Weapon weapon) {
        return firing != null ? firing : Firing.standard(weapon);
    }

    private void limits(Complaints complaints) {
        double conditions = (double) (1 + players.size()) * distances.each().size();
        complaints.limit("players", Limit.CHECKS, 2 * conditions);
        if (complaints.sound("simulations")) {
            double bursts = 2 * conditions * simulations;
            complaints.limit("simulations", Limit.SIMULATIONS, bursts);
            complaints.limit(
                    "simulations", Limit.SIMULATED_SHOTS, bursts / 2 * (shots(weaponBefore()) + shots(weaponAfter())));
        }
    }

    private double shots(Weapon weapon) {
        return (double) firingOf(weapon).count() * weapon.bulletsPerShot();
    }
}
