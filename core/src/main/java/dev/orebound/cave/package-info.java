/**
 * Generates cave floors: {@code (FloorRequest, Content) -> Floor}. {@link dev.orebound.cave.CaveRecipe} is the table of
 * contents: it lists the passes in the order in which they run. Generation is pure: it uses no clock, no window and no
 * static state.
 *
 * <p>The packages below, from bottom to top: {@code floor} holds the finished floor, its records and the keys of its
 * layers; {@code ore} the ore of a whole run; {@code pass} what a pass is and works with; {@code carve},
 * {@code corridor}, {@code terrain}, {@code arena}, {@code vein}, {@code treasure} and {@code horde} the passes, by
 * subject; this package the recipe; {@code words} describes a finished floor in sentences. No package refers to one
 * above it.
 *
 * <p>May use {@code chance}, {@code grid} and {@code content}.
 */
@NullMarked
package dev.orebound.cave;

import org.jspecify.annotations.NullMarked;
