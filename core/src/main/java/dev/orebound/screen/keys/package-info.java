/**
 * The keys: which key or button does what, and how that is changed.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.keys;

import org.jspecify.annotations.NullMarked;
