package dev.gunfeel.document;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Limits;
import java.util.Objects;

/** Reads input records from JSON. */
public final class Documents {
    private Documents() {}

    /**
     * Reads and checks one JSON document.
     *
     * @param <T> the record to read
     * @param json the text, in UTF-8
     * @param type the record to read
     * @param limits the limits to check against
     * @return the record
     * @throws InputException with every complaint, those of the text and those of what it says together
     */
    public static <T extends Record> T read(byte[] json, Class<T> type, Limits limits) {
        return read(json, type, Complaints.root(limits));
    }

    /**
     * Reads and checks one JSON document.
     *
     * @param <T> the record to read
     * @param json the text, in UTF-8
     * @param type the record to read
     * @param complaints what there is to complain about already; its limits are checked against
     * @return the document
     * @throws InputException with every complaint, those of the text, those of what it says, and the earlier ones together
     */
    public static <T extends Record> T read(byte[] json, Class<T> type, Complaints complaints) {
        T document;
        try (JsonTokens tokens = new JsonTokens(json, complaints.limits())) {
            document = new Binder(tokens, complaints).read(type);
        }
        Check.check(document, complaints);
        complaints.throwIfAny();
        return Objects.requireNonNull(document);
    }
}
