/**
 * Tactics: how each monster fights, by its manner. One small class for each way of behaving; {@code HuntingTactics} says which of
 * them comes first.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.tactic;

import org.jspecify.annotations.NullMarked;
