/**
 * The proof that a cave goes on living: somebody walks about whole floors for minutes, and what is promised of those
 * who live there is checked all along.
 *
 * <p>A wing of {@code lab}; sees what {@code lab} sees.
 */
@NullMarked
package dev.orebound.lab.horde;

import org.jspecify.annotations.NullMarked;
