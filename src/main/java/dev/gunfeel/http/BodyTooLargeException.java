package dev.gunfeel.http;

import java.io.IOException;

/** A body is longer than the limit allows. */
final class BodyTooLargeException extends IOException {
    private static final long serialVersionUID = 1L;

    BodyTooLargeException(long limit) {
        super(detail(limit));
    }

    static String detail(long limit) {
        return "The body is over " + limit + " bytes, the limit that this service sets; send less in one request.";
    }
}
