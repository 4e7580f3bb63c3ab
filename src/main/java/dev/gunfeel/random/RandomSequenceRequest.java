package dev.gunfeel.random;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Words;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of a generator, to compare an engine's with.
 *
 * @param generator where the numbers come from
 * @param seed the seed, a number of 64 bits, or of 32 where the generator takes no more; as a string of its digits past
 *     2^53
 * @param seedMixing what is made of the seed before the generator is made of it
 * @param count how many numbers, at least 1
 * @param draw what is drawn
 * @param min the value at 0, with {@code range}; one end, with {@code integer}
 * @param max the value at 1, with {@code range}; the other end, with {@code integer}
 */
@RecordBuilder
public record RandomSequenceRequest(
        Algorithm generator,
        @NotNull Long seed,
        SeedMixing seedMixing,
        @NotNull @Min(1) Integer count,
        Draw draw,
        @Nullable @DecimalMin("-1e300") @DecimalMax("1e300") Double min,
        @Nullable @DecimalMin("-1e300") @DecimalMax("1e300") Double max)
        implements Rules, RandomSequenceRequestBuilder.With {
    /** Puts the defaults where something is left out. */
    public RandomSequenceRequest {
        generator = Defaults.or(generator, Algorithm.SPLITMIX64);
        seedMixing = Defaults.or(seedMixing, SeedMixing.NONE);
        draw = Defaults.or(draw, Draw.UNIT);
    }

    /**
     * Asks for numbers in [0, 1).
     *
     * @param seed any 64-bit number
     * @param count how many numbers, at least 1
     * @return a request that leaves all else to the defaults
     */
    public static RandomSequenceRequest of(long seed, int count) {
        return RandomSequenceRequestBuilder.builder().seed(seed).count(count).build();
    }

    @Override
    public void rules(Complaints complaints) {
        if (complaints.sound("count")) {
            complaints.limit("count", Limit.SAMPLES, count);
        }
        if (complaints.sound("generator", "seed", "seedMixing")) {
            fault("seed", settings().fault(seed, 1), seed, complaints);
        }
        if (complaints.sound("draw", "min", "max")) {
            end("min", min, complaints);
            end("max", max, complaints);
        }
        if (draw == Draw.INTEGER && min != null && max != null && complaints.sound("generator", "draw")) {
            fault("min", generator.integerRule().fault(min), min, complaints);
            fault("max", generator.integerRule().fault(max), max, complaints);
            if (complaints.sound("min", "max")) {
                fault("max", generator.integerRule().fault(min, max), max, complaints);
            }
        }
    }

    /** Returns where the numbers come from. */
    GeneratorSettings settings() {
        return new GeneratorSettings(generator, seedMixing, GeneratorLifetime.SHOT);
    }

    private static void fault(String name, @Nullable String fault, Object value, Complaints complaints) {
        if (fault != null) {
            complaints.add(name, fault, value);
        }
    }

    private void end(String name, @Nullable Double end, Complaints complaints) {
        if (draw != Draw.UNIT && end == null) {
            complaints.add(name, "is required with the draw " + Words.of(draw) + "; add it", null);
        } else if (draw == Draw.UNIT && end != null) {
            complaints.add(name, "has no meaning with the draw unit; leave it out, or set draw to range", end);
        }
    }
}
