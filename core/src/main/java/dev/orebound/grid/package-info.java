/**
 * The grid: cells, typed layers, neighbours, flood fill, distance maps, A*, arc count, field of view. Plain arrays and no
 * word of the game.
 *
 * <p>May know {@code chance}.
 */
@NullMarked
package dev.orebound.grid;

import org.jspecify.annotations.NullMarked;
