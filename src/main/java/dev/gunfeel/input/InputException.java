package dev.gunfeel.input;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown by every entry point whose input is at fault; it carries all complaints, not only the first. */
public final class InputException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<Violation> violations;

    /**
     * Makes the exception.
     *
     * @param violations the complaints, at least one
     */
    public InputException(List<Violation> violations) {
        super(violations.stream()
                .map(violation ->
                        (violation.pointer().isEmpty() ? "" : violation.pointer() + ": ") + violation.message())
                .collect(Collectors.joining("\n")));
        this.violations = List.copyOf(violations);
    }

    /** Returns every complaint, in the order of the document. */
    public List<Violation> violations() {
        return violations;
    }
}
