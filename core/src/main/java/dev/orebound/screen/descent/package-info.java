/**
 * The graph of a run as far as the player knows it, on the page between two floors and from the pause menu. {@code KnownDescent}
 * decides what is known.
 */
@NullMarked
package dev.orebound.screen.descent;

import org.jspecify.annotations.NullMarked;
