/**
 * Grids: cells, typed layers, neighbours, flood fill, distance maps, A*, arc count, field of view. Plain arrays that know
 * nothing of the game.
 *
 * <p>Uses {@code chance}.
 */
@NullMarked
package dev.orebound.grid;

import org.jspecify.annotations.NullMarked;
