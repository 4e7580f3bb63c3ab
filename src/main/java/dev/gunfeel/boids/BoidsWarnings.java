package dev.gunfeel.boids;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.rotation.TurnRules;
import java.util.ArrayList;
import java.util.List;

/** What is legal but surprises about a flock and its rules. */
final class BoidsWarnings {
    private BoidsWarnings() {}

    /**
     * Returns the warnings.
     *
     * @param rotations whether the agents have rotations
     * @param start the flock before the first step
     * @param atOneSpot how many agents share their spot with another before the first step
     */
    static List<Warning> of(
            Formulas formulas,
            BoidsRules rules,
            double deltaSeconds,
            boolean rotations,
            BoidsSummary start,
            int atOneSpot) {
        List<Warning> warnings = new ArrayList<>();
        switch (formulas) {
            case PUBLISHED -> {
                separation(rules, start, atOneSpot, warnings);
                if (rotations) {
                    facing(rules, deltaSeconds, warnings);
                }
            }
            case CORRECTED -> {}
        }
        return warnings;
    }

    private static void separation(BoidsRules rules, BoidsSummary start, int atOneSpot, List<Warning> warnings) {
        if (rules.weights().separation() == 0) {
            return;
        }
        Double least = start.leastNearestDistance();
        if (atOneSpot > 0) {
            warnings.add(new Warning(
                    "agentsAtOneSpot",
                    atOneSpot
                            + " agents share their spot with another at the start; as published nothing parts them, and"
                            + " those that also share their velocity stay together for good; formulas corrected parts"
                            + " them",
                    (double) atOneSpot,
                    null));
        } else if (least != null && least < rules.separationRadius()) {
            double harder = rules.separationRadius() / least;
            warnings.add(new Warning(
                    "separationIgnoresDistance",
                    "as published an agent at " + Figures.of(least)
                            + " m, the nearest at the start, counts in separation"
                            + " just as much as one at separationRadius (" + Figures.of(rules.separationRadius())
                            + " m), although the article wants nearer agents to push harder; with formulas corrected it"
                            + " counts " + Figures.of(harder) + " times as much",
                    harder,
                    "/rules/separationRadius"));
        }
    }

    private static void facing(BoidsRules rules, double deltaSeconds, List<Warning> warnings) {
        BoidsFacing facing = Defaults.or(rules.facing(), BoidsFacing.standard());
        if (facing.rotationSpeed() == 0) {
            return;
        }
        warnings.add(new Warning(
                "facingOneStepLate",
                "as published agents turn to the velocity from before the step's force: what they look along is "
                        + Figures.of(deltaSeconds)
                        + " s old, and who starts from rest doesn't turn in the first step; formulas corrected turns to the"
                        + " velocity after it",
                deltaSeconds,
                "/rules/facing"));
        Warning warning = TurnRules.frameRate(Formulas.PUBLISHED, facing.rotationSpeed(), deltaSeconds);
        if (warning != null) {
            warnings.add(warning);
        }
    }
}
