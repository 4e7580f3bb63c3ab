package dev.gunfeel.input;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector3;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.MessageInterpolator;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import jakarta.validation.metadata.ConstraintDescriptor;
import java.lang.annotation.Annotation;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Checks an input record and all records within: that every number is finite, that the Jakarta constraints on the
 * components hold, and the {@link Rules} across them. It is the same check for HTTP, command line and jar, and it finds
 * everything at once.
 */
public final class Check {
    // Reflection and a validator's metadata are costly to make and never change.
    private static final Validator VALIDATOR = Validation.byDefaultProvider()
            .configure()
            .messageInterpolator(new Templates())
            .buildValidatorFactory()
            .getValidator();
    private static final ClassValue<Boolean> CONSTRAINED = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return VALIDATOR.getConstraintsForClass(type).isBeanConstrained();
        }
    };

    private Check() {}

    /**
     * Returns the input if there is nothing to complain about, without any {@linkplain Limit limit}.
     *
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
        if (input instanceof Double number) {
            finite(number, complaints);
        } else if (input instanceof double[] numbers) {
            for (int i = 0; i < numbers.length; i++) {
                if (!Double.isFinite(numbers[i])) {
                    finite(numbers[i], complaints.at(i));
                }
            }
        } else if (input instanceof Vector3 vector) {
            if (!vector.isFinite()) {
                check(new double[] {vector.x(), vector.y(), vector.z()}, complaints);
            }
        } else if (input instanceof Quaternion quaternion) {
            if (!quaternion.isFinite()) {
                check(new double[] {quaternion.x(), quaternion.y(), quaternion.z(), quaternion.w()}, complaints);
            }
        } else if (input instanceof Range range) {
            range(range, complaints);
        } else if (input instanceof List<?> list) {
            list(list, complaints);
        } else if (input instanceof Record composite) {
            composite(composite, composite.getClass(), complaints);
        }
    }

    private static void finite(double number, Complaints complaints) {
        if (!Double.isFinite(number)) {
            complaints.add("must be a finite number", number);
        }
    }

    private static void range(Range range, Complaints complaints) {
        check(new double[] {range.min(), range.max()}, complaints);
        if (complaints.sound() && range.min() > range.max()) {
            complaints.add("must be [min, max] with min at most max; swap the two", range);
        }
    }

    private static void list(List<?> list, Complaints complaints) {
        for (int i = 0; i < list.size(); i++) {
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
            if (value instanceof Record unwrapped && part.isUnwrapped()) {
                composite(unwrapped, Union.of(part.unwrapped()) == null ? kind : value.getClass(), complaints);
            } else if (value != null) {
                check(value, complaints.at(part.name()));
            } else if (part.isUnwrapped() && part.accessor().isAnnotationPresent(NotNull.class)) {
                missing(part.unwrapped(), complaints);
            }
        }
        if (CONSTRAINED.get(composite.getClass())) {
            VALIDATOR.validate(composite).stream()
                    .sorted(Comparator.comparing(
                            violation -> violation.getPropertyPath().toString()))
                    .forEach(violation -> add(violation, kind, complaints));
        }
        if (composite instanceof Rules rules) {
            rules.rules(complaints);
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

    private static void missing(Class<?> unwrapped, Complaints complaints) {
        Union union = Union.of(unwrapped);
        if (union == null) {
            check(RecordShape.of(unwrapped).ofNothing(), complaints);
        } else {
            union.missing(complaints);
        }
    }

    private static void add(ConstraintViolation<?> violation, Class<?> kind, Complaints complaints) {
        String name = violation.getPropertyPath().toString();
        // What is null though something in it was complained about was given.
        boolean isMissing = violation.getConstraintDescriptor().getAnnotation() instanceof NotNull;
        if (!isMissing || (complaints.sound(name) && !isUnwrapped(violation.getRootBeanClass(), name))) {
            complaints.add(name, message(violation.getRootBeanClass(), kind, violation), violation.getInvalidValue());
        }
    }

    private static boolean isUnwrapped(Class<?> type, String name) {
        return RecordShape.of(type).parts().stream()
                .anyMatch(part -> part.name().equals(name) && part.isUnwrapped());
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
        List<String> messages = owners.stream()
                .map(owner -> VALIDATOR.validateValue(owner, name, value).stream()
                        .map(violation -> message(owner, owner, violation))
                        .findFirst()
                        .orElse(""))
                .distinct()
                .toList();
        if (messages.size() == 1 && !messages.get(0).isEmpty()) {
            complaints.add(name, messages.get(0), value);
        }
    }

    /** Says the whole rule for a component, both ends of an interval, whichever of its constraints was broken. */
    private static String message(Class<?> type, Class<?> kind, ConstraintViolation<?> violation) {
        Annotation broken = violation.getConstraintDescriptor().getAnnotation();
        if (broken instanceof NotNull) {
            Union union = Union.ofKind(kind);
            return union == null
                    ? "is required"
                    : "is required with " + union.tag() + " " + union.kind(kind).word() + "; add it";
        }
        if (broken instanceof Size size) {
            String counted = violation.getInvalidValue() instanceof CharSequence ? " character" : " element";
            return size.max() == Integer.MAX_VALUE
                    ? "must have at least " + size.min() + counted + (size.min() == 1 ? "" : "s")
                    : size.min() == size.max()
                            ? "must have exactly " + size.min() + counted + "s"
                            : "must have " + (size.min() == 0 ? "at most " : size.min() + " to ") + size.max() + counted
                                    + "s";
        }
        StringJoiner rule = new StringJoiner(" and ", "must be ", "");
        rule.setEmptyValue(violation.getMessage());
        VALIDATOR
                .getConstraintsForClass(type)
                .getConstraintsForProperty(violation.getPropertyPath().toString())
                .getConstraintDescriptors()
                .stream()
                .map(ConstraintDescriptor::getAnnotation)
                .map(Check::bound)
                .filter(bound -> !bound.isEmpty())
                .sorted()
                .forEach(rule::add);
        return rule.toString();
    }

    private static String bound(Annotation constraint) {
        if (constraint instanceof Positive) {
            return "above 0";
        } else if (constraint instanceof PositiveOrZero) {
            return "at least 0";
        } else if (constraint instanceof Min min) {
            return "at least " + min.value();
        } else if (constraint instanceof Max max) {
            return "at most " + max.value();
        } else if (constraint instanceof DecimalMin min) {
            return (min.inclusive() ? "at least " : "above ") + min.value();
        } else if (constraint instanceof DecimalMax max) {
            return (max.inclusive() ? "at most " : "below ") + max.value();
        }
        return "";
    }

    /** Messages are made here, from the constraints: a provider would only fill in texts that nobody reads. */
    private static final class Templates implements MessageInterpolator {
        @Override
        public String interpolate(String template, Context context) {
            return template;
        }

        @Override
        public String interpolate(String template, Context context, Locale locale) {
            return template;
        }
    }
}
