/**
 * Combat: strikes with wind-up, arc and recovery, and the damage that they do.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.combat;

import org.jspecify.annotations.NullMarked;
