package dev.gunfeel.boids;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Axes;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * One step of a flock, for a tool that drives its own clock: the agents after it, fed back, make the next one.
 *
 * @param formulas published: as the article's code does, where separation pushes equally hard at any distance, agents at
 *     one spot never part, and agents turn to where they flew before the step, by a share that depends on the frame
 *     rate; corrected: separation pushes the harder the nearer, agents at one spot part, and agents turn to where they
 *     fly after the step, the same at any frame rate
 * @param axes which way x, y and z point
 * @param agents the flock
 * @param rules how the agents steer
 * @param deltaSeconds the length of the step in seconds
 */
@RecordBuilder
public record BoidsStepRequest(
        Formulas formulas,
        Axes axes,
        @NotNull @Size(min = 1) @CountsAs(Limit.AGENTS) List<BoidsAgent> agents,
        BoidsRules rules,
        @Positive @DecimalMax("1e6") Double deltaSeconds)
        implements Rules, BoidsStepRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public BoidsStepRequest {
        formulas = Defaults.or(formulas, Formulas.PUBLISHED);
        axes = Defaults.or(axes, Axes.UNITY);
        rules = Defaults.or(rules, BoidsRules.standard());
        deltaSeconds = Defaults.or(deltaSeconds, 0.02);
    }

    /**
     * Asks for one step of a flock.
     *
     * @param agents the flock, at least one agent
     * @return a request that leaves all else to the defaults
     */
    public static BoidsStepRequest of(List<BoidsAgent> agents) {
        return BoidsStepRequestBuilder.builder().agents(agents).build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (agents != null) {
            FlockRules.agents(complaints, agents, rules);
        }
        FlockRules.arrival(complaints, rules, rules.target() != null, "rules.target");
    }
}
