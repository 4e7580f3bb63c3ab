package dev.gunfeel.http;

import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.InputException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatusCode;

/**
 * What went wrong, by RFC 9457.
 *
 * @param type path of the page that explains this kind of problem
 * @param title the kind of problem in a few words
 * @param status the HTTP status
 * @param detail what went wrong this time and what to do about it
 * @param instance the path that was asked for
 * @param errors every complaint about the input, all at once; absent where the input is not at fault
 */
record Problem(
        String type,
        String title,
        Integer status,
        String detail,
        String instance,
        @Nullable List<Complaint> errors) {

    static Problem of(ProblemType type, HttpStatusCode status, String detail, String instance) {
        return new Problem("/problems/" + type.slug(), type.title(), status.value(), detail, instance, null);
    }

    static Problem of(ProblemType type, String detail, String instance) {
        return of(type, type.status(), detail, instance);
    }

    /**
     * Says everything that is wrong with a request's input.
     *
     * @param e the complaints
     * @param instance the path that was asked for
     */
    static Problem ofInput(InputException e, String instance) {
        ProblemType type = e.isMalformed() ? ProblemType.MALFORMED_INPUT : ProblemType.INVALID_INPUT;
        int count = e.complaints().size();
        String detail = count == 1
                ? "One thing is wrong with the input; see errors."
                : count + " things are wrong with the input; see errors.";
        return new Problem(
                "/problems/" + type.slug(), type.title(), type.status().value(), detail, instance, e.complaints());
    }
}
