/**
 * Random streams with names. A stream is created from the hash of the run's seed, a purpose and distinguishing values,
 * so that an additional draw in one place shifts no other.
 *
 * <p>Uses no other package of the game.
 */
@NullMarked
package dev.orebound.chance;

import org.jspecify.annotations.NullMarked;
