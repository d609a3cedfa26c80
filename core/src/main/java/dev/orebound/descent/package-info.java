/**
 * The descent: the room graph of a run, scored, and what it asks of the generator for each of its floors.
 *
 * <p>May know {@code chance}, {@code grid}, {@code content} and {@code cave}.
 */
@NullMarked
package dev.orebound.descent;

import org.jspecify.annotations.NullMarked;
