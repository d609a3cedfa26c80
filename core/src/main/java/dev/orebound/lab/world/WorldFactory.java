package dev.orebound.lab.world;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;

/**
 * Makes worlds one after another. Ashley numbers components and families in static tables, and builds every family in one
 * static builder: to make two worlds at once breaks both. Once made, a world only reads those tables, so that worlds may run
 * side by side, if one was made before the threads that make the others began.
 */
public final class WorldFactory {
    private final Content content;

    public WorldFactory(Content content) {
        this.content = content;
    }

    /** What its worlds are made of. */
    public Content content() {
        return content;
    }

    /** A party that stands on a cell of a floor. */
    public synchronized World make(Floor floor, Party party, int entrance) {
        return new World(floor, content, party, entrance);
    }
}
