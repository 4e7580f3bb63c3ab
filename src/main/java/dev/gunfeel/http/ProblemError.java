package dev.gunfeel.http;

import dev.gunfeel.input.Violation;
import org.jspecify.annotations.Nullable;

/**
 * One complaint about the input.
 *
 * @param pointer JSON Pointer (RFC 6901) into the body, empty for the body as a whole
 * @param parameter name of the query parameter at fault, instead of a pointer
 * @param message the rule that is broken and what to do about it
 * @param value the value at fault, cut to 100 characters
 */
record ProblemError(
        @Nullable String pointer,
        @Nullable String parameter,
        String message,
        @Nullable String value) {
    static ProblemError of(Violation violation) {
        return new ProblemError(violation.pointer(), null, violation.message(), violation.value());
    }

    static ProblemError ofParameter(Violation violation) {
        return new ProblemError(null, violation.pointer().substring(1), violation.message(), violation.value());
    }
}
