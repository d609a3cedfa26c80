/**
 * The cave: a floor is made here, {@code (FloorRequest, content) -> Floor}, by one visible list of passes. Pure: no clock,
 * no window, no statics. A finished floor never changes.
 *
 * <p>May know {@code chance}, {@code grid} and {@code content}.
 */
@NullMarked
package dev.orebound.cave;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import org.jspecify.annotations.NullMarked;
