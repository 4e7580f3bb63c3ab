package dev.gunfeel.document;

import dev.gunfeel.input.Check;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Members;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.Union;
import dev.gunfeel.input.Words;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Puts the members of one object together to the record that they are, once all of them are read. */
final class Assembly {
    /** More owners of a member are not listed. */
    private static final int MOST_OWNERS = 3;

    private final Complaints here;
    private final Map<String, @Nullable Object> values = new HashMap<>();
    private final Set<String> allowed = new LinkedHashSet<>();

    Assembly(Complaints here) {
        this.here = here;
    }

    /** Takes a member that stands in the object; its value is null where there was a complaint. */
    void put(String name, @Nullable Object value) {
        values.put(name, value);
    }

    /** Returns the names that may stand in the object that was made. */
    Set<String> allowed() {
        return allowed;
    }

    /** Makes a record, or the one that is meant of a union; returns null where it can't be told which one is. */
    @Nullable
    Object make(Class<?> type) {
        Union union = Union.of(type);
        if (union == null) {
            return composite(type);
        }
        Union.Kind kind = union.tag() == null ? byHead(union) : byTag(union, union.tag());
        if (kind == null) {
            allowed.addAll(union.names());
            union.names().forEach(name -> checkAnyway(union, name));
            return null;
        }
        if (union.tag() != null) {
            allowed.add(union.tag());
        }
        Object made = make(kind.type());
        Set<String> own = Members.of(kind.type()).names();
        for (String name : union.names()) {
            if (values.containsKey(name) && !own.contains(name) && !name.equals(union.tag())) {
                foreign(name, union, kind);
            }
        }
        return made;
    }

    private Object composite(Class<?> type) {
        RecordShape shape = RecordShape.of(type);
        @Nullable Object[] made = new @Nullable Object[shape.parts().size()];
        for (int i = 0; i < made.length; i++) {
            RecordShape.Part part = shape.parts().get(i);
            if (!part.isUnwrapped()) {
                if (!part.standsAlone()) {
                    allowed.add(part.name());
                    made[i] = values.get(part.name());
                }
            } else if (part.isNullable() && !isAnyGiven(part.unwrapped())) {
                allowed.addAll(Members.of(part.unwrapped()).names());
            } else {
                made[i] = make(part.unwrapped());
            }
        }
        return shape.create(made);
    }

    private boolean isAnyGiven(Class<?> type) {
        return Members.of(type).names().stream().anyMatch(values::containsKey);
    }

    private Union.@Nullable Kind byTag(Union union, String tag) {
        if (values.containsKey(tag)) {
            Object word = values.get(tag);
            return word == null ? null : union.kind((String) word);
        }
        if (union.standard() == null) {
            union.missing(here);
        }
        return union.standard();
    }

    private Union.@Nullable Kind byHead(Union union) {
        List<Union.Kind> given = union.kinds().stream()
                .filter(kind -> values.containsKey(Union.head(kind)))
                .toList();
        if (given.isEmpty()) {
            union.missing(here);
            return null;
        }
        for (Union.Kind second : given.subList(1, given.size())) {
            here.add(
                    Union.head(second),
                    "is given together with " + Union.head(given.get(0)) + "; leave one of the two out",
                    null);
            // Which of the two is meant can't be told, so both are looked at.
            Check.check(make(second.type()), here);
        }
        return given.get(0);
    }

    /** Complains about a member that belongs to other records of the union alone. */
    private void foreign(String name, Union union, Union.Kind kind) {
        Object value = values.get(name);
        List<Union.Kind> owners = union.owners(name);
        if (union.tag() == null) {
            String owner = owners.stream().map(Union::head).collect(Collectors.joining(" or "));
            String own = Union.head(kind);
            Class<?> element = element(Members.of(kind.type()).type(own));
            String advice = element != null && Members.of(element).names().contains(name)
                    ? "give each " + Words.ofType(element) + " its own " + name
                    : "leave it out";
            here.add(name, "goes with " + owner + ", and not with " + own + "; " + advice, value);
            return;
        }
        Set<String> own = Members.of(kind.type()).names();
        String words = owners.stream().map(Union.Kind::word).collect(Collectors.joining(" or "));
        here.add(
                name,
                "means nothing to " + union.tag() + " " + kind.word() + ", which takes "
                        + (own.isEmpty() ? "nothing of its own" : String.join(", ", own)) + "; leave it out, or change "
                        + union.tag()
                        + (owners.size() > MOST_OWNERS ? "" : " to " + words),
                value);
    }

    /** Returns the record that the elements of a list are, or null where it is no list of records. */
    private static @Nullable Class<?> element(@Nullable Type type) {
        return type instanceof ParameterizedType list
                        && list.getActualTypeArguments()[0] instanceof Class<?> element
                        && element.isRecord()
                ? element
                : null;
    }

    /** It can't be told which record this is, but what every record would complain about is wrong. */
    private void checkAnyway(Union union, String name) {
        Object value = values.get(name);
        if (value != null && !name.equals(union.tag())) {
            List<Class<?>> owners = new ArrayList<>();
            for (Union.Kind kind : union.owners(name)) {
                owners(kind.type(), name, owners);
            }
            Check.check(owners, name, value, here);
        }
    }

    /** Adds the records that have a member themselves: a record, those that are unwrapped in it, and those of a union. */
    private static void owners(Class<?> type, String name, List<Class<?>> owners) {
        Union union = Union.of(type);
        if (union != null) {
            union.kinds().forEach(kind -> owners(kind.type(), name, owners));
            return;
        }
        for (RecordShape.Part part : RecordShape.of(type).parts()) {
            if (part.isUnwrapped()) {
                owners(part.unwrapped(), name, owners);
            } else if (part.name().equals(name)) {
                owners.add(type);
            }
        }
    }
}
