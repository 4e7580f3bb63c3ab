package dev.gunfeel.document;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/** What is likely wrong where a YAML parser gave up: it tells where it noticed, not where the slip is. */
final class YamlFault {
    private final MarkedYamlEngineException exception;
    private final List<String> lines;

    private YamlFault(MarkedYamlEngineException exception, byte[] text) {
        this.exception = exception;
        lines = new String(text, StandardCharsets.UTF_8).lines().toList();
    }

    /** Returns the likely slip with its own place; null where none is likelier than others. */
    static @Nullable UnreadableException of(MarkedYamlEngineException exception, byte[] text, String fault) {
        return new YamlFault(exception, text).likely(fault);
    }

    private @Nullable UnreadableException likely(String fault) {
        String problem = exception.getProblem();
        Mark mark = exception.getProblemMark().orElse(null);
        int noticed = mark == null ? 0 : mark.getLine();
        if (problem.contains("TAB")) {
            return new UnreadableException(
                    fault, "the line is indented by a tab; indent it by spaces", noticed + 1, column(mark));
        } else if (problem.contains("could not find expected ':'")) {
            int line = exception.getContextMark().map(Mark::getLine).orElse(noticed);
            return new UnreadableException(
                    fault, "the line has no ':' behind its name; write " + named(line), line + 1, 1);
        } else if (problem.contains("mapping values are not allowed here")
                || problem.startsWith("expected <block end>")
                || problem.contains("did not find expected")) {
            return indented(fault, noticed);
        }
        return null;
    }

    private static int column(@Nullable Mark mark) {
        return mark == null ? 1 : mark.getColumn() + 1;
    }

    /** Returns a line as it should be: its first word as the name of the rest. */
    private String named(int number) {
        String[] words = line(number).strip().split("\\s+", 2);
        return words.length < 2 ? words[0] + ": and its value" : words[0] + ": " + words[1];
    }

    /** Says that a line stands deeper or less deep than the one before, where neither opens what it holds. */
    private @Nullable UnreadableException indented(String fault, int number) {
        String before = "";
        for (int i = number - 1; i >= 0 && before.isBlank(); i--) {
            before = line(i).strip().startsWith("#") ? "" : line(i);
        }
        int own = indent(line(number));
        int neighbours = indent(before);
        if (before.isBlank() || own == neighbours || before.stripTrailing().endsWith(":")) {
            return null;
        }
        return new UnreadableException(
                fault,
                "line " + (number + 1) + " is indented by " + own + ", its neighbours by " + neighbours,
                number + 1,
                own + 1);
    }

    private String line(int number) {
        return number < lines.size() ? lines.get(number) : "";
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
