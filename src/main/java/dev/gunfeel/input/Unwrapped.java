package dev.gunfeel.input;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a record component whose members stand in the object that the component belongs to, and not in one of their own.
 * Its type is a record or a {@link Union}. In Java the part is one value that can be handed on; in a document nobody sees
 * it.
 *
 * <p>What is read is made of the members that are there, also where there are none of them; with {@code @Nullable} the
 * component is then null.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Unwrapped {}
