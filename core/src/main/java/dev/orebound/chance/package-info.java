/**
 * Random streams with names. A stream is made from the hash of the run's seed, a purpose and what tells it apart, so that a
 * draw added in one place shifts no other.
 *
 * <p>Uses no other package of the game.
 */
@NullMarked
package dev.orebound.chance;

import org.jspecify.annotations.NullMarked;
