package dev.gunfeel.document;

import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/** What a parser complains about, in the words of the contract: no names of classes or of a library's switches. */
final class SyntaxMessage {
    private static final Pattern INTERNAL =
            Pattern.compile("\\s*(: was expecting|\\(start marker|\\[Source|: enable|, from|`|\n|\\(for )");

    private static final String UNREADABLE = "can't be read";

    private SyntaxMessage() {}

    /** Returns what a parser complains about as our own exception. */
    static UnreadableException unreadable(JacksonException e) {
        TokenStreamLocation location = e.getLocation();
        boolean isKnown = location != null && location.getLineNr() > 0;
        return new UnreadableException(
                e instanceof StreamConstraintsException ? "is over a limit" : UNREADABLE,
                reason(e),
                isKnown ? location.getLineNr() : 0,
                isKnown ? location.getColumnNr() : 0);
    }

    private static String reason(JacksonException e) {
        String original = e.getOriginalMessage() == null ? "unreadable" : e.getOriginalMessage();
        String reason = INTERNAL.split(original, 2)[0];
        if (reason.contains("maybe a (non-standard) comment")) {
            return "JSON has no comments; leave them out, or write the file as .yaml";
        } else if (reason.matches("Unexpected character \\('[}\\]]'.*")) {
            return "a comma with nothing behind it; leave it out, or write the file as .yaml";
        }
        return e instanceof StreamConstraintsException && !reason.endsWith("(") ? reason + closing(reason) : reason;
    }

    /** Returns what a YAML parser complains about as our own exception. */
    static UnreadableException unreadable(YamlEngineException e, byte[] text) {
        if (!(e instanceof MarkedYamlEngineException marked)) {
            return new UnreadableException(UNREADABLE, "it is not YAML in UTF-8", 0, 0);
        }
        UnreadableException likely = YamlFault.of(marked, text, UNREADABLE);
        if (likely != null) {
            return likely;
        }
        // What was found instead is told in the library's words, which help nobody.
        String problem = marked.getProblem().replaceAll(",? but (got|found) .*", "");
        Mark mark = marked.getProblemMark().or(marked::getContextMark).orElse(null);
        return new UnreadableException(
                UNREADABLE,
                marked.getContext() == null ? problem : marked.getContext() + ", " + problem,
                mark == null ? 0 : mark.getLine() + 1,
                mark == null ? 0 : mark.getColumn() + 1);
    }

    private static String closing(String reason) {
        return reason.lastIndexOf('(') > reason.lastIndexOf(')') ? ")" : "";
    }
}
