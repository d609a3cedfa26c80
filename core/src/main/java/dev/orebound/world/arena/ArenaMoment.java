package dev.orebound.world.arena;

/**
 * The complete state of an arena's machine: given the signals, it determines all later steps.
 *
 * @param state the state; one that {@link ArenaState#isOver()} is never left again
 * @param wave the wave that is marked, present or next, from 0; the number of waves once the last is beaten
 * @param ticks the ticks since the state began, up to the longest time that anything waits for
 * @param idleTicks the ticks since the fight last made progress, up to the watchdog's limit
 * @param holdOutTicksLeft the ticks until a hold-out is won; 0 for other kinds
 * @param roofTicksLeft the ticks until the roof gives way; 0 if it holds, or has given way
 */
public record ArenaMoment(
        ArenaState state, int wave, int ticks, int idleTicks, int holdOutTicksLeft, int roofTicksLeft) {}
