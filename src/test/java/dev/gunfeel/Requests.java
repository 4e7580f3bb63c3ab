package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.document.Documents;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Limits;
import dev.gunfeel.input.Warning;
import dev.gunfeel.text.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Reads test inputs as users write them: JSON, with single quotes for the sake of reading. */
public final class Requests {
    private static final JsonMapper WRITER = JsonText.writer();

    private Requests() {}

    /** Reads a body that has to be right. */
    public static <T extends Record> T read(Class<T> type, String json) {
        return Documents.read(bytes(json), type, Limits.NONE);
    }

    /** Returns what a record is as JSON, and reads it back. */
    public static <T extends Record> T throughJson(Class<T> type, T value) {
        return Documents.read(WRITER.writeValueAsBytes(value), type, Limits.NONE);
    }

    /** Asserts that every number in an answer, however deep, is finite. */
    public static void assertFinite(Record answer) {
        Complaints complaints = Complaints.root(Limits.NONE);
        Check.check(answer, complaints);
        assertThat(complaints.all()).isEmpty();
    }

    /** Returns the one warning of a code. */
    public static Warning warning(List<Warning> warnings, String code) {
        List<Warning> found =
                warnings.stream().filter(warning -> warning.code().equals(code)).toList();
        assertThat(found).as(warnings.toString()).hasSize(1);
        return found.get(0);
    }

    private static byte[] bytes(String json) {
        return json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    }
}
