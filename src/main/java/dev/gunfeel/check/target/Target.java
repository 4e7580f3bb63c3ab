package dev.gunfeel.check.target;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is shot at: a flat target on a wall square to the aim of the first shot. A humanoid of default measures is 1.76 m
 * tall. Its head multiplies damage by the weapon's {@code headMultiplier}; body and limbs take plain damage.
 *
 * @param shape what it looks like
 * @param radiusMeters the radius of a circle, above 0; required there
 * @param widthMeters the width of a rectangle, above 0; required there
 * @param heightMeters the height of a rectangle, above 0; required there
 * @param headRadiusMeters the radius of a humanoid's round head, which rests on the body; 0.12 where left out
 * @param bodyWidthMeters the width of a humanoid's body without arms; 0.34 where left out
 * @param bodyHeightMeters the height of a humanoid's body from hips to shoulders; 0.64 where left out
 * @param armWidthMeters the width of each arm, hanging from the shoulders beside the body; 0.09 where left out
 * @param armLengthMeters the length of each arm; 0.64 where left out
 * @param legWidthMeters the width of each leg, below the body and flush with its sides; 0.15 where left out
 * @param legLengthMeters the length of each leg; 0.88 where left out
 * @param health what hits must take away to kill it, above 0; required for the metrics of a kill
 */
public record Target(
        @NotNull TargetShape shape,
        @Nullable @Positive @DecimalMax("1000000") Double radiusMeters,
        @Nullable @Positive @DecimalMax("1000000") Double widthMeters,
        @Nullable @Positive @DecimalMax("1000000") Double heightMeters,
        @Nullable @Positive @DecimalMax("1000") Double headRadiusMeters,
        @Nullable @Positive @DecimalMax("1000") Double bodyWidthMeters,
        @Nullable @Positive @DecimalMax("1000") Double bodyHeightMeters,
        @Nullable @Positive @DecimalMax("1000") Double armWidthMeters,
        @Nullable @Positive @DecimalMax("1000") Double armLengthMeters,
        @Nullable @Positive @DecimalMax("1000") Double legWidthMeters,
        @Nullable @Positive @DecimalMax("1000") Double legLengthMeters,
        @Nullable @Positive @DecimalMax("1000000000") Double health)
        implements Rules {
    /** Returns a disc. */
    public static Target circle(double radiusMeters) {
        return new Target(TargetShape.CIRCLE, radiusMeters, null, null, null, null, null, null, null, null, null, null);
    }

    /** Returns a rectangle. */
    public static Target rectangle(double widthMeters, double heightMeters) {
        return new Target(
                TargetShape.RECTANGLE, null, widthMeters, heightMeters, null, null, null, null, null, null, null, null);
    }

    /** Returns a humanoid of default measures. */
    public static Target humanoid() {
        return new Target(TargetShape.HUMANOID, null, null, null, null, null, null, null, null, null, null, null);
    }

    /** Returns this target with so much health. */
    public Target withHealth(double health) {
        return new Target(
                shape,
                radiusMeters,
                widthMeters,
                heightMeters,
                headRadiusMeters,
                bodyWidthMeters,
                bodyHeightMeters,
                armWidthMeters,
                armLengthMeters,
                legWidthMeters,
                legLengthMeters,
                health);
    }

    /** Returns the outline that bullets hit or miss. */
    public Silhouette silhouette() {
        return switch (shape) {
            case CIRCLE -> new Silhouette.Disc(Objects.requireNonNull(radiusMeters));
            case RECTANGLE ->
                new Silhouette.Board(Objects.requireNonNull(widthMeters), Objects.requireNonNull(heightMeters));
            case HUMANOID ->
                new Silhouette.Figure(
                        Objects.requireNonNullElse(headRadiusMeters, 0.12),
                        Objects.requireNonNullElse(bodyWidthMeters, 0.34),
                        Objects.requireNonNullElse(bodyHeightMeters, 0.64),
                        Objects.requireNonNullElse(armWidthMeters, 0.09),
                        Objects.requireNonNullElse(armLengthMeters, 0.64),
                        Objects.requireNonNullElse(legWidthMeters, 0.15),
                        Objects.requireNonNullElse(legLengthMeters, 0.88));
        };
    }

    @Override
    public void rules(Complaints complaints) {
        if (!complaints.sound("shape")) {
            return;
        }
        measures(TargetShape.CIRCLE).forEach((name, value) -> required(name, value, TargetShape.CIRCLE, complaints));
        measures(TargetShape.RECTANGLE)
                .forEach((name, value) -> required(name, value, TargetShape.RECTANGLE, complaints));
        for (TargetShape other : TargetShape.values()) {
            if (other != shape) {
                measures(other).forEach((name, value) -> foreign(name, value, other, complaints));
            }
        }
    }

    private void required(String name, @Nullable Double value, TargetShape owner, Complaints complaints) {
        if (shape == owner && value == null && complaints.sound(name)) {
            complaints.add(name, "is required for a " + Words.of(owner) + "; say how large it is", null);
        }
    }

    private void foreign(String name, @Nullable Double value, TargetShape owner, Complaints complaints) {
        if (value != null) {
            complaints.add(
                    name,
                    "belongs to a " + Words.of(owner) + ", but shape is " + Words.of(shape)
                            + "; leave it out, or change" + " shape",
                    value);
        }
    }

    /** Returns the measures that belong to a shape, by name. */
    private Map<String, @Nullable Double> measures(TargetShape owner) {
        Map<String, @Nullable Double> measures = new LinkedHashMap<>();
        switch (owner) {
            case CIRCLE -> measures.put("radiusMeters", radiusMeters);
            case RECTANGLE -> {
                measures.put("widthMeters", widthMeters);
                measures.put("heightMeters", heightMeters);
            }
            case HUMANOID -> {
                measures.put("headRadiusMeters", headRadiusMeters);
                measures.put("bodyWidthMeters", bodyWidthMeters);
                measures.put("bodyHeightMeters", bodyHeightMeters);
                measures.put("armWidthMeters", armWidthMeters);
                measures.put("armLengthMeters", armLengthMeters);
                measures.put("legWidthMeters", legWidthMeters);
                measures.put("legLengthMeters", legLengthMeters);
            }
        }
        return measures;
    }

    /** Returns the shape and the measures that were given, as a check is named by them. */
    public String inWords() {
        StringBuilder words = new StringBuilder(Words.of(shape));
        measures(shape).forEach((name, value) -> {
            if (value != null) {
                words.append(' ')
                        .append(name, 0, name.length() - "Meters".length())
                        .append(' ')
                        .append(Figures.significant(value, 15));
            }
        });
        return words.toString();
    }
}
