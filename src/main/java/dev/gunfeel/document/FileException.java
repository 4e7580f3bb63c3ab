package dev.gunfeel.document;

import java.util.List;
import java.util.stream.Collectors;

/** A file, or one that it names, is at fault; it carries all complaints. */
public final class FileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<LocatedComplaint> complaints;

    FileException(List<LocatedComplaint> complaints) {
        super(complaints.stream().map(LocatedComplaint::toString).collect(Collectors.joining("\n")));
        this.complaints = List.copyOf(complaints);
    }

    /** {@return every complaint, at least one} */
    public List<LocatedComplaint> complaints() {
        return complaints;
    }
}
