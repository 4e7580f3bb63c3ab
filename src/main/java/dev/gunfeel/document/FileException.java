package dev.gunfeel.document;

import java.util.List;
import java.util.stream.Collectors;

/** A file, or one that it names, is at fault; it carries all complaints. */
public final class FileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Complaint> complaints;

    FileException(List<Complaint> complaints) {
        super(complaints.stream().map(Complaint::toString).collect(Collectors.joining("\n")));
        this.complaints = List.copyOf(complaints);
    }

    /** Returns every complaint, at least one. */
    public List<Complaint> complaints() {
        return complaints;
    }
}
