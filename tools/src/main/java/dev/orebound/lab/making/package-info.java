/**
 * The making of a floor, recorded: every pass and every round, to be gone through forwards and backwards, and to be
 * kept as an animated picture.
 *
 * <p>A wing of {@code lab}; sees what {@code lab} sees, and {@code lab} itself.
 */
@NullMarked
package dev.orebound.lab.making;

import org.jspecify.annotations.NullMarked;
