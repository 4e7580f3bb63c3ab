package dev.gunfeel.arsenal;

import dev.gunfeel.arsenal.Shooting.Median;
import dev.gunfeel.arsenal.Shooting.Outcome;
import dev.gunfeel.check.NamedWeapon;
import dev.gunfeel.check.metric.Engagement;
import dev.gunfeel.check.run.Conditions;
import dev.gunfeel.check.run.PreparedBurst;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.run.SimulationBatch;
import dev.gunfeel.check.run.Simulations;
import dev.gunfeel.check.statistics.Race;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Warning;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponWarnings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Holds the weapons of an arsenal against each other (docs/formulas/arsenal.md). */
public final class ArsenalSimulation {
    /** Two kills that are as far apart as a trade may be, but for rounding, are one. */
    private static final double SLACK_SECONDS = 1e-9;

    private final ArsenalRequest request;
    private final List<NamedWeapon> weapons;
    private final List<Double> distances;
    private final List<Shooting> shootings = new ArrayList<>();
    private final List<SimulationBatch> batches = new ArrayList<>();
    private final List<Outcome> outcomes = new ArrayList<>();

    private ArsenalSimulation(ArsenalRequest request) {
        this.request = request;
        weapons = request.named();
        distances = request.distances().each();
        for (NamedWeapon weapon : weapons) {
            SimulationBatch batch = new SimulationBatch(burst(weapon));
            batches.add(batch);
            for (Player player : request.players()) {
                String words = player.inWords();
                for (double distance : distances) {
                    Interruption.poll();
                    shootings.add(new Shooting(
                            weapon, words, distance, engagement(player, distance), batch, request.simulations()));
                }
            }
        }
    }

    /**
     * Holds the weapons of an arsenal against each other, on as many threads as there are cores. The answer is the same to the last
     * bit whatever their number.
     *
     * @param request the weapons, the target, the distances and who shoots
     * @return what each does at each distance, and who beats whom
     * @throws InputException with every complaint about the request
     */
    public static Arsenal run(ArsenalRequest request) {
        return run(request, Runtime.getRuntime().availableProcessors(), Progress.NONE);
    }

    /**
     * Holds the weapons of an arsenal against each other.
     *
     * @param request the weapons, the target, the distances and who shoots
     * @param threads how many threads to use, at least 1; the answer does not depend on it
     * @param progress is told how far simulations have come
     * @return what each does at each distance, and who beats whom
     * @throws InputException with every complaint about the request
     */
    public static Arsenal run(ArsenalRequest request, int threads, Progress progress) {
        Check.require(request);
        ArsenalSimulation simulation = new ArsenalSimulation(request);
        Simulations.run(simulation.batches, threads, progress);
        simulation.shootings.forEach(shooting -> simulation.outcomes.add(shooting.outcome()));
        return simulation.arsenal();
    }

    private PreparedBurst burst(NamedWeapon named) {
        return new PreparedBurst(
                        new Conditions(
                                named.weapon(),
                                request.firingOf(named.weapon()),
                                request.vary(),
                                request.seed(),
                                request.simulations()),
                        request.formulasOf(named.weapon()),
                        request.generatorSettings())
                .beginning(request.shots(named.weapon()));
    }

    private Engagement engagement(Player player, double distance) {
        return Engagement.of(request.target(), distance).withAim(request.aim()).withPlayer(player);
    }

    private Arsenal arsenal() {
        List<Crossing> crossings = new ArrayList<>();
        List<Duel> duels = new ArrayList<>();
        List<Dominated> dominated = new ArrayList<>();
        for (int player = 0; player < request.players().size(); player++) {
            String words = request.players().get(player).inWords();
            crossings.addAll(crossings(player, words));
            duels(player, words, duels);
            dominated(player, words, dominated);
        }
        return new Arsenal(
                weapons.stream().map(NamedWeapon::name).toList(),
                request.players().stream().map(Player::inWords).toList(),
                distances,
                request.tradeSeconds(),
                outcomes.stream().map(Outcome::result).toList(),
                crossings,
                duels,
                dominated,
                request.simulations(),
                warnings());
    }

    private Outcome outcome(int weapon, int player, int distance) {
        return outcomes.get((weapon * request.players().size() + player) * distances.size() + distance);
    }

