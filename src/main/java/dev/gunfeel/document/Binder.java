package dev.gunfeel.document;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.HandedBack;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Members;
import dev.gunfeel.input.Notes;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.Tuple;
import dev.gunfeel.input.Union;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.weapon.Preset;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * Reads a stream of tokens into a record. Where a value can't be what its component asks for, it complains, skips the
 * value and goes on, so that one reading finds every fault. What it reads is not checked for ranges yet.
 *
 * <p>Data binding of a library stops at the first value that it can't convert; this is why it is done here.
 */
final class Binder {
    /** Members that files begin with. */
    private static final List<String> NEEDED =
            List.of("fireIntervalSeconds", "weapons", "checks", "target", "distances", "players");

    /** What members are called elsewhere. */
    private static final Map<String, String> COLLOQUIAL = Map.ofEntries(
            Map.entry("firerate", "roundsPerMinute"),
            Map.entry("rateoffire", "roundsPerMinute"),
            Map.entry("rpm", "roundsPerMinute"),
            Map.entry("cycletime", "fireIntervalSeconds"),
            Map.entry("clipsize", "magazineSize"),
            Map.entry("magsize", "magazineSize"),
            Map.entry("ammo", "magazineSize"),
            Map.entry("reloadtime", "reloadSeconds"),
            Map.entry("headshotmultiplier", "headMultiplier"),
            Map.entry("distance", "distanceMeters"),
            Map.entry("range", "distanceMeters"),
            Map.entry("weapon", "weapons"),
            Map.entry("check", "checks"));

    /** What editors find the schema of a file by; it means nothing to us. */
    private static final String SCHEMA = "$schema";

    /** How members begin that other tools keep in our documents. */
    private static final String OTHERS = "x-";

    private final Tokens tokens;
    private final Scalars scalars;
    private final References references;
    private final @Nullable FileLocations locations;
    private final long mostObjects;
    private long objects;

    /** How many elements the list had that was read last. */
    private long listed;

    private Complaints place;

    /** Makes a binder of a document that stands for itself. */
    Binder(Tokens tokens, Complaints root) {
        this(tokens, root, References.NONE, null);
    }

    /**
     * Makes a binder of a file.
     *
     * @param references what may stand in files of its own
     * @param locations where it is kept where values stand; null where nobody asks for them
     */
    Binder(Tokens tokens, Complaints root, References references, @Nullable FileLocations locations) {
        this.tokens = tokens;
        scalars = new Scalars(tokens);
        this.place = root;
        mostObjects = root.limits().get(Limit.OBJECTS);
        this.references = references;
        this.locations = locations;
    }

    /**
     * Reads one document.
     *
     * @return the record; null where there is none because of a complaint
     */
    <T extends Record> @Nullable T read(Class<T> type) {
        try {
            if (tokens.next() == null) {
                Scalars.malformed(place, "is empty; " + (locations == null ? "send one object" : needs(type)), null);
                return null;
            }
            Complaints root = place;
            locate(root);
            Object document = composite(type);
            place = root;
            if (tokens.next() != null) {
                Scalars.malformed(root, "has text after its end; send one object alone", scalars.text());
            }
            return type.cast(document);
        } catch (UnreadableException e) {
            unreadable(e);
            return null;
        }
    }

    /** Says what nobody can do without in a file. */
    private static String needs(Class<?> type) {
        Set<String> members = Members.of(type).names();
        List<String> needed = NEEDED.stream().filter(members::contains).toList();
        return needed.isEmpty() ? "write one object" : "it needs " + String.join(" and ", needed);
    }

    private void unreadable(UnreadableException e) {
        if (locations == null) {
            Scalars.malformed(place, e.withPlace(), null);
        } else {
            locations.put(place.pointer(), e.line(), e.column());
            Scalars.malformed(place, e.withoutPlace(), null);
        }
    }

    private void locate(Complaints here) {
        if (locations != null) {
            locations.put(here.pointer(), tokens.line(), tokens.column());
        }
    }

