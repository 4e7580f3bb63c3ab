package dev.gunfeel.http;

import dev.gunfeel.input.Complaint;
import dev.gunfeel.input.InputException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import tools.jackson.databind.json.JsonMapper;

/**
 * What went wrong, by RFC 9457.
 *
 * @param type path of the page that explains this kind of problem, with the prefix of a proxy in front
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
    static final String PAGES = "/problems";

    /**
     * Says that a request failed otherwise than by its input.
     *
     * @param type the kind of problem
     * @param status the status, which may be one that the kind stands for beside its own
     * @param detail what went wrong and what to do about it
     * @param request what was asked for
     */
    static Problem of(ProblemType type, HttpStatusCode status, String detail, HttpServletRequest request) {
        return of(type, status, detail, request.getContextPath(), request.getRequestURI());
    }

    static Problem of(ProblemType type, String detail, HttpServletRequest request) {
        return of(type, type.status(), detail, request);
    }

    /** Says the same of a path that the request itself doesn't tell any more. */
    static Problem of(ProblemType type, HttpStatusCode status, String detail, String prefix, String instance) {
        return new Problem(page(prefix, type), type.title(), status.value(), detail, instance, null);
    }

    /**
     * Says everything that is wrong with a request's input.
     *
     * @param e the complaints
     * @param request what was asked for
     */
    static Problem ofInput(InputException e, HttpServletRequest request) {
        ProblemType type = e.isMalformed() ? ProblemType.MALFORMED_INPUT : ProblemType.INVALID_INPUT;
        int count = e.complaints().size();
        String detail = count == 1
                ? "One thing is wrong with the input; see errors."
                : count + " things are wrong with the input; see errors.";
        return new Problem(
                page(request.getContextPath(), type),
                type.title(),
                type.status().value(),
                detail,
                request.getRequestURI(),
                e.complaints());
    }

    private static String page(String prefix, ProblemType type) {
        return prefix + PAGES + "/" + type.slug();
    }

    /** Answers with this problem where no controller is there to return it. */
    void writeTo(HttpServletResponse response, JsonMapper mapper) throws IOException {
        response.setStatus(status);
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.getOutputStream().write(mapper.writeValueAsString(this).getBytes(StandardCharsets.UTF_8));
    }
}
