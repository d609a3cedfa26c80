/**
 * The descent: the graph of the run as far as it is known, and the screen between two floors.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.descent;

import org.jspecify.annotations.NullMarked;
