package dev.gunfeel.input;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says by which word a record of a {@link Tagged} union was told in older documents. It is read by that word as well; nothing is
 * written by it, and schemas don't know it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Formerly {
    /** {@return the word} */
    String value();
}
