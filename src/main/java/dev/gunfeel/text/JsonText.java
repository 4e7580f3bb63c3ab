package dev.gunfeel.text;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes records as JSON. */
public final class JsonText {
    private JsonText() {}

    /**
     * {@return a mapper that writes answers: components in their order, absent ones left out, constants as words, vectors
     * as arrays, 64-bit numbers beyond 2^53 as strings, and every double in its shortest form on every JVM}
     */
    public static JsonMapper writer() {
        JsonFactory factory = JsonFactory.builder()
                .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                .build();
        return JsonMapper.builder(factory)
                .addModule(new AnswerModule())
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
}
