package dev.gunfeel.http;

import dev.gunfeel.input.GoesWith;
import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.Union;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One set of members that an object may have: of a record with unions in it there is one for each choice.
 *
 * @param kinds the records that are chosen
 * @param members the members by name, in order
 */
record ObjectForm(List<Class<?>> kinds, Map<String, Member> members) {
    /** A member of an object. */
    sealed interface Member {}

    /**
     * What a record has as its component.
     *
     * @param owner the record
     * @param part the component
     * @param isRequired whether it must be there if it has no default
     */
    record Component(Class<?> owner, RecordShape.Part part, boolean isRequired) implements Member {}

    /**
     * What says which record of a union it is.
     *
     * @param name the name of the member
     * @param kind the record
     * @param isRequired whether it must be there
     */
    record Tag(String name, Union.Kind kind, boolean isRequired) implements Member {}

    /** Returns every form that an object of a record or union may have. */
    static List<ObjectForm> of(Class<?> type) {
        Union union = Union.ofKind(type);
        List<ObjectForm> forms = of(type, false);
        return union == null || !type.isRecord()
                ? forms
                : times(List.of(new ObjectForm(List.of(), tag(union, union.kind(type)))), forms);
    }

    private static Map<String, Member> tag(Union union, Union.Kind kind) {
        String name = union.tag();
        boolean isRequired = !kind.equals(union.standard());
        return name == null ? Map.of() : Map.of(name, new Tag(name, kind, isRequired));
    }

    private static List<ObjectForm> of(Class<?> type, boolean isOptional) {
        Union union = Union.of(type);
        List<ObjectForm> forms = new ArrayList<>();
        if (union == null) {
            forms.add(new ObjectForm(List.of(), Map.of()));
            for (RecordShape.Part part : RecordShape.of(type).parts()) {
                if (part.standsAlone()) {
                    continue;
                }
                forms = times(
                        forms,
                        part.isUnwrapped()
                                ? of(part.unwrapped(), isOptional || part.isNullable())
                                : List.of(new ObjectForm(
                                        List.of(),
                                        Map.of(
                                                part.name(),
                                                new Component(type, part, !isOptional && !part.isNullable())))));
            }
            return forms.stream().map(ObjectForm::inCompany).toList();
        }
        if (isOptional) {
            forms.add(new ObjectForm(List.of(), Map.of()));
        }
        for (Union.Kind kind : union.kinds()) {
            forms.addAll(
                    times(List.of(new ObjectForm(List.of(kind.type()), tag(union, kind))), of(kind.type(), false)));
        }
        return forms;
    }

    /** Returns this form without the members that mean nothing to the records that are chosen. */
    private ObjectForm inCompany() {
        Map<String, Member> left = new LinkedHashMap<>();
        members.forEach((name, member) -> {
            GoesWith goesWith =
                    member instanceof Component component ? component.part().goesWith() : null;
            if (goesWith == null || kinds.stream().anyMatch(goesWith.value()::isAssignableFrom)) {
                left.put(name, member);
            }
        });
        return new ObjectForm(kinds, left);
    }

    private static List<ObjectForm> times(List<ObjectForm> firsts, List<ObjectForm> seconds) {
        List<ObjectForm> both = new ArrayList<>();
        for (ObjectForm first : firsts) {
            for (ObjectForm second : seconds) {
                List<Class<?>> kinds = new ArrayList<>(first.kinds);
                kinds.addAll(second.kinds);
                Map<String, Member> members = new LinkedHashMap<>(first.members);
                members.putAll(second.members);
                both.add(new ObjectForm(kinds, members));
            }
        }
        return both;
    }

    /** Returns the only tag of the object, or null where there is none or more than one. */
    @Nullable
    Tag tag() {
        List<Tag> tags = members.values().stream()
                .filter(Tag.class::isInstance)
                .map(Tag.class::cast)
                .toList();
        return tags.size() == 1 ? tags.get(0) : null;
    }
}
