package dev.gunfeel.input;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the component of a record whose value stands in documents in the place of the whole object: {@code 0.05} instead of
 * {@code { "share": 0.05 }}. It is no member of the object. Of a list one element alone may stand there, too. A record
 * that has no other component has no form as an object.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface StandsAlone {}
