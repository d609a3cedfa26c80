package dev.orebound.expedition;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.RunOpening;
import java.util.SortedMap;

/**
 * The state of a run at the entrance of a floor. Together with the content it is enough to continue the run. It
 * names everything by ids, so the order of entries in content files does not matter.
 *
 * @param seed seed of the run
 * @param opening the way in which the run began
 * @param node node of the floor in the descent
 * @param kind kind of floor that the node is made as
 * @param entrance the cell on which the party stands, or {@link dev.orebound.grid.Grid#NONE} for the floor's start
 * @param party the party that enters, named by ids
 * @param deeds what was done in the run before
 */
public record Checkpoint(
        Seed seed, RunOpening opening, String node, FloorKind kind, int entrance, NamedParty party, RunDeeds deeds) {
    /**
     * Returns the same checkpoint with ids, if an older build wrote positions.
     *
     * @throws IllegalArgumentException if its party does not fit the content
     */
    public Checkpoint withIds(Content content) {
        return new Checkpoint(seed, opening, node, kind, entrance, party.withIds(content), deeds);
    }

    /** Returns the same checkpoint of a run that counts as helped. */
    Checkpoint helped() {
        return new Checkpoint(seed, opening, node, kind, entrance, party, deeds.helped(true));
    }

    /** Returns the same checkpoint with other finds. */
    public Checkpoint having(SortedMap<String, Integer> finds) {
        return new Checkpoint(seed, opening, node, kind, entrance, party, deeds.having(finds));
    }

    /** Returns the same checkpoint at another cell. */
    Checkpoint at(int cell) {
        return new Checkpoint(seed, opening, node, kind, cell, party, deeds);
    }
}
