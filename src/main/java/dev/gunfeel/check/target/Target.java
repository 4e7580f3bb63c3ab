package dev.gunfeel.check.target;

import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.Tagged;
import dev.gunfeel.input.Union;
import dev.gunfeel.math.Figures;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is shot at: a flat target on a wall square to the aim of the first shot. A humanoid of default measures is 1.76 m
 * tall. What a hit of each part multiplies damage by is the weapon's {@code damage.zones}.
 */
@Tagged("shape")
public sealed interface Target {
    /** {@return what hits must take away to kill it, above 0; null where that is not known} */
    @Nullable
    Double health();

    /** {@return what takes a share of every hit; null without armor} */
    @Nullable
    Armor armor();

    /**
     * {@return this target with so much health}
     *
     * @param health what hits must take away to kill it, above 0
     */
    Target withHealth(double health);

    /** {@return the outline that bullets hit or miss} */
    Silhouette silhouette();

    /**
     * {@return a disc without health}
     *
     * @param radiusMeters its radius in metres, above 0
     */
    static Circle circle(double radiusMeters) {
        return new Circle(radiusMeters, null, null);
    }

    /**
     * {@return a rectangle without health}
     *
     * @param widthMeters its width in metres, above 0
     * @param heightMeters its height in metres, above 0
     */
    static Rectangle rectangle(double widthMeters, double heightMeters) {
        return new Rectangle(widthMeters, heightMeters, null, null);
    }

    /** {@return a humanoid of default measures without health} */
    static Humanoid humanoid() {
        return TargetHumanoidBuilder.builder().build();
    }

    /** {@return the shape and the measures that are not those by default, as a check is named by them} */
    default String inWords() {
        Record given = (Record) this;
        RecordShape shape = RecordShape.of(getClass());
        Record standard = shape.ofNothing();
        StringBuilder words = new StringBuilder(
                Objects.requireNonNull(Union.of(Target.class)).kind(getClass()).word());
        for (RecordShape.Part part : shape.parts()) {
            Object value = part.valueIn(given);
            if (part.name().endsWith("Meters")
                    && value instanceof Double meters
                    && !meters.equals(part.valueIn(standard))) {
                words.append(' ')
                        .append(part.name(), 0, part.name().length() - "Meters".length())
                        .append(' ')
                        .append(Figures.significant(meters, 15))
                        .append(" m");
            }
        }
        if (armor() != null) {
            words.append(" armor ")
                    .append(Figures.significant(armor().points(), 15))
                    .append(" absorbs ")
                    .append(Figures.significant(armor().absorbs(), 15));
        }
        return words.toString();
    }

    /**
     * A disc; its middle is the target's.
     *
     * @param radiusMeters its radius, above 0
     * @param health what hits must take away to kill it, above 0; required for the metrics of a kill
     * @param armor what takes a share of every hit; none where left out
     */
    record Circle(
            @NotNull @Positive @DecimalMax("1000000") Double radiusMeters,
            @Nullable @Positive @DecimalMax("1000000000") Double health,
            @Nullable Armor armor)
            implements Target {
        @Override
        public Circle withHealth(double health) {
            return new Circle(radiusMeters, health, armor);
        }

        @Override
        public Silhouette silhouette() {
            return new Silhouette.Disc(radiusMeters);
        }
    }

    /**
     * A rectangle; its middle is the target's.
     *
     * @param widthMeters its width, above 0
     * @param heightMeters its height, above 0
     * @param health what hits must take away to kill it, above 0; required for the metrics of a kill
     * @param armor what takes a share of every hit; none where left out
     */
    record Rectangle(
            @NotNull @Positive @DecimalMax("1000000") Double widthMeters,
            @NotNull @Positive @DecimalMax("1000000") Double heightMeters,
            @Nullable @Positive @DecimalMax("1000000000") Double health,
            @Nullable Armor armor)
            implements Target {
        @Override
        public Rectangle withHealth(double health) {
            return new Rectangle(widthMeters, heightMeters, health, armor);
        }

        @Override
        public Silhouette silhouette() {
            return new Silhouette.Board(widthMeters, heightMeters);
        }
    }

    /**
     * Somebody who stands and faces the shooter: head, body, two arms, two legs. The middle of the body is the target's.
     *
     * @param headRadiusMeters the radius of the round head, which rests on the body, above 0
     * @param bodyWidthMeters the width of the body without arms, above 0
     * @param bodyHeightMeters the height of the body from hips to shoulders, above 0
     * @param armWidthMeters the width of each arm, hanging from the shoulders beside the body, above 0
     * @param armLengthMeters the length of each arm, above 0
     * @param legWidthMeters the width of each leg, below the body and flush with its sides, above 0
     * @param legLengthMeters the length of each leg, above 0
     * @param health what hits must take away to kill it, above 0; required for the metrics of a kill
     * @param armor what takes a share of every hit; none where left out
     */
    @RecordBuilder
    record Humanoid(
            @Positive @DecimalMax("1000") Double headRadiusMeters,
            @Positive @DecimalMax("1000") Double bodyWidthMeters,
            @Positive @DecimalMax("1000") Double bodyHeightMeters,
            @Positive @DecimalMax("1000") Double armWidthMeters,
            @Positive @DecimalMax("1000") Double armLengthMeters,
            @Positive @DecimalMax("1000") Double legWidthMeters,
            @Positive @DecimalMax("1000") Double legLengthMeters,
            @Nullable @Positive @DecimalMax("1000000000") Double health,
            @Nullable Armor armor)
            implements Target, TargetHumanoidBuilder.With {
        /** Puts the measures of a grown man where something is left out. */
        public Humanoid {
            headRadiusMeters = Defaults.or(headRadiusMeters, 0.12);
            bodyWidthMeters = Defaults.or(bodyWidthMeters, 0.34);
            bodyHeightMeters = Defaults.or(bodyHeightMeters, 0.64);
            armWidthMeters = Defaults.or(armWidthMeters, 0.09);
            armLengthMeters = Defaults.or(armLengthMeters, 0.64);
            legWidthMeters = Defaults.or(legWidthMeters, 0.15);
            legLengthMeters = Defaults.or(legLengthMeters, 0.88);
        }

        @Override
        public Humanoid withHealth(double health) {
            return withHealth((Double) health);
        }

        @Override
        public Silhouette silhouette() {
            return new Silhouette.Figure(
                    headRadiusMeters,
                    bodyWidthMeters,
                    bodyHeightMeters,
                    armWidthMeters,
                    armLengthMeters,
                    legWidthMeters,
                    legLengthMeters);
        }
    }
}
