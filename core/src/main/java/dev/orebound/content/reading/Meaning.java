package dev.orebound.content.reading;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The words that a manual has for a content file (at its record), for a group of fields (at a nested record), or for
 * one word of a vocabulary (at an enum constant).
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface Meaning {
    /** One or more sentences; of an enum constant, a phrase. */
    String value();

    /** File whose manual explains the fields of the record, if others only refer to it: {@code monsters.json}. */
    String home() default "";

    /** The word for a form in the field that chooses one of several records, such as {@code melee}. */
    String word() default "";
}
