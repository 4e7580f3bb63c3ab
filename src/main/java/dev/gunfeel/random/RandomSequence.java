package dev.gunfeel.random;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.plot.Column;
import dev.gunfeel.plot.Table;
import dev.gunfeel.plot.Tabular;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Numbers of a generator.
 *
 * @param generator where they come from
 * @param seed the seed
 * @param seedMixing what was made of the seed before the generator was made of it
 * @param values the numbers, in the order in which they are drawn
 */
@SuppressWarnings("ArrayRecordComponent") // A column of numbers; boxing them would cost far more.
public record RandomSequence(Algorithm generator, Long seed, SeedMixing seedMixing, double[] values)
        implements Tabular {
    /**
     * Draws the numbers.
     *
     * @param request the generator, its seed, and how many numbers to draw
     * @return the numbers, with where they come from
     * @throws InputException with every complaint about the request
     */
    public static RandomSequence of(RandomSequenceRequest request) {
        Check.require(request);
        Generator generator = request.settings().generator(request.seed());
        double[] values = new double[request.count()];
        for (int i = 0; i < values.length; i++) {
            Interruption.poll();
            values[i] = switch (request.draw()) {
                case UNIT -> generator.unit();
                case RANGE ->
                    generator.range(Objects.requireNonNull(request.min()), Objects.requireNonNull(request.max()));
                case INTEGER ->
                    generator.integer(
                            Objects.requireNonNull(request.min()).longValue(),
                            Objects.requireNonNull(request.max()).longValue());
            };
        }
        return new RandomSequence(request.generator(), request.seed(), request.seedMixing(), values);
    }

    /** Returns a table with one row a number. */
    @Override
    public Table table() {
        return Table.of(
                List.of(new Column<Integer>("index", i -> i), new Column<>("value", i -> values[i])),
                IntStream.range(0, values.length).boxed().toList());
    }
}
