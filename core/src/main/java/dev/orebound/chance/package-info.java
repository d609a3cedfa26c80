/**
 * Chance: named random streams. A stream is made from the hash of the run's seed, a purpose and what tells it apart, so
 * that a draw added in one place shifts no other.
 *
 * <p>Knows no other room of the house.
 */
@NullMarked
package dev.orebound.chance;

import org.jspecify.annotations.NullMarked;
