/**
 * The horde: a leader with a mind and the minions about it. They sleep, wake as one, hunt down a shared flow field and go
 * home when they lose you.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.horde;

import org.jspecify.annotations.NullMarked;
