package dev.gunfeel.rotation;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Limits;
import dev.gunfeel.text.JsonText;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the example requests that ship with the project. */
public final class Examples {
    private static final JsonMapper MAPPER = JsonText.writer();

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
            return Documents.read(MAPPER.writeValueAsBytes(example.get("value")), type, Limits.NONE);
        } catch (IOException e) {
            throw new IllegalStateException(place, e);
        }
    }
}
