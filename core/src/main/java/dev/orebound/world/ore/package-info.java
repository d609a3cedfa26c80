/**
 * Ore: broken out of its place by the pick, dropped, picked up.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.ore;

import org.jspecify.annotations.NullMarked;
