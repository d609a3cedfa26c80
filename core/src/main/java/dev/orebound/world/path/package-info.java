/**
 * Ways: the flow fields that all who go to the same place share, the crowd, and the steering that turns what somebody wants
 * into speed.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.path;

import org.jspecify.annotations.NullMarked;