    private @Nullable Object value(Type type, Complaints here) {
        place = here;
        if (tokens.current() == JsonToken.VALUE_NULL) {
            return null;
        }
        if (type instanceof ParameterizedType list) {
            return list(list.getActualTypeArguments()[0], Long.MAX_VALUE);
        }
        Class<?> wanted = (Class<?>) type;
        if (references.allows(wanted) && tokens.current() == JsonToken.VALUE_STRING) {
            return references.read(tokens.text(), wanted, here);
        }
        if (wanted == Double.class) {
            return scalars.number(here);
        } else if (wanted == Integer.class) {
            return scalars.integer(here);
        } else if (wanted == Long.class) {
            return scalars.seed(here);
        } else if (wanted == String.class) {
            return scalars.string(here);
        } else if (wanted == Boolean.class) {
            return scalars.truth(here);
        } else if (wanted.isEnum()) {
            return scalars.constant(wanted, here);
        } else if (wanted == double[].class) {
            return scalars.numbers(here);
        } else if (wanted == Curve.class) {
            return curve(here);
        } else if (wanted == Notes.class) {
            return new NotesReader(tokens).read(here);
        } else if (wanted == Preset.class) {
            return scalars.preset(here);
        }
        Tuple<?> tuple = Tuple.of(wanted);
        return tuple == null ? composite(wanted) : tuple(tuple, here);
    }

    private <T> @Nullable T tuple(Tuple<T> tuple, Complaints here) {
        double[] numbers = scalars.numbers(tuple.size(), tuple.form(), here);
        return numbers == null ? null : tuple.value().apply(numbers);
    }

    @SuppressWarnings("unchecked")
    private @Nullable Curve curve(Complaints here) {
        if (tokens.current().isNumeric()) {
            Double number = scalars.number(here);
            return number == null ? null : Curve.of(number);
        }
        if (tokens.current() != JsonToken.START_ARRAY) {
            scalars.wrongType("a number, or an array of points [x, y]", here);
            return null;
        }
        // A point that is null is complained about as in any other list.
        List<?> points = list(Vector2.class, Long.MAX_VALUE);
        return points == null ? null : new Curve(null, (List<Vector2>) points);
    }

    private @Nullable Object composite(Class<?> type) {
        Complaints here = place;
        RecordShape.Part alone = type.isRecord() ? RecordShape.of(type).alone() : null;
        if (alone != null
                && (tokens.current() != JsonToken.START_OBJECT
                        || !RecordShape.of(type).isObject())) {
            return alone(type, alone, here);
        }
        if (tokens.current() != JsonToken.START_OBJECT) {
            scalars.wrongType(
                    references.allows(type) ? "an object, or the path of a file" : "an object" + likeThis(type), here);
            return null;
        }
        count(here);
        Members members = Members.of(type);
        Assembly assembly = new Assembly(here);
        Set<String> seen = new HashSet<>();
        List<String> unknown = new ArrayList<>();
        while (tokens.next() != JsonToken.END_OBJECT) {
            String name = tokens.text();
            place = here.at(name);
            locate(place);
            tokens.next();
            if (isSchema(name, here)) {
                tokens.skip();
            } else if (!seen.add(name)) {
                Scalars.malformed(place, "stands twice in the same object; keep one", null);
                tokens.skip();
            } else if (name.startsWith(OTHERS)) {
                tokens.skip();
            } else if (!members.names().contains(name)) {
                if (members.isFixed()) {
                    unknown(type, name, place, members.names());
                } else {
                    unknown.add(name);
                }
                tokens.skip();
            } else if (tokens.current() != JsonToken.VALUE_NULL) {
                Object value = member(name, members, place);
                if (!isEmptyList(value) || !members.isLeftOutWhenEmpty(name)) {
                    assembly.put(name, value);
                }
            }
        }
        place = here;
        Object made = assembly.make(type);
        unknown.forEach(name -> unknown(type, name, here.at(name), assembly.allowed()));
        return made;
    }

    /** Reads what stands in the place of an object. */
    private @Nullable Object alone(Class<?> type, RecordShape.Part part, Complaints here) {
        boolean isList = part.type() instanceof ParameterizedType;
        Class<?> one = isList
                ? (Class<?>) ((ParameterizedType) part.type()).getActualTypeArguments()[0]
                : (Class<?>) part.type();
        Object value;
        if (isList && tokens.current() == JsonToken.START_ARRAY) {
            value = list(one, most(part));
        } else if (one == Double.class ? tokens.current().isNumeric() : tokens.current() == JsonToken.VALUE_STRING) {
            Object read = value(one, here);
            value = isList && read != null ? List.of(read) : read;
        } else {
            String word = one == Double.class ? "number" : "string";
            String others = (isList ? ", or an array of " + word + "s" : "")
                    + (RecordShape.of(type).isObject() ? ", or an object" : "");
            if (one == Double.class) {
                scalars.notANumber("a number", others, here);
            } else {
                scalars.wrongType("a string" + others, here);
            }
            return null;
        }
        place = here;
        return value == null ? null : RecordShape.of(type).ofNothingBut(part, value);
    }

