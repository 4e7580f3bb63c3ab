package dev.gunfeel.document;

import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingEndEvent;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceEndEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.CoreScalarResolver;
import tools.jackson.core.JsonToken;

/**
 * The tokens of a YAML text (1.2, core schema) with its aliases written out. A few aliases of aliases unfold into more than
 * any memory holds, so what they unfold into is counted.
 */
final class YamlTokens implements Tokens {
    /** What has more characters is refused for its length; turning it into decimal digits first would take long. */
    private static final int LONGEST_INTEGER = 1000;

    private static final String UNREADABLE = "can't be read";
    private static final CoreScalarResolver RESOLVER = new CoreScalarResolver(false);

    private final List<Token> tokens = new ArrayList<>();
    private final Map<Anchor, Span> anchors = new HashMap<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private final long limit;
    private final long deepest;
    private long values;
    private boolean hasAliases;
    private int position = -1;

    /**
     * Reads a text to its end.
     *
     * @throws UnreadableException if it is not YAML, or its aliases unfold into too much
     */
    YamlTokens(byte[] text, Limits limits) {
        limit = limits.get(Limit.YAML_VALUES);
        deepest = limits.get(Limit.NESTING);
        LoadSettings settings =
                LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();
        try {
            for (Event event : new Parse(settings).parseInputStream(new ByteArrayInputStream(text))) {
                read(event);
            }
        } catch (YamlEngineException e) {
            throw SyntaxMessage.unreadable(e, text);
        }
    }

    private void read(Event event) {
        if (event instanceof DocumentStartEvent && !tokens.isEmpty()) {
            throw unreadable(UNREADABLE, "a second document begins here; keep each in a file of its own", event);
        } else if (event instanceof AliasEvent alias) {
            unfold(alias);
        } else if (event instanceof ScalarEvent scalar) {
            scalar(scalar);
        } else if (event instanceof MappingStartEvent start) {
            begin(start, JsonToken.START_OBJECT);
        } else if (event instanceof SequenceStartEvent start) {
            begin(start, JsonToken.START_ARRAY);
        } else if (event instanceof MappingEndEvent) {
            end(event, JsonToken.END_OBJECT);
        } else if (event instanceof SequenceEndEvent) {
            end(event, JsonToken.END_ARRAY);
        }
    }

    private void scalar(ScalarEvent scalar) {
        if (isName()) {
            tokens.add(token(JsonToken.PROPERTY_NAME, scalar.getValue(), scalar));
        } else {
            Span one = new Span(tokens.size(), tokens.size() + 1, 1);
            count(1, scalar);
            tokens.add(value(scalar));
            keep(scalar, one);
        }
        step();
    }

    /** Returns whether a name comes next, and not a value. */
    private boolean isName() {
        return !open.isEmpty() && open.peek().isMapping && open.peek().isBeforeName;
    }

    private void step() {
        if (!open.isEmpty()) {
            open.peek().isBeforeName ^= true;
        }
    }

    private void begin(CollectionStartEvent event, JsonToken type) {
        if (isName()) {
            throw unreadable(UNREADABLE, "a name must be a word, not a list or another mapping", event);
        }
        event.getTag().ifPresent(tag -> refuseTag(tag, event));
        if (open.size() >= deepest) {
            throw unreadable(
                    "is over a limit",
                    "more than " + deepest + " " + Limit.NESTING.unit() + " (" + Limit.NESTING.environmentVariable()
                            + ")",
                    event);
        }
        open.push(new Open(event, tokens.size(), values, type == JsonToken.START_OBJECT));
        count(1, event);
        tokens.add(token(type, "", event));
    }

    private void end(Event event, JsonToken type) {
        tokens.add(token(type, "", event));
        Open closed = open.pop();
        keep(closed.event, new Span(closed.start, tokens.size(), values - closed.valuesBefore));
        step();
    }

    private void keep(NodeEvent event, Span span) {
        event.getAnchor().ifPresent(anchor -> anchors.put(anchor, span));
    }

