package dev.gunfeel.input;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a list whose elements are counted against a limit. Readers count them while they read, and keep none beyond it, so that too
 * long a list costs no memory.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface CountsAs {
    /** {@return the limit} */
    Limit value();
}
