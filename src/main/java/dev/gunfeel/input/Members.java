package dev.gunfeel.input;

import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All that may stand in the object of a record or a union: the members of what is unwrapped in it, and those of every
 * record of a union. A name has one type, whichever record it belongs to, so that it can be read before it is known which
 * one the object is.
 */
public final class Members {
    private static final ClassValue<Members> MEMBERS = new ClassValue<>() {
        @Override
        protected Members computeValue(Class<?> type) {
            return new Members(type);
        }
    };

    private final Map<String, Type> types = new LinkedHashMap<>();
    private final Map<String, Union> tags = new LinkedHashMap<>();
    private final Map<String, RecordShape.Part> parts = new HashMap<>();
    private final Set<String> required = new HashSet<>();
    private final Set<String> saidByEmpty = new HashSet<>();
    private final boolean isFixed;

    private Members(Class<?> type) {
        Union union = Union.of(type);
        boolean fixed = union == null;
        if (union != null) {
            if (union.tag() != null) {
                put(union.tag(), String.class, type);
                tags.put(union.tag(), union);
            }
            for (Union.Kind kind : union.kinds()) {
                Members members = of(kind.type());
                members.types.forEach((name, known) -> {
                    Type other = types.put(name, known);
                    if (other != null && !other.equals(known)) {
                        throw new IllegalStateException(name + " has two types in " + type);
                    }
                });
                tags.putAll(members.tags);
                parts.putAll(members.parts);
                required.addAll(members.required);
                saidByEmpty.addAll(members.saidByEmpty);
                if (union.tag() == null) {
                    // Another of the records may be meant.
                    required.remove(Union.head(kind));
                }
            }
        } else {
            for (RecordShape.Part part : RecordShape.of(type).parts()) {
                if (part.isUnwrapped()) {
                    Members members = of(part.unwrapped());
                    members.types.forEach((name, known) -> put(name, known, type));
                    tags.putAll(members.tags);
                    parts.putAll(members.parts);
                    fixed &= members.isFixed;
                    saidByEmpty.addAll(members.saidByEmpty);
                    if (!part.isNullable()) {
                        required.addAll(members.required);
                    }
                } else if (!part.standsAlone()) {
                    put(part.name(), part.type(), type);
                    parts.put(part.name(), part);
                    if (part.constraints().isRequired()) {
                        required.add(part.name());
                    }
                    if (part.accessor().isAnnotationPresent(EmptyIsSaid.class)) {
                        saidByEmpty.add(part.name());
                    }
                }
            }
        }
        isFixed = fixed;
    }

    private void put(String name, Type known, Class<?> type) {
        if (types.put(name, known) != null) {
            throw new IllegalStateException(name + " stands twice in " + type);
        }
    }

    /**
     * {@return the members of a record or a union}
     *
     * @param type the record or the sealed interface
     */
    public static Members of(Class<?> type) {
        return MEMBERS.get(type);
    }

    /** {@return the names, in order} */
    public Set<String> names() {
        return types.keySet();
    }

    /**
     * {@return the type of a member, or null where there is none of that name}
     *
     * @param name the name of a member
     */
    public @Nullable Type type(String name) {
        return types.get(name);
    }

    /**
     * {@return a component that a member is: one of them, where it is one of several records of a union; null where it is the tag of
     * a union}
     *
     * @param name the name of a member
     */
    public RecordShape.@Nullable Part part(String name) {
        return parts.get(name);
    }

    /**
     * {@return the union that a member is the tag of, or null where it is none}
     *
     * @param name the name of a member
     */
    public @Nullable Union tagged(String name) {
        return tags.get(name);
    }

    /**
     * {@return whether a list that is empty counts as left out: where it may be left out, at least of one of the records of a
     * union that may be meant, and says nothing by being empty}
     *
     * @param name the name of a member
     */
    public boolean isLeftOutWhenEmpty(String name) {
        return !required.contains(name) && !saidByEmpty.contains(name);
    }

    /** {@return whether the same members may stand there whatever is chosen} */
    public boolean isFixed() {
        return isFixed;
    }
}
