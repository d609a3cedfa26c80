/**
 * A playtester's hand in the world: what the orders do that no player can give. Nothing here happens unless one of them was given.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.help;

import org.jspecify.annotations.NullMarked;
