/**
 * The descent: which floors a run goes through, and what it asks of the generator for each.
 *
 * <p>May know {@code chance}, {@code grid}, {@code content} and {@code cave}.
 */
@NullMarked
package dev.orebound.descent;

import org.jspecify.annotations.NullMarked;
