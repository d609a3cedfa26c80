/**
 * The proof that no trap room ever locks anybody in: arenas are sprung one by one by a hostile player, and what is
 * promised of them is checked in every tick.
 *
 * <p>A wing of {@code lab}; sees what {@code lab} sees.
 */
@NullMarked
package dev.orebound.lab.arena;

import org.jspecify.annotations.NullMarked;
