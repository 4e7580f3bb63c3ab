package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limit;
import java.util.List;

/** Rules that a step and a sequence share. */
final class FlockRules {
    private FlockRules() {}

    /** Complains about too many agents, and about rotations that only some of them have. */
    static void agents(Complaints complaints, List<BoidsAgent> agents, BoidsRules rules) {
        complaints.limit("agents", Limit.AGENTS, agents.size());
        if (!complaints.sound("agents")) {
            return;
        }
        boolean some = agents.stream().anyMatch(agent -> agent.rotation() != null);
        for (int i = 0; some && i < agents.size(); i++) {
            if (agents.get(i).rotation() == null) {
                complaints
                        .at("agents")
                        .at(i)
                        .add(
                                "rotation",
                                "is missing, but other agents have one; give one to every agent or to none",
                                null);
                return;
            }
        }
        if (!some && rules.facing() != null && complaints.sound("rules")) {
            complaints
                    .at("rules")
                    .add(
                            "facing",
                            "turns rotations, but no agent has one; give every agent one or leave this out",
                            null);
        }
    }

    /** Complains about an arrival without a target. */
    static void arrival(Complaints complaints, BoidsRules rules, boolean hasTarget, String target) {
        if (!hasTarget
                && rules.arrivalRadius() != null
                && complaints.at("rules").sound("arrivalRadius")) {
            complaints
                    .at("rules")
                    .add(
                            "arrivalRadius",
                            "is a distance from the target, but there is none; give " + target + " or leave this out",
                            rules.arrivalRadius());
        }
    }
}
