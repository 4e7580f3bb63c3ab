package dev.gunfeel.rotation;

import dev.gunfeel.homing.HomingMethod;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.EnumNaming;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** Reads the example requests that ship with the project, as plain Jackson does once it knows our tuples and words. */
public final class Examples {
    private static final JsonMapper MAPPER = mapper();

    private Examples() {}

    /** Returns the request of an example. */
    public static <T extends Record> T read(String endpoint, String name, Class<T> type) {
        String place = "/examples/" + endpoint + "/" + name + ".json";
        try (InputStream in = Objects.requireNonNull(Examples.class.getResourceAsStream(place), place)) {
            JsonNode example = MAPPER.readTree(in);
            if (example.get("summary").asString().isBlank()
                    || example.get("description").asString().isBlank()) {
                throw new IllegalStateException(place + " must say what it shows");
            }
            return MAPPER.treeToValue(example.get("value"), type);
        } catch (IOException e) {
            throw new IllegalStateException(place, e);
        }
    }

    private static JsonMapper mapper() {
        SimpleModule tuples = new SimpleModule();
        tuples.addDeserializer(Vector3.class, new ValueDeserializer<>() {
            @Override
            public Vector3 deserialize(JsonParser parser, DeserializationContext context) {
                return Vectors.vector(context.readTree(parser));
            }
        });
        tuples.addDeserializer(Quaternion.class, new ValueDeserializer<>() {
            @Override
            public Quaternion deserialize(JsonParser parser, DeserializationContext context) {
                return Vectors.quaternion(context.readTree(parser));
            }
        });
        JsonMapper.Builder builder =
                JsonMapper.builder().addModule(tuples).enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        for (Class<?> words : new Class<?>[] {
            Axes.class, Formulas.class, HomingMethod.class, RotationPath.class, RotationMethod.class, TurnMethod.class
        }) {
            builder.addMixIn(words, CamelCase.class);
        }
        return builder.build();
    }

    @EnumNaming(EnumNamingStrategies.LowerCamelCaseStrategy.class)
    private interface CamelCase {}
}
