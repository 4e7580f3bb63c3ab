package dev.gunfeel.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.List;

/** Looks at every number of a result. */
public final class Numbers {
    private Numbers() {}

    /** Asserts that every double in a record, however deep, is a finite number. */
    public static void assertFinite(Record result) {
        walk(result, result);
    }

    private static void walk(Object value, Record whole) {
        if (value instanceof Double number) {
            assertThat(Double.isFinite(number)).as("a number of %s", whole).isTrue();
        } else if (value instanceof List<?> list) {
            list.forEach(element -> walk(element, whole));
        } else if (value instanceof Record composite) {
            for (RecordComponent component : composite.getClass().getRecordComponents()) {
                try {
                    component.getAccessor().setAccessible(true);
                    Object part = component.getAccessor().invoke(composite);
                    if (part != null) {
                        walk(part, whole);
                    }
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }
}
