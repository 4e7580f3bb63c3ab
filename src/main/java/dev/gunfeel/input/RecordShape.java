package dev.gunfeel.input;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A record type as readers, checks and schemas need it: its components and its canonical constructor. */
public final class RecordShape {
    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return new RecordShape(type);
        }
    };

    private final Constructor<?> constructor;
    private final List<Part> parts;

    /**
     * A component of a record.
     *
     * @param name its name
     * @param type its type
     * @param accessor what reads it
     * @param constraints what is asked of its value
     * @param isNullable whether it may be null
     * @param isUnwrapped whether its members stand in the place of itself
     * @param standsAlone whether its value stands in the place of the whole object
     * @param goesWith beside which records of a union it means something; null where that is any
     * @param countsAs the limit that the elements of a list are counted against; null where there is none
     */
    public record Part(
            String name,
            Type type,
            Method accessor,
            Constraints constraints,
            boolean isNullable,
            boolean isUnwrapped,
            boolean standsAlone,
            @Nullable GoesWith goesWith,
            @Nullable Limit countsAs) {
        private Part(RecordComponent component) {
            this(
                    component.getName(),
                    component.getGenericType(),
                    component.getAccessor(),
                    Constraints.of(component.getAccessor()),
                    component.getAnnotatedType().isAnnotationPresent(Nullable.class),
                    component.getAccessor().isAnnotationPresent(Unwrapped.class),
                    component.getAccessor().isAnnotationPresent(StandsAlone.class),
                    component.getAccessor().getAnnotation(GoesWith.class),
                    component.getAccessor().isAnnotationPresent(CountsAs.class)
                            ? component
                                    .getAccessor()
                                    .getAnnotation(CountsAs.class)
                                    .value()
                            : null);
            accessor.setAccessible(true);
        }

        /** {@return the record or union whose members stand in the place of the component} */
        public Class<?> unwrapped() {
            return (Class<?>) type;
        }

        /**
         * {@return the value of the component, or null where it is absent}
         *
         * @param composite a record that has the component
         */
        public @Nullable Object valueIn(Record composite) {
            try {
                return accessor.invoke(composite);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("can't read " + name + " of " + composite.getClass(), e);
            }
        }
    }

    private RecordShape(Class<?> type) {
        parts = Stream.of(type.getRecordComponents()).map(Part::new).toList();
        try {
            constructor = type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record without its canonical constructor: " + type, e);
        }
    }

    /**
     * {@return the shape of a record type}
     *
     * @param type the record
     */
    public static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    /** {@return the components in order} */
    public List<Part> parts() {
        return parts;
    }

    /** {@return the component whose value may stand in the place of the whole object, or null where there is none} */
    public @Nullable Part alone() {
        return parts.stream().filter(Part::standsAlone).findFirst().orElse(null);
    }

    /** {@return whether there is a form as an object: not of a record whose only component stands alone} */
    public boolean isObject() {
        return parts.size() > 1 || alone() == null;
    }

    /**
     * {@return the value of a component, or null where it is absent or there is no component of that name}
     *
     * @param name the name of the component
     * @param composite a record of this shape
     */
    public @Nullable Object valueOf(String name, Record composite) {
        return parts.stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .map(part -> part.valueIn(composite))
                .orElse(null);
    }

    /**
     * {@return a new record}
     *
     * @param values a value per component, null where it was left out
     */
    public Record create(@Nullable Object[] values) {
        try {
            return (Record) constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("a constructor that checks: rules belong into constraints", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("can't create " + constructor, e);
        }
    }

    /**
     * {@return a record that is made of nothing, so that it holds the defaults for whatever is left out} Records that
     * stand unwrapped in it are made of nothing too; of a union none is chosen.
     */
    public Record ofNothing() {
        return create(nothing());
    }

    /**
     * {@return a record that is made of nothing but one component}
     *
     * @param part the component
     * @param value its value
     */
    public Record ofNothingBut(Part part, Object value) {
        @Nullable Object[] values = nothing();
        values[parts.indexOf(part)] = value;
        return create(values);
    }

    private @Nullable Object[] nothing() {
        @Nullable Object[] values = new @Nullable Object[parts.size()];
        for (int i = 0; i < values.length; i++) {
            Part part = parts.get(i);
            if (part.isUnwrapped() && part.unwrapped().isRecord()) {
                values[i] = of(part.unwrapped()).ofNothing();
            }
        }
        return values;
    }
}
