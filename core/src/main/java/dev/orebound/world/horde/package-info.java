/**
 * Hordes: a leader with a mind and the minions around it. They sleep, wake together, hunt along a shared flow field and
 * go home when they lose the player. {@code HordeMind} is the state of one horde, {@code HordeWords} defines the words
 * of its behaviour tree.
 */
@NullMarked
package dev.orebound.world.horde;

import org.jspecify.annotations.NullMarked;
