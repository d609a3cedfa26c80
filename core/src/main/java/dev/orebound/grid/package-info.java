/**
 * Grids: cells, typed layers, neighbours, flood fill, distance maps, A*, arc count, field of view. Plain arrays without
 * any knowledge of the game.
 *
 * <p>Uses {@code chance}.
 */
@NullMarked
package dev.orebound.grid;

import org.jspecify.annotations.NullMarked;
