package dev.gunfeel.document;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Notes;
import java.io.StringWriter;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Copies any value of a document as JSON. */
final class NotesReader {
    // What is too long is left open, and not closed behind our back.
    private static final JsonFactory JSON =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_CONTENT).build();

    private final Tokens tokens;

    NotesReader(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Reads the value; null where it is longer than notes may be, or holds what JSON has no word for. */
    @Nullable
    Notes read(Complaints place) {
        StringWriter json = new StringWriter();
        boolean isTooLong = false;
        try (JsonGenerator generator = JSON.createGenerator(ObjectWriteContext.empty(), json)) {
            int depth = 0;
            do {
                JsonToken token = tokens.current();
                depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                if (!isTooLong) {
                    copy(token, generator, place);
                    generator.flush();
                    isTooLong = json.getBuffer().length() > Notes.MOST_CHARACTERS;
                }
            } while (depth > 0 && tokens.next() != null);
        }
        if (isTooLong) {
            place.add(
                    "has more than " + Notes.MOST_CHARACTERS + " characters as JSON; keep it in a file of its own",
                    null);
            return null;
        }
        return place.sound() ? new Notes(json.toString()) : null;
    }

    private void copy(JsonToken token, JsonGenerator generator, Complaints place) {
        switch (token) {
            case START_OBJECT -> generator.writeStartObject();
            case END_OBJECT -> generator.writeEndObject();
            case START_ARRAY -> generator.writeStartArray();
            case END_ARRAY -> generator.writeEndArray();
            case PROPERTY_NAME -> generator.writeName(tokens.text());
            case VALUE_TRUE -> generator.writeBoolean(true);
            case VALUE_FALSE -> generator.writeBoolean(false);
            case VALUE_NULL -> generator.writeNull();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(tokens.text(), generator, place);
            default -> generator.writeString(tokens.text());
        }
    }

    /** Writes a number as it stands: its digits may be more than a double has. */
    private static void number(String digits, JsonGenerator generator, Complaints place) {
        if (digits.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?")) {
            generator.writeNumber(digits);
        } else if (digits.matches("[-+]?[0-9]*\\.?[0-9]*([eE][-+]?[0-9]{1,4})?") && digits.matches(".*[0-9].*")) {
            generator.writeNumber(new BigDecimal(digits).toString());
        } else {
            Scalars.malformed(place, "holds a number that JSON has no word for; write it as a string", digits);
            generator.writeNull();
        }
    }
}
