/**
 * What is promised of every floor, checked from outside: one small class for each promise, on what a dump of the floor
 * holds and nothing else.
 *
 * <p>Shares no code with the passes but the lists of cells, so that a fault of theirs is not overlooked for the same reason
 * for which it was made: searches, distances, arcs and lines of sight are worked out anew here. {@code docs/formats.md} has
 * the promises.
 */
@NullMarked
package dev.orebound.lab.check;

import org.jspecify.annotations.NullMarked;
