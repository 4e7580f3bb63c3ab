package dev.gunfeel.text;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector3;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes records as JSON. */
public final class JsonText {
    private static final long LARGEST_EXACT = 1L << 53;

    private JsonText() {}

    /**
     * {@return a mapper that writes answers: components in their order, absent ones left out, constants as words, vectors
     * as arrays, 64-bit numbers beyond 2^53 as strings, and every double in its shortest form on every JVM}
     */
    public static JsonMapper writer() {
        JsonFactory factory = JsonFactory.builder()
                .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                .build();
        SimpleModule module = new SimpleModule("gunfeel")
                .addSerializer(new ArrayForm<>(Vector3.class, v -> new double[] {v.x(), v.y(), v.z()}))
                .addSerializer(new ArrayForm<>(Quaternion.class, q -> new double[] {q.x(), q.y(), q.z(), q.w()}))
                .addSerializer(new ArrayForm<>(Range.class, r -> new double[] {r.min(), r.max()}))
                .addSerializer(new SeedForm())
                .addSerializer(new WordForm());
        return JsonMapper.builder(factory)
                .addModule(module)
                .addModule(new UnionModule())
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
                .build();
    }

    /**
     * {@return a record as JSON for people and for version control: a member a line, numbers of a list on one line}
     *
     * @param document the record
     */
    public static byte[] readable(Record document) {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter()
                .withObjectIndenter(lines)
                .withArrayIndenter(new DefaultPrettyPrinter.FixedSpaceIndenter());
        return (writer().writer().with(printer).writeValueAsString(document) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static final class ArrayForm<T> extends StdSerializer<T> {
        private final Function<T, double[]> components;

        ArrayForm(Class<T> type, Function<T, double[]> components) {
            super(type);
            this.components = components;
        }

        @Override
        public void serialize(T value, JsonGenerator generator, SerializationContext context) {
            double[] numbers = components.apply(value);
            generator.writeArray(numbers, 0, numbers.length);
        }
    }

    /** JavaScript reads a number as a double and would lose digits of a larger seed. */
    private static final class SeedForm extends StdSerializer<Long> {
        SeedForm() {
            super(Long.class);
        }

        @Override
        public void serialize(Long value, JsonGenerator generator, SerializationContext context) {
            if (value > LARGEST_EXACT || value < -LARGEST_EXACT) {
                generator.writeString(value.toString());
            } else {
                generator.writeNumber(value.longValue());
            }
        }
    }

    @SuppressWarnings("rawtypes")
    private static final class WordForm extends StdSerializer<Enum> {
        WordForm() {
            super(Enum.class);
        }

        @Override
        public void serialize(Enum value, JsonGenerator generator, SerializationContext context) {
            generator.writeString(Words.of(value));
        }
    }
}
