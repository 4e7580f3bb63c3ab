package dev.gunfeel.document;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A record type as a reader needs it: its components by name and its canonical constructor. */
public final class RecordShape {
    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return new RecordShape(type);
        }
    };

    private final Constructor<?> constructor;
    private final RecordComponent[] components;
    private final Map<String, Integer> indexes = new LinkedHashMap<>();

    private RecordShape(Class<?> type) {
        components = type.getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            indexes.put(components[i].getName(), i);
            components[i].getAccessor().setAccessible(true);
        }
        try {
            constructor = type.getDeclaredConstructor(
                    Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record without its canonical constructor: " + type, e);
        }
    }

    /** Returns the shape of a record type. */
    public static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    /** Returns how many components there are. */
    public int size() {
        return components.length;
    }

    /** Returns the names of the components in order. */
    public Set<String> names() {
        return indexes.keySet();
    }

    /** Returns the position of a component, or -1 where there is none of that name. */
    public int indexOf(String name) {
        return indexes.getOrDefault(name, -1);
    }

    /** Returns the type of a component. */
    public Type type(int index) {
        return components[index].getGenericType();
    }

    /** Returns the value of a component, or null where it is absent or there is no component of that name. */
    public @Nullable Object valueOf(String name, Record composite) {
        int index = indexOf(name);
        if (index < 0) {
            return null;
        }
        try {
            return components[index].getAccessor().invoke(composite);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("can't read " + name + " of " + composite.getClass(), e);
        }
    }

    /**
     * Returns a new record. Where every value is null, it holds the defaults that the record gives to what is left out.
     *
     * @param values a value per component, null where it was left out
     */
    public Object create(@Nullable Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("a constructor that checks: rules belong into constraints", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("can't create " + constructor, e);
        }
    }
}
