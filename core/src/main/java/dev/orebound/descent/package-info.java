/**
 * The descent: the scored room graph of a run, and the requests to the generator for its floors.
 *
 * <p>Uses {@code chance}, {@code grid}, {@code content} and {@code cave}.
 */
@NullMarked
package dev.orebound.descent;

import org.jspecify.annotations.NullMarked;
