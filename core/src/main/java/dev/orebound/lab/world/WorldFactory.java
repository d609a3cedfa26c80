package dev.orebound.lab.world;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;

/**
 * Creates worlds one after another. Ashley numbers components and families in static tables and builds families in one
 * static builder, so creating two worlds at once would break both. A finished world only reads those tables; worlds may run
 * in parallel if one was created before the other threads started.
 */
public final class WorldFactory {
    private final Content content;

    public WorldFactory(Content content) {
        this.content = content;
    }

    /** Returns the content of its worlds. */
    public Content content() {
        return content;
    }

    /** Creates a world with a party on a cell of a floor. */
    public synchronized World make(Floor floor, Party party, int entrance) {
        return new World(floor, content, party, entrance);
    }
}
