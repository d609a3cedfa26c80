/**
 * The golem: the companions that an alchemist wakes, five at most.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.golem;

import org.jspecify.annotations.NullMarked;
