package dev.gunfeel.http;

import dev.gunfeel.input.Violation;
import java.util.List;

/** Query parameters are at fault; the pointers of the complaints are their names. */
final class ParameterException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Violation> violations;

    ParameterException(List<Violation> violations) {
        super("query parameters are at fault");
        this.violations = List.copyOf(violations);
    }

    List<Violation> violations() {
        return violations;
    }
}
