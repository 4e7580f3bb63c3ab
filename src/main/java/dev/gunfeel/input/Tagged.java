package dev.gunfeel.input;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says by which member the records of a sealed interface are told apart in a document. The member's value is the simple
 * name of the record with a small first letter: {@code ClimbDegrees} is {@code climbDegrees}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Tagged {
    /** {@return the name of the member} */
    String value();

    /** {@return the record that is meant where the member is left out; {@code void} where it must not be} */
    Class<?> standard() default void.class;
}
