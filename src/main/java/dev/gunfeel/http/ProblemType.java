package dev.gunfeel.http;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;

/** The kinds of problem that an answer can report; each has a page that says what it means and what to do. */
enum ProblemType {
    /** The body can't be read as what the endpoint takes. */
    MALFORMED_INPUT(HttpStatus.BAD_REQUEST, "The input can't be read"),
    /** The body can be read, but what it says can't be computed. */
    INVALID_INPUT(HttpStatus.UNPROCESSABLE_CONTENT, "The input breaks a rule"),
    /** The request itself is at fault, not its body. */
    BAD_REQUEST(HttpStatus.BAD_REQUEST, "The request can't be understood"),
    /** Nothing lives at the path. */
    NOT_FOUND(HttpStatus.NOT_FOUND, "There is nothing here"),
    /** The path takes other methods. */
    METHOD_NOT_ALLOWED(HttpStatus.METHOD_NOT_ALLOWED, "The method is not allowed here"),
    /** The endpoint has no answer in the format that was asked for. */
    NOT_ACCEPTABLE(HttpStatus.NOT_ACCEPTABLE, "The format is not available here"),
    /** The body is larger than the limit. */
    BODY_TOO_LARGE(HttpStatus.CONTENT_TOO_LARGE, "The body is too large"),
    /** The body came too slowly. */
    BODY_TOO_SLOW(HttpStatus.REQUEST_TIMEOUT, "The body came too slowly"),
    /** The endpoint does not read bodies of that media type. */
    UNSUPPORTED_MEDIA_TYPE(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "The media type is not supported here"),
    /** Too many computations run and wait already. */
    SATURATED(HttpStatus.SERVICE_UNAVAILABLE, "The service is busy"),
    /** The computation took longer than it may. */
    TIME_BUDGET_PASSED(HttpStatus.SERVICE_UNAVAILABLE, "The computation took too long"),
    /** The service is at fault. */
    INTERNAL_ERROR(HttpStatus.INTERNAL_SERVER_ERROR, "The service failed");

    private final HttpStatus status;
    private final String title;

    ProblemType(HttpStatus status, String title) {
        this.status = status;
        this.title = title;
    }

    HttpStatus status() {
        return status;
    }

    String title() {
        return title;
    }

    /** Returns the last part of the page's path. */
    String slug() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the type for a status that the web framework decided on. */
    static ProblemType of(HttpStatusCode status) {
        return Stream.of(values())
                .filter(type -> type != MALFORMED_INPUT && type.status.value() == status.value())
                .findFirst()
                .orElse(status.is4xxClientError() ? BAD_REQUEST : INTERNAL_ERROR);
    }

    /** Returns the type whose page has this name. */
    static Optional<ProblemType> of(String slug) {
        return Stream.of(values()).filter(type -> type.slug().equals(slug)).findFirst();
    }
}
