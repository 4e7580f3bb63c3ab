package dev.gunfeel.input;

import dev.gunfeel.math.Range;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Checks an input record and all records within: that every number is finite, that the Jakarta constraints on the
 * components hold, and the {@link Rules} across them. It is the same check for HTTP, command line and jar, and it finds
 * everything at once.
 */
public final class Check {
    private Check() {}

    /**
     * {@return the input if there is nothing to complain about, without any {@linkplain Limit limit}}
     *
     * @param <T> the record
     * @param input a record
     * @throws InputException with all complaints, if there are any
     */
    public static <T extends Record> T require(T input) {
        Complaints complaints = Complaints.root(Limits.NONE);
        check(input, complaints);
        complaints.throwIfAny();
        return input;
    }

    /**
     * Adds every complaint about an input.
     *
     * @param input a record, a list or a single value; null stands for what was left out
     * @param complaints where complaints go; what was found while reading may be there already
     */
    public static void check(@Nullable Object input, Complaints complaints) {
        if (input == null) {
            return;
        }
        Object plain = PlainForm.of(input);
        if (plain instanceof Double number) {
            finite(number, complaints);
        } else if (plain instanceof double[] numbers) {
            for (int i = 0; i < numbers.length; i++) {
                if (!Double.isFinite(numbers[i])) {
                    finite(numbers[i], complaints.at(i));
                }
            }
        } else if (plain instanceof List<?> list) {
            list(list, complaints);
        } else if (plain instanceof Record composite) {
            composite(composite, composite.getClass(), complaints);
        }
        if (input instanceof Range range && complaints.sound() && range.min() > range.max()) {
            complaints.add("must be [min, max] with min at most max; swap the two", range);
        }
    }

    private static void finite(double number, Complaints complaints) {
        if (!Double.isFinite(number)) {
            complaints.add("must be a finite number", number);
        }
    }

    private static void list(List<?> list, Complaints complaints) {
        for (int i = 0; i < list.size(); i++) {
            Interruption.poll();
            Object element = list.get(i);
            Complaints place = complaints.at(i);
            if (element != null) {
                check(element, place);
            } else if (place.sound()) {
                place.add("must not be null; leave the element out", "null");
            }
        }
    }

    /**
     * Adds every complaint about a record.
     *
     * @param kind the record of a union that it is, or stands unwrapped in
     */
    private static void composite(Record composite, Class<?> kind, Complaints complaints) {
        for (RecordShape.Part part : RecordShape.of(composite.getClass()).parts()) {
            Object value = part.valueIn(composite);
            if (value != null && part.goesWith() != null) {
                company(composite, part, part.goesWith(), value, complaints);
            }
            if (part.standsAlone()) {
                alone(part, value, complaints);
            } else if (!part.isUnwrapped()) {
                member(part, value, kind, complaints);
            } else if (value instanceof Record unwrapped) {
                composite(unwrapped, Union.of(part.unwrapped()) == null ? kind : value.getClass(), complaints);
            } else if (part.constraints().isRequired()) {
                missing(part.unwrapped(), kind, complaints);
            }
        }
        if (composite instanceof Rules rules) {
            rules.rules(complaints);
        }
    }

    /** Adds every complaint about a value that stands in the place of the whole object, be it one of a list. */
    private static void alone(RecordShape.Part part, @Nullable Object value, Complaints complaints) {
        check(value instanceof List<?> list && list.size() == 1 ? list.get(0) : value, complaints);
        String fault = value == null ? null : part.constraints().fault(value);
        if (fault != null) {
            complaints.add(fault, value);
        }
    }

    /** Complains about a value that means nothing to the record of a union beside it. */
    private static void company(
            Record composite, RecordShape.Part part, GoesWith goesWith, Object value, Complaints complaints) {
        for (RecordShape.Part other : RecordShape.of(composite.getClass()).parts()) {
            Object chosen = other.isUnwrapped() ? other.valueIn(composite) : null;
            if (chosen != null
                    && other.unwrapped().isAssignableFrom(goesWith.value())
                    && !goesWith.value().isInstance(chosen)) {
                Union union = Objects.requireNonNull(Union.of(other.unwrapped()));
                complaints.add(
                        part.name(),
                        "means nothing to " + (union.tag() == null ? "" : union.tag() + " ")
                                + union.kind(chosen.getClass()).word() + "; " + goesWith.otherwise(),
                        value);
            }
        }
    }

    private static void member(RecordShape.Part part, @Nullable Object value, Class<?> kind, Complaints complaints) {
        check(value, complaints.at(part.name()));
        String fault = part.constraints().fault(value);
        if (fault == null) {
            return;
        }
        if (value != null) {
            complaints.add(part.name(), fault, value);
        } else if (complaints.sound(part.name())) {
            // What is null though something in it was complained about was given.
            Union union = Union.ofKind(kind);
            String where = union == null
                    ? ""
                    : " with " + union.tag() + " " + union.kind(kind).word() + "; add it";
            complaints.add(part.name(), fault + where, null);
        }
    }

    private static void missing(Class<?> unwrapped, Class<?> kind, Complaints complaints) {
        Union union = Union.of(unwrapped);
        if (union == null) {
            composite(RecordShape.of(unwrapped).ofNothing(), kind, complaints);
        } else if (union.standard() != null) {
            check(RecordShape.of(union.standard().type()).ofNothing(), complaints);
        } else {
            union.missing(complaints);
        }
    }

    /**
     * Adds what every record that may have a member complains about in its value: for an object of which it can't be told
     * which record it is.
     *
     * @param owners the records that have the member
     * @param name the member
     * @param value its value
     * @param complaints where complaints about the object go
     */
    public static void check(List<Class<?>> owners, String name, Object value, Complaints complaints) {
        check(value, complaints.at(name));
        List<String> faults = owners.stream()
                .flatMap(owner -> RecordShape.of(owner).parts().stream())
                .filter(part -> part.name().equals(name))
                .map(part -> Objects.requireNonNullElse(part.constraints().fault(value), ""))
                .distinct()
                .toList();
        if (faults.size() == 1 && !faults.get(0).isEmpty()) {
            complaints.add(name, faults.get(0), value);
        }
    }
}
