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
import java.lang.reflect.RecordComponent;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Stream;
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
    private static final ClassValue<Component[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected Component[] computeValue(Class<?> type) {
            return Stream.of(type.getRecordComponents()).map(Component::new).toArray(Component[]::new);
        }
    };
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
        if (!complaints.violations().isEmpty()) {
            throw new InputException(complaints.violations());
        }
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
            composite(composite, complaints);
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
            if (element == null) {
                complaints.at(i).add("must not be null; leave the element out", "null");
            } else {
                check(element, complaints.at(i));
            }
        }
    }

    private static void composite(Record composite, Complaints complaints) {
        for (Component component : COMPONENTS.get(composite.getClass())) {
            Object value = component.valueIn(composite);
            if (value != null) {
                check(value, complaints.at(component.name()));
            }
        }
        if (CONSTRAINED.get(composite.getClass())) {
            VALIDATOR.validate(composite).stream()
                    .sorted(Comparator.comparing(
                            violation -> violation.getPropertyPath().toString()))
                    .forEach(violation -> complaints.add(
                            violation.getPropertyPath().toString(), message(violation), violation.getInvalidValue()));
        }
        if (composite instanceof Rules rules) {
            rules.rules(complaints);
        }
    }

    /** Says the whole rule for a component, both ends of an interval, whichever of its constraints was broken. */
    private static String message(ConstraintViolation<?> violation) {
        Annotation broken = violation.getConstraintDescriptor().getAnnotation();
        if (broken instanceof NotNull) {
            return "is required";
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
                .getConstraintsForClass(violation.getLeafBean().getClass())
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

    private record Component(String name, RecordComponent component) {
        Component(RecordComponent component) {
            this(component.getName(), component);
            component.getAccessor().setAccessible(true);
        }

        @Nullable
        Object valueIn(Record composite) {
            try {
                return component.getAccessor().invoke(composite);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("the accessor of " + name + " failed", e);
            }
        }
    }
}
