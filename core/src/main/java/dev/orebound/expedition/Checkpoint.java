package dev.orebound.expedition;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.world.state.Party;

/**
 * The state of a run at the entrance of a floor. Together with the content it is enough to continue the run.
 *
 * @param seed seed of the run
 * @param isFirst true for the first run of a profile, which begins with a golem and a battle
 * @param node node of the floor in the descent
 * @param kind kind of floor that the node is made as
 * @param entrance the cell on which the party stands, or {@link dev.orebound.grid.Grid#NONE} for the floor's start
 * @param party the party that enters
 * @param deeds what was done in the run before
 */
public record Checkpoint(
        Seed seed, boolean isFirst, String node, FloorKind kind, int entrance, Party party, RunDeeds deeds) {}
