package dev.gunfeel.http;

import dev.gunfeel.input.Words;
import java.util.Collection;

/** A path names something that isn't there. */
final class UnknownNameException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST = 100;

    UnknownNameException(String kind, String name, Collection<String> known) {
        super("There is no " + kind + " '" + name.substring(0, Math.min(name.length(), LONGEST)) + "'; "
                + Words.suggestion(name, known));
    }
}
