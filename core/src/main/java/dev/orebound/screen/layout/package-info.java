/**
 * Where things go on a window of any size. Pure arithmetic.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.layout;

import org.jspecify.annotations.NullMarked;
