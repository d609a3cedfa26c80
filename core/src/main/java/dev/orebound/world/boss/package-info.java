/**
 * The boss: the head of its hall's arena, from phase to phase, and what it calls on: ore that grows and shields it, doors that
 * are thrown open, a horde that storms in.
 *
 * <p>A wing of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.boss;

import org.jspecify.annotations.NullMarked;
