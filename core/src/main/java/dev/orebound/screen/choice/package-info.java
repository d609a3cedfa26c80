/**
 * The choice: what a world asks of the player while it stands still, laid out as cards.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.choice;

import org.jspecify.annotations.NullMarked;
