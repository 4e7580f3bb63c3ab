package dev.gunfeel.input;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Thrown by every entry point whose input is at fault; it carries all complaints, not only the first. */
public final class InputException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<Complaint> complaints;
    /** Whether the text can't be read at all. */
    private final boolean isMalformed;

    InputException(List<Complaint> complaints, boolean isMalformed) {
        super(complaints.stream()
                .map(complaint -> (complaint.place().isEmpty() ? "" : complaint.place() + ": ") + complaint.message())
                .collect(Collectors.joining("\n")));
        this.complaints = List.copyOf(complaints);
        this.isMalformed = isMalformed;
    }

    /**
     * Makes the exception of a single complaint, which shows only after work was begun.
     *
     * @param pointer JSON Pointer (RFC 6901) to the value at fault; empty for the whole document
     * @param message the rule that is broken and what to do about it
     * @param value the value at fault; null where there is none
     */
    public InputException(String pointer, String message, @Nullable String value) {
        this(List.of(Complaint.at(pointer, message, value)), false);
    }

    /** {@return every complaint, in the order of the document} */
    public List<Complaint> complaints() {
        return complaints;
    }

    /** {@return whether the text itself can't be read as what it should be, and not only what it says is at fault} */
    public boolean isMalformed() {
        return isMalformed;
    }
}
