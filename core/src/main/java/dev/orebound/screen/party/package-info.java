/**
 * The party: what one carries and who comes along, as the screens around play show it.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.party;

import org.jspecify.annotations.NullMarked;
