package dev.orebound.world.state;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says who may change a part of the world: its own package and the named ones alone call its methods that return
 * nothing. {@code HouseTest} holds them to it.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ChangedBy {
    /** Packages below that of the world, such as {@code horde}; the world's own is {@code world}. */
    String[] value();
}
