package dev.gunfeel.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Gives numbers as some settings have them, and remembers which intervals the last shot drew them from. Not safe for use by several
 * threads.
 */
public final class DrawRecorder implements NumberSource {
    private final GeneratorSettings settings;
    private final Map<SeedName, Recording> recordings = new EnumMap<>(SeedName.class);

    /**
     * Begins with nothing drawn.
     *
     * @param settings where random numbers come from
     */
    public DrawRecorder(GeneratorSettings settings) {
        this.settings = settings;
    }

    /** {@inheritDoc} Those of a name that was asked for before are forgotten. */
    @Override
    public ShotNumbers numbers(SeedName name, long seed, int perShot) {
        Recording recording = new Recording(settings, name, seed, perShot);
        recordings.put(name, recording);
        return recording;
    }

    /**
     * Tells what a shot has drawn that was just fired. Asked for in the order of the shots it goes through each generator once.
     *
     * @param name which seed; its numbers were asked for
     * @param offset the shot's offset of that seed, from 0
     * @return every number of the shot
     */
    public ShotDraws draws(SeedName name, int offset) {
        return Objects.requireNonNull(recordings.get(name)).draws(offset);
    }

    /** The numbers of one seed. */
    private static final class Recording implements ShotNumbers {
        private final GeneratorSettings settings;
        private final SeedName name;
        private final long seed;
        private final int perShot;
        private final ShotNumbers numbers;
        private final @Nullable Interval[] intervals;
        private int recorded = -1;
        private Generator outputs;
        private long standsAt;

        Recording(GeneratorSettings settings, SeedName name, long seed, int perShot) {
            this.settings = settings;
            this.name = name;
            this.seed = seed;
            this.perShot = perShot;
            numbers = settings.numbers(name, seed, perShot);
            intervals = new @Nullable Interval[perShot];
            outputs = settings.generator(seed);
        }

        @Override
        public Generator at(int offset) {
            recorded = offset;
            Arrays.fill(intervals, null);
            return new Watched(numbers.at(offset), intervals);
        }

        @Override
        public ShotNumbers withSeed(long other) {
            return settings.numbers(name, other, perShot);
        }

        ShotDraws draws(int offset) {
            boolean isDrawnOn = settings.generatorLifetime() == GeneratorLifetime.BURST;
            long sum = isDrawnOn ? seed : seed + offset;
            int before = isDrawnOn ? offset * perShot : 0;
            if (!isDrawnOn || before < standsAt) {
                outputs = settings.generator(sum);
                standsAt = 0;
            }
            for (; standsAt < before; standsAt++) {
                outputs.unit();
            }
            Generator shot = numbers.at(offset);
            List<DrawnNumber> drawn = new ArrayList<>(perShot);
            for (int i = 0; i < perShot; i++) {
                Interval interval = recorded == offset ? intervals[i] : null;
                drawn.add(new DrawnNumber(
                        Arrays.stream(outputs.outputs())
                                .mapToObj(this::hexadecimal)
                                .toList(),
                        shot.unit(),
                        interval == null ? null : interval.min,
                        interval == null ? null : interval.max,
                        interval == null ? null : interval.value));
                standsAt++;
            }
            long made = settings.seedMixing().of(sum, settings.generator().seeding());
            return new ShotDraws(
                    name,
                    "0x" + HexFormat.of().toHexDigits(made, settings.generator().seeding() == Seeding.LONG ? 16 : 8),
                    before,
                    drawn);
        }

        private String hexadecimal(long output) {
            return "0x" + HexFormat.of().toHexDigits(output, settings.generator() == Algorithm.SPLITMIX64 ? 16 : 8);
        }
    }

    private record Interval(double min, double max, double value) {}

    /** A generator that writes down the intervals. */
    private static final class Watched implements Generator {
        private final Generator generator;
        private final @Nullable Interval[] intervals;
        private int next;

        Watched(Generator generator, @Nullable Interval[] intervals) {
            this.generator = generator;
            this.intervals = intervals;
        }

        @Override
        public double unit() {
            next++;
            return generator.unit();
        }

        @Override
        public double range(double min, double max) {
            double value = generator.range(min, max);
            intervals[next++] = new Interval(min, max, value);
            return value;
        }

        @Override
        public long integer(long min, long max) {
            return generator.integer(min, max);
        }

        @Override
        public long[] outputs() {
            return generator.outputs();
        }
    }
}
