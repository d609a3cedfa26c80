package dev.orebound.lab.bot;

import dev.orebound.content.floor.FloorKind;

/**
 * What came of one floor of a run.
 *
 * @param depth from 1
 * @param kind of floor
 * @param ticks for which it was played
 * @param healthBefore of the alchemist, in percent, as the floor was entered
 * @param healthAfter the same as it was left; 0 if the run ended there
 * @param companions who came in
 */
public record FloorResult(int depth, FloorKind kind, long ticks, int healthBefore, int healthAfter, int companions) {}
