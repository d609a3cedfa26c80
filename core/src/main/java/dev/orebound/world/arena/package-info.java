/**
 * Arenas: trap rooms that shut their doors, send waves of monsters and open again. {@code ArenaMachine} is a finite state machine apart
 * from the engine, {@code Arena} adds doors, marks and roster, and {@code ArenaSystem} feeds the arenas that are awake.
 *
 * <p>{@code RoomLookupSystem} tells {@code FloorArenas} when the player comes to another cell. That wakes the arenas whose room or
 * warning range holds the cell; all other dormant arenas, and arenas that are over, cost nothing in a tick. A dormant arena's timer is
 * brought up to date when it is read.
 */
@NullMarked
package dev.orebound.world.arena;

import org.jspecify.annotations.NullMarked;
