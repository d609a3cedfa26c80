package dev.orebound.expedition;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.descent.RunOpening;
import dev.orebound.grid.Grid;
import java.util.List;
import java.util.SortedMap;

/**
 * The state of a run at the entrance of a floor. Together with the content it is enough to continue the run. It names
 * everything by ids, so the order of entries in content files does not matter.
 *
 * @param seed seed of the run
 * @param opening the way in which the run began
 * @param node node of the floor in the descent
 * @param kind kind of floor that the node is made as
 * @param entrance the cell on which the party stands, or {@link Grid#NONE} for the floor's start
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

    /**
     * Returns the same checkpoint for a mine that has changed since: at the start of the floor of its node. If the
     * graph lacks the node, the nearest of its row takes its place. Its party has no more health and ore than it can
     * have now. The floor keeps its kind, because the way there promised that.
     */
    public Checkpoint inChangedMine(Content content) {
        RoomGraph graph = new Descent(seed, opening, content.graph()).graph();
        List<String> path = deeds.path().stream()
                .map(walked -> graph.nearest(walked).map(GraphNode::id).orElse(walked))
                .toList();
        String there = graph.nearest(node).map(GraphNode::id).orElse(node);
        return new Checkpoint(seed, opening, there, kind, Grid.NONE, party.within(content), deeds.along(path));
    }

    /**
     * Returns the same checkpoint of a run that counts as helped, with no more than its party can have with the
     * content.
     */
    Checkpoint helped(Content content) {
        return new Checkpoint(seed, opening, node, kind, entrance, party.within(content), deeds.helped(true));
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