    private List<Median> medians(int weapon, int player) {
        List<Median> medians = new ArrayList<>();
        for (int i = 0; i < distances.size(); i++) {
            medians.add(outcome(weapon, player, i).median());
        }
        return medians;
    }

    private List<Crossing> crossings(int player, String words) {
        Crossings crossings = new Crossings(words, distances);
        for (int i = 0; i < weapons.size(); i++) {
            for (int j = i + 1; j < weapons.size(); j++) {
                crossings.look(
                        weapons.get(i).name(),
                        medians(i, player),
                        weapons.get(j).name(),
                        medians(j, player));
            }
        }
        return crossings.found();
    }

    private void duels(int player, String words, List<Duel> duels) {
        double tie = request.tradeSeconds() + SLACK_SECONDS;
        for (int distance = 0; distance < distances.size(); distance++) {
            for (int i = 0; i < weapons.size(); i++) {
                for (int j = i + 1; j < weapons.size(); j++) {
                    Interruption.poll();
                    Race race = Race.of(
                            outcome(i, player, distance).times(),
                            outcome(j, player, distance).times(),
                            tie);
                    duels.add(new Duel(
                            words,
                            distances.get(distance),
                            weapons.get(i).name(),
                            weapons.get(j).name(),
                            ArsenalFigure.of(race.first()),
                            ArsenalFigure.of(race.second()),
                            ArsenalFigure.of(race.together()),
                            ArsenalFigure.of(race.neither())));
                }
            }
        }
    }

    private void dominated(int player, String words, List<Dominated> dominated) {
        List<List<Median>> medians = new ArrayList<>();
        for (int i = 0; i < weapons.size(); i++) {
            medians.add(medians(i, player));
        }
        boolean anyKills = medians.stream().flatMap(List::stream).anyMatch(median -> Double.isFinite(median.seconds()));
        if (weapons.size() == 1 || !anyKills) {
            return;
        }
        for (int i = 0; i < weapons.size(); i++) {
            if (!isBestSomewhere(i, medians)) {
                List<String> by = new ArrayList<>();
                for (int j = 0; j < weapons.size(); j++) {
                    if (isSoonerSomewhere(medians.get(j), medians.get(i))
                            && !isSoonerSomewhere(medians.get(i), medians.get(j))) {
                        by.add(weapons.get(j).name());
                    }
                }
                dominated.add(new Dominated(words, weapons.get(i).name(), by));
            }
        }
    }

    private boolean isBestSomewhere(int weapon, List<List<Median>> medians) {
        for (int distance = 0; distance < distances.size(); distance++) {
            Median own = medians.get(weapon).get(distance);
            boolean isBest = true;
            for (int other = 0; other < medians.size() && isBest; other++) {
                isBest =
                        other == weapon || own.isSurelyBefore(medians.get(other).get(distance));
            }
            if (isBest) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSoonerSomewhere(List<Median> own, List<Median> other) {
        for (int distance = 0; distance < own.size(); distance++) {
            if (own.get(distance).isSurelyBefore(other.get(distance))) {
                return true;
            }
        }
        return false;
    }

    private List<Warning> warnings() {
        List<Warning> warnings = new ArrayList<>();
        for (NamedWeapon named : weapons) {
            if (warnings.isEmpty()) {
                Weapon weapon = named.weapon();
                WeaponWarnings.alike(
                        weapon, weapon.seeds(), request.generatorSettings(), request.shots(weapon), warnings);
            }
        }
        int conditions = request.players().size() * distances.size();
        for (int i = 0; i < weapons.size(); i++) {
            boolean kills = outcomes.subList(i * conditions, (i + 1) * conditions).stream()
                    .anyMatch(outcome -> Objects.requireNonNull(
                                    outcome.result().killProbability().value())
                            > 0);
            if (!kills) {
                int preset = i - request.weapons().size();
                warnings.add(new Warning(
                        "neverKills",
                        weapons.get(i).name() + " kills within its magazine at none of the distances, whoever shoots",
                        null,
                        preset < 0 ? "/weapons/" + i : "/presets/" + preset));
            }
        }
        return warnings;
    }
}
