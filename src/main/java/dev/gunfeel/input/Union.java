package dev.gunfeel.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A sealed interface of records, one of which an object of a document is. With {@link Tagged} a member says which one;
 * without, the records are told apart by their first members, exactly one of which must be there.
 */
public final class Union {
    private static final ClassValue<Optional<Union>> UNIONS = new ClassValue<>() {
        @Override
        protected Optional<Union> computeValue(Class<?> type) {
            return type.isInterface() && type.isSealed() ? Optional.of(new Union(type)) : Optional.empty();
        }
    };

    private final @Nullable String tag;
    private final List<Kind> kinds = new ArrayList<>();
    private final @Nullable Kind standard;

    /**
     * One of the records.
     *
     * @param word what the tag says for it
     * @param type the record
     */
    public record Kind(String word, Class<?> type) {
        private Kind(Class<?> type) {
            this(Words.ofType(type), type);
        }
    }

    private Union(Class<?> type) {
        Tagged tagged = tagged(type);
        tag = tagged == null ? null : tagged.value();
        collect(type);
        // Of a part of a union the default may be none.
        standard = kinds.stream()
                .filter(kind -> tagged != null && kind.type() == tagged.standard())
                .findFirst()
                .orElse(null);
    }

    /** Returns the annotation of an interface or of one that it extends. */
    private static @Nullable Tagged tagged(Class<?> type) {
        Tagged tagged = type.getAnnotation(Tagged.class);
        for (int i = 0; tagged == null && i < type.getInterfaces().length; i++) {
            tagged = tagged(type.getInterfaces()[i]);
        }
        return tagged;
    }

    private void collect(Class<?> type) {
        for (Class<?> permitted : type.getPermittedSubclasses()) {
            if (permitted.isRecord()) {
                kinds.add(new Kind(permitted));
            } else {
                collect(permitted);
            }
        }
    }

    /**
     * {@return the union that a type is, or null where it is none}
     *
     * @param type any type
     */
    public static @Nullable Union of(Class<?> type) {
        return UNIONS.get(type).orElse(null);
    }

    /**
     * {@return the union with a tag that a record is of, or null where there is none}
     *
     * @param type the record
     */
    public static @Nullable Union ofKind(Class<?> type) {
        for (Class<?> parent : type.getInterfaces()) {
            Union union = of(parent);
            if (union != null && union.tag != null) {
                return union;
            }
        }
        return null;
    }

    /** {@return the name of the member that says which record it is, or null where none does} */
    public @Nullable String tag() {
        return tag;
    }

    /** {@return the records, in the order of the permits list} */
    public List<Kind> kinds() {
        return kinds;
    }

    /** {@return the record that is meant where the tag is left out, or null where it must not be} */
    public @Nullable Kind standard() {
        return standard;
    }

    /** {@return the words of the records} */
    public List<String> words() {
        return kinds.stream().map(Kind::word).toList();
    }

    /**
     * {@return the record of a word, be it a former one, or null where there is none}
     *
     * @param word what the tag says, in the spelling of documents
     */
    public @Nullable Kind kind(String word) {
        return kinds.stream()
                .filter(kind -> kind.word().equals(word) || word.equals(former(kind)))
                .findFirst()
                .orElse(null);
    }

    /**
     * {@return the word that a word stands for: the one of today for a former one, else itself}
     *
     * @param word what the tag says, in the spelling of documents
     */
    public String today(String word) {
        Kind kind = kind(word);
        return kind == null ? word : kind.word();
    }

    private static @Nullable String former(Kind kind) {
        Formerly formerly = kind.type().getAnnotation(Formerly.class);
        return formerly == null ? null : formerly.value();
    }

    /**
     * {@return the kind that a record of this union is}
     *
     * @param type the record
     * @throws IllegalStateException if it is none of this union
     */
    public Kind kind(Class<?> type) {
        return kinds.stream()
                .filter(kind -> kind.type() == type)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(type + " is not one of " + words()));
    }

    /**
     * {@return the member that a record without a tag is told by: its first}
     *
     * @param kind a record of a union without a tag
     * @throws IllegalStateException if its first member may be left out, so that it tells nothing
     */
    public static String head(Kind kind) {
        RecordShape.Part head = RecordShape.of(kind.type()).parts().get(0);
        if (head.isUnwrapped() || !head.constraints().isRequired()) {
            throw new IllegalStateException(kind.type() + " can't be told by its first member");
        }
        return head.name();
    }

    /**
     * {@return the records that have a member, in the order of the permits list}
     *
     * @param name the name of the member
     */
    public List<Kind> owners(String name) {
        return kinds.stream()
                .filter(kind -> Members.of(kind.type()).names().contains(name))
                .toList();
    }

    /** {@return the tag, if there is one, and the members of all records} */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        if (tag != null) {
            names.add(tag);
        }
        kinds.forEach(kind -> names.addAll(Members.of(kind.type()).names()));
        return names;
    }

    /**
     * Complains that nothing says which of the records is meant: about the tag, or about the first record's first member,
     * naming those of the others.
     *
     * @param complaints where complaints about the object go
     */
    public void missing(Complaints complaints) {
        if (tag != null) {
            complaints.add(tag, "is required", null);
            return;
        }
        String first = head(kinds.get(0));
        StringBuilder message = new StringBuilder("is required, ");
        for (Kind kind : kinds.subList(1, kinds.size())) {
            message.append("or ").append(head(kind)).append(' ');
        }
        complaints.add(first, message + "in its place", null);
    }
}