    private @Nullable Object member(String name, Members members, Complaints here) {
        Union union = members.tagged(name);
        if (union != null) {
            return scalars.word(union.words(), union::today, here);
        }
        Type type = Objects.requireNonNull(members.type(name));
        RecordShape.Part part = members.part(name);
        return part != null && type instanceof ParameterizedType list
                ? counted(list.getActualTypeArguments()[0], part, here)
                : value(type, here);
    }

    /** Reads a list of which no more elements are kept than it takes to see that there are too many. */
    private @Nullable Object counted(Type elementType, RecordShape.Part part, Complaints here) {
        place = here;
        if (part.countsAs() == null || tokens.current() != JsonToken.START_ARRAY) {
            return list(elementType, most(part));
        }
        List<@Nullable Object> elements = list(elementType, here.limits().get(part.countsAs()));
        here.limit(part.countsAs(), (double) listed);
        return elements;
    }

    /** One more than there may be, so that it is complained about like any other list that is too long. */
    private static long most(RecordShape.Part part) {
        return part.constraints().mostSize() + 1L;
    }

    /**
     * Counts an object before anything is made of it.
     *
     * @throws InputException if there are too many
     */
    private void count(Complaints here) {
        Interruption.poll();
        objects++;
        if (objects > mostObjects) {
            here.limit(Limit.OBJECTS, (double) objects);
            throw here.exception();
        }
    }

    /** Clients that can't leave a list out send an empty one, which says nothing. */
    private static boolean isEmptyList(@Nullable Object value) {
        return value instanceof List<?> list
                ? list.isEmpty()
                : value instanceof double[] numbers && numbers.length == 0;
    }

    private boolean isSchema(String name, Complaints here) {
        return name.equals(SCHEMA) && here.pointer().equals(locations == null ? "" : locations.root());
    }

    private static void unknown(Class<?> type, String name, Complaints place, Collection<String> known) {
        String message;
        if (name.equals("<<")) {
            message =
                    "is not known here: YAML 1.2 has no merge keys; write the members out, or put the alias in the place of"
                            + " the whole value";
        } else if (type.isAnnotationPresent(HandedBack.class)) {
            message =
                    "is not known to this version of Gunfeel: a newer one wrote it, so hand it back to that one, or start"
                            + " anew without a state";
        } else {
            String called = COLLOQUIAL.get(name.toLowerCase(Locale.ROOT));
            message = "is not known here; "
                    + (called != null && known.contains(called)
                            ? "did you mean " + called + "?"
                            : Words.suggestion(name, known));
        }
        Scalars.malformed(place, message, null);
    }

    /** Returns the object that somebody may have meant who wrote the word of a kind alone. */
    private String likeThis(Class<?> type) {
        Union union = tokens.current() == JsonToken.VALUE_STRING ? Union.of(type) : null;
        return union == null || union.tag() == null ? "" : ", such as { " + union.tag() + ": " + scalars.text() + " }";
    }

    /** Reads a list; of elements beyond the most, nothing is kept but how many there are. */
    private @Nullable List<@Nullable Object> list(Type elementType, long most) {
        if (tokens.current() != JsonToken.START_ARRAY) {
            scalars.wrongType(
                    locations == null
                            ? "an array"
                            : tokens.current() == JsonToken.START_OBJECT
                                    ? "a list; begin each of its elements with a dash"
                                    : "a list; write [" + scalars.text() + "]",
                    place);
            return null;
        }
        Complaints here = place;
        List<@Nullable Object> elements = new ArrayList<>();
        long count = 0;
        while (tokens.next() != JsonToken.END_ARRAY) {
            Interruption.poll();
            count++;
            if (count > most) {
                tokens.skip();
                continue;
            }
            Complaints element = here.at(elements.size());
            locate(element);
            elements.add(value(elementType, element));
        }
        listed = count;
        place = here;
        return elements;
    }
}