    private void unfold(AliasEvent alias) {
        Anchor anchor = alias.getAlias();
        if (isName()) {
            throw unreadable(UNREADABLE, "the alias *" + anchor + " can't be a name; write the name out", alias);
        }
        if (open.stream()
                .anyMatch(one -> one.event.getAnchor().filter(anchor::equals).isPresent())) {
            throw unreadable(
                    UNREADABLE, "the alias *" + anchor + " stands within what it repeats; name another", alias);
        }
        Span span = anchors.get(anchor);
        if (span == null) {
            throw unreadable(
                    UNREADABLE, "no anchor &" + anchor + " comes before the alias *" + anchor + "; add one", alias);
        }
        hasAliases = true;
        count(span.values, alias);
        for (int i = span.from; i < span.to; i++) {
            tokens.add(tokens.get(i));
        }
        step();
    }

    /** Counts values before they are kept; there are at most three tokens a value, so this bounds the tokens too. */
    private void count(long more, Event event) {
        if (more > limit - values) {
            throw unreadable(
                    "is over a limit",
                    "more than " + limit + " " + Limit.YAML_VALUES.unit() + " ("
                            + Limit.YAML_VALUES.environmentVariable() + "); "
                            + (hasAliases ? "use fewer aliases" : "split the file"),
                    event);
        }
        values += more;
    }

    private static Token value(ScalarEvent scalar) {
        String tag = scalar.getTag().orElse("");
        if (!tag.isEmpty() && !tag.equals("!")) {
            if (!tag.equals(Tag.STR.getValue())) {
                refuseTag(tag, scalar);
            }
            return token(JsonToken.VALUE_STRING, scalar.getValue(), scalar);
        }
        String text = scalar.getValue();
        Tag kind = scalar.isPlain() && tag.isEmpty() ? RESOLVER.resolve(text, true) : Tag.STR;
        if (kind.equals(Tag.NULL)) {
            return token(JsonToken.VALUE_NULL, "null", scalar);
        } else if (kind.equals(Tag.BOOL)) {
            boolean isTrue = text.equalsIgnoreCase("true");
            return token(isTrue ? JsonToken.VALUE_TRUE : JsonToken.VALUE_FALSE, text, scalar);
        } else if (kind.equals(Tag.INT)) {
            return token(JsonToken.VALUE_NUMBER_INT, decimal(text), scalar);
        } else if (kind.equals(Tag.FLOAT)) {
            return token(JsonToken.VALUE_NUMBER_FLOAT, text, scalar);
        }
        return token(JsonToken.VALUE_STRING, text, scalar);
    }

    /** Returns a whole number in decimal digits; YAML knows it with 0x and 0o too. */
    private static String decimal(String text) {
        if (text.length() > LONGEST_INTEGER) {
            return text;
        } else if (text.startsWith("0x")) {
            return new BigInteger(text.substring(2), 16).toString();
        }
        return text.startsWith("0o") ? new BigInteger(text.substring(2), 8).toString() : text;
    }

    private static void refuseTag(String tag, Event event) {
        if (!tag.equals(Tag.MAP.getValue()) && !tag.equals(Tag.SEQ.getValue())) {
            throw unreadable(UNREADABLE, "the tag " + tag + " has no meaning here; leave it out", event);
        }
    }

    private static UnreadableException unreadable(String fault, String reason, Event event) {
        Token place = token(JsonToken.NOT_AVAILABLE, "", event);
        return new UnreadableException(fault, reason, place.line, place.column);
    }

    private static Token token(JsonToken type, String text, Event event) {
        return new Token(
                type,
                text,
                event.getStartMark().map(mark -> mark.getLine() + 1).orElse(0),
                event.getStartMark().map(mark -> mark.getColumn() + 1).orElse(0));
    }

    @Override
    public @Nullable JsonToken next() {
        position++;
        return position < tokens.size() ? tokens.get(position).type : null;
    }

    @Override
    public JsonToken current() {
        return tokens.get(position).type;
    }

    @Override
    public String text() {
        return tokens.get(position).text;
    }

    @Override
    public int line() {
        return tokens.get(position).line;
    }

    @Override
    public int column() {
        return tokens.get(position).column;
    }

    private record Token(JsonToken type, String text, int line, int column) {}

    /** What stands behind an anchor: its tokens, and how many values they are. */
    private record Span(int from, int to, long values) {}

    /** A list or mapping whose end has not come yet. */
    private static final class Open {
        final NodeEvent event;
        final int start;
        final long valuesBefore;
        final boolean isMapping;
        boolean isBeforeName = true;

        Open(NodeEvent event, int start, long valuesBefore, boolean isMapping) {
            this.event = event;
            this.start = start;
            this.valuesBefore = valuesBefore;
            this.isMapping = isMapping;
        }
    }
}
