package dev.gunfeel.http;

import dev.gunfeel.input.Violation;
import java.util.List;

/** Query parameters are at fault, and possibly the body too. */
final class ParameterException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Violation> parameters;
    private final transient List<Violation> body;

    /**
     * Gathers complaints.
     *
     * @param parameters those about query parameters; their pointers are the names
     * @param body those about the body
     */
    ParameterException(List<Violation> parameters, List<Violation> body) {
        super("query parameters are at fault");
        this.parameters = List.copyOf(parameters);
        this.body = List.copyOf(body);
    }

    List<Violation> parameters() {
        return parameters;
    }

    List<Violation> body() {
        return body;
    }
}
