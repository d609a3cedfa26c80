package dev.orebound.world.arena;

/**
 * Where an arena's machine is: all that decides its next steps, given the signals.
 *
 * @param state never leads back once it {@link ArenaState#isOver()}
 * @param wave the wave that is marked, there, or next; from 0; the number of all waves once the last is beaten
 * @param ticks since the state began, no more than anything waits for
 * @param idleTicks since anything went forward, no more than the watchdog waits for
 * @param holdOutTicksLeft until a kind that is to be held out is won; 0 for others
 */
public record ArenaMoment(ArenaState state, int wave, int ticks, int idleTicks, int holdOutTicksLeft) {}
