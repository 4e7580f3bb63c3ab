package dev.gunfeel.boids;

import dev.gunfeel.homing.Waypoint;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Many steps of a flock. Of the frames only those asked for are kept, and memory grows with them, not with the steps.
 *
 * @param formulas published: as the article's code does, where separation pushes equally hard at any distance, agents at
 *     one spot never part, and agents turn to where they flew before the step, by a share that depends on the frame
 *     rate; corrected: separation pushes the harder the nearer, agents at one spot part, and agents turn to where they
 *     fly after the step, the same at any frame rate
 * @param axes which way x, y and z point
 * @param agents the flock at the start; either this or spawn
 * @param spawn a flock made from a seed; either this or agents. Its agents have rotations where rules.facing is given, and
 *     look along their velocity at the start
 * @param rules how the agents steer
 * @param deltaSeconds the length of one step in seconds
 * @param steps how many steps
 * @param every how many steps lie between two frames that are kept; the start and the last step always are
 * @param targetPath a target that moves: waypoints in order of time, instead of rules.target. Step k goes to where it is
 *     at k deltaSeconds
 */
@RecordBuilder
public record BoidsSequenceRequest(
        Formulas formulas,
        Axes axes,
        @Nullable @Size(min = 1) @CountsAs(Limit.AGENTS) List<BoidsAgent> agents,
        @Nullable BoidsSpawn spawn,
        BoidsRules rules,
        @Positive @DecimalMax("1e6") Double deltaSeconds,
        @NotNull @Min(0) Integer steps,
        @Min(1) Integer every,
        @Nullable @Size(min = 1) @CountsAs(Limit.SAMPLES) List<Waypoint> targetPath)
        implements Rules, BoidsSequenceRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public BoidsSequenceRequest {
        formulas = Defaults.or(formulas, Formulas.PUBLISHED);
        axes = Defaults.or(axes, Axes.UNITY);
        rules = Defaults.or(rules, BoidsRules.standard());
        deltaSeconds = Defaults.or(deltaSeconds, 0.02);
        every = Defaults.or(every, 1);
    }

    /**
     * Asks for steps of a flock; it still needs the {@code agents}, or a {@code spawn} that makes them.
     *
     * @param steps how many steps, at least 0
     * @return a request that leaves all else to the defaults
     */
    public static BoidsSequenceRequest of(int steps) {
        return BoidsSequenceRequestBuilder.builder().steps(steps).build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (agents != null) {
            FlockRules.agents(complaints, agents, rules);
        }
        if (agents == null && spawn == null) {
            complaints.add("agents", "is required, unless spawn makes the flock; give one of the two", null);
        }
        if (agents != null && spawn != null) {
            complaints.add("spawn", "makes a flock, but agents has one already; leave one of the two out", null);
        }
        targetRules(complaints);
        FlockRules.arrival(
                complaints, rules, rules.target() != null || targetPath != null, "rules.target or targetPath");
        if (complaints.sound("agents", "spawn", "steps", "every")) {
            complaints.limit("steps", Limit.AGENT_STEPS, (double) agentCount() * steps);
            complaints.limit("every", Limit.FRAME_AGENTS, (double) agentCount() * frameCount());
        }
    }

    private void targetRules(Complaints complaints) {
        if (targetPath == null) {
            return;
        }
        Waypoint.rules(complaints, "targetPath", targetPath);
        for (int i = 0; i < targetPath.size(); i++) {
            Waypoint waypoint = targetPath.get(i);
            ComponentRules.position(
                    complaints.at("targetPath").at(i), "position", waypoint == null ? null : waypoint.position());
        }
        if (rules.target() != null && complaints.sound("targetPath")) {
            complaints.add("targetPath", "has a target, but rules.target has one too; leave one of the two out", null);
        }
    }

    /** {@return how many agents the flock has} */
    public int agentCount() {
        return agents != null ? agents.size() : spawn != null ? spawn.count() : 0;
    }

    /** {@return how many frames are kept} */
    public long frameCount() {
        return 1L + steps / every + (steps % every == 0 ? 0 : 1);
    }

    /** Returns where the target is at a step; null where there is none. */
    @Nullable
    Vector3 target(int step) {
        return targetPath == null ? rules.target() : Waypoint.at(targetPath, step * deltaSeconds);
    }
}
