package dev.orebound.content.reading;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A field of a content file, at the record component that holds it. {@link ContentReader} reads the field by it, the
 * manual at the head of the file repeats it, and the stepper shows it beside its number: it is the only place that
 * states what a field accepts.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {
    /**
     * Accepted values and meaning: {@code "0..3600 ticks, default 0: time until it can begin again"}. Before the colon
     * stand, each if it applies:
     *
     * <ul>
     *   <li>bounds, both included: of a number, of both ends of a range, or of the length of a list;
     *   <li>the unit, or {@code id in FILE}, {@code ids in FILE} for entries of another table;
     *   <li>{@code default VALUE} or {@code optional}, if the field may be left out. An optional field that is left out
     *       gives null, an empty list, or the constant {@code NONE} of its record.
     * </ul>
     */
    String value();

    /** Name in the file, if it is not the component's in lower case with underscores. */
    String name() default "";
}
