package dev.gunfeel.document;

import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/** What a parser complains about, in the words of the contract: no names of classes or of a library's switches. */
final class SyntaxMessage {
    private static final Pattern INTERNAL =
            Pattern.compile("\\s*(: was expecting|\\(start marker|\\[Source|: enable|, from|`|\n|\\(for )");

    private SyntaxMessage() {}

    static String of(JacksonException e) {
        String original = e.getOriginalMessage() == null ? "unreadable" : e.getOriginalMessage();
        String reason = INTERNAL.split(original, 2)[0];
        TokenStreamLocation location = e.getLocation();
        String where = location == null || location.getLineNr() < 0
                ? ""
                : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
        if (e instanceof StreamConstraintsException) {
            return "is over a limit" + where + ": " + reason + (reason.endsWith("(") ? "" : closing(reason));
        }
        return "can't be read" + where + ": " + reason;
    }

    private static String closing(String reason) {
        return reason.lastIndexOf('(') > reason.lastIndexOf(')') ? ")" : "";
    }
}
