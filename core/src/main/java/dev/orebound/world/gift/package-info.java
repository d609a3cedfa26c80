/**
 * The gift: what a floor is for. Shrines and their scrolls, dormant golems, and the warden's key.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.gift;

import org.jspecify.annotations.NullMarked;
