/**
 * Arenas: trap rooms that shut their doors, send waves of monsters and open again. {@code ArenaMachine} is a finite
 * state machine that counts ticks, {@code Arena} adds doors, marks and roster, and {@code ArenaSystem} feeds the arenas
 * that are awake.
 *
 * <p>{@code RoomLookupSystem} tells {@code FloorArenas} when the player comes to another cell. That wakes the arenas
 * whose room or warning range holds the cell; all other dormant arenas, and arenas that are over, cost nothing in a
 * tick. A dormant arena's timer is brought up to date when it is read.
 *
 * <p>States, signals and the states that they lead to, as in {@code ArenaTransitions.TABLE}:
 *
 * <pre>
 * DORMANT   ENTERED       CLOSING
 * DORMANT   NEARED        WARNED
 * WARNED    ENTERED       CLOSING
 * WARNED    WENT_AWAY     DORMANT
 * CLOSING   DIED          DORMANT
 * CLOSING   LEFT          WARNED
 * CLOSING   JAMMED        BROKEN
 * CLOSING   DOORS_MET     PAUSING
 * PAUSING   DIED          BROKEN
 * PAUSING   GOAL_REACHED  CLEARING
 * PAUSING   GOAL_LOST     BROKEN
 * PAUSING   ROOF_GAVE     BROKEN
 * PAUSING   BROKE_OUT     BROKEN
 * PAUSING   LEFT          BROKEN
 * PAUSING   STALLED       BROKEN
 * PAUSING   MARKED        MARKING
 * MARKING   DIED          BROKEN
 * MARKING   GOAL_REACHED  CLEARING
 * MARKING   GOAL_LOST     BROKEN
 * MARKING   ROOF_GAVE     BROKEN
 * MARKING   BROKE_OUT     BROKEN
 * MARKING   LEFT          BROKEN
 * MARKING   STALLED       BROKEN
 * MARKING   CAME_UP       FIGHTING
 * FIGHTING  DIED          BROKEN
 * FIGHTING  GOAL_REACHED  CLEARING
 * FIGHTING  GOAL_LOST     BROKEN
 * FIGHTING  ROOF_GAVE     BROKEN
 * FIGHTING  BROKE_OUT     BROKEN
 * FIGHTING  LEFT          BROKEN
 * FIGHTING  STALLED       BROKEN
 * FIGHTING  WAVE_ENDED    PAUSING
 * FIGHTING  STORMED       STORMING
 * STORMING  DIED          BROKEN
 * STORMING  GOAL_REACHED  CLEARING
 * STORMING  GOAL_LOST     BROKEN
 * STORMING  LEFT          BROKEN
 * STORMING  JAMMED        BROKEN
 * STORMING  DOORS_MET     FIGHTING
 * CLEARING  DOORS_OPENED  OPEN
 * </pre>
 *
 * <p>{@code PAUSING}, {@code MARKING} and {@code FIGHTING} are sealed. {@code STORMING} is open for a while and shuts
 * again. {@code OPEN} and {@code BROKEN} are final, unless a playtester resets the trap. Of several signals in one
 * tick, only the first of this order that the table knows in the state counts:
 *
 * <pre>
 * 1 DIED, GOAL_REACHED, GOAL_LOST, ROOF_GAVE, BROKE_OUT, LEFT, JAMMED, STALLED
 * 2 DOORS_MET, ENTERED, NEARED, WENT_AWAY
 * 3 MARKED, CAME_UP, WAVE_ENDED, STORMED, DOORS_OPENED
 * </pre>
 *
 * <p>The promises of an arena, each with the class that keeps it:
 *
 * <ul>
 *   <li>A player is in once the whole body has left the doorways, and out once its middle has left the room:
 *       {@code ArenaSystem}.
 *   <li>Doors push bodies in their way and then set them down inside; if there is no room, the arena is off:
 *       {@code ArenaDoors}.
 *   <li>Companions are beside the player when the doors meet: {@code ArenaDoors}.
 *   <li>Monsters with the id of the room in {@code MonsterComponent.arenaRoom} count, however they came and however
 *       they end: {@code ArenaRoster}.
 *   <li>A monster that counts can be reached, or is brought back, or no longer counts: {@code ArenaFight}.
 *   <li>Marks lie away from the player, a wave waits until they can, and new monsters are harmless at first:
 *       {@code WavePlanner}, {@code ArenaFight}.
 *   <li>A fight without progress ends: the watchdog opens the doors for a lesser reward: {@code ArenaMachine}.
 *   <li>A ward stands in its room from the beginning, can be hurt only while the doors are shut, and stays where it is,
 *       fallen or not: {@code ArenaWard}, {@code ArenaSystem}. When it falls, the fight is lost: the doors open,
 *       nothing is paid, and the monsters that are left are ordinary ones.
 *   <li>A fight can be lost without a death: when the roof gives way, and by a door that the player breaks at a price.
 *       The monsters that are left are ordinary ones, dazed for a moment: {@code ArenaEnding}, {@code DoorBreaker}.
 *   <li>A chest that springs an arena is opened from within the room and pays for a win; once it is open, entering
 *       springs the arena again: {@code InteractSystem}, {@code ArenaSystem}.
 *   <li>Everything that decides what comes next is hashed, and the machine's part is saved as an {@code ArenaMoment}.
 * </ul>
 *
 * <p>A kind of arena is an entry of {@code arenas.json}. A goal is an {@code ArenaGoal}, which tells from the progress
 * of the fight whether it is won or lost, and a constant of {@code ArenaKind.Goal}.
 */
@NullMarked
package dev.orebound.world.arena;

import org.jspecify.annotations.NullMarked;
