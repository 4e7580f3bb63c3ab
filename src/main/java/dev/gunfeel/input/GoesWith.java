package dev.gunfeel.input;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a component that means something to some records of a {@link Union} alone, which stands {@link Unwrapped} beside it.
 * It may be null; with any other record of the union it must be, and schemas leave it out there.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface GoesWith {
    /** {@return the record, or the sealed interface of the records, that it means something to} */
    Class<?> value();

    /** {@return what to do about it beside another record} */
    String otherwise() default "leave it out";
}
