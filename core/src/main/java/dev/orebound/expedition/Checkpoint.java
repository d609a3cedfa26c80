package dev.orebound.expedition;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.world.state.Party;

/**
 * All that a run is at the entrance of a floor: whoever has it, and the content, can play on from there.
 *
 * @param seed of the run
 * @param isFirst whether it is the first run of a profile, which begins with a golem and a battle
 * @param node of the floor
 * @param kind as which it is made
 * @param entrance the cell on which the party stands, or {@link dev.orebound.grid.Grid#NONE} for the floor's start
 * @param party who comes in
 * @param deeds what was done before
 */
public record Checkpoint(
        Seed seed, boolean isFirst, String node, FloorKind kind, int entrance, Party party, RunDeeds deeds) {}
