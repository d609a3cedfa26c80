package dev.orebound.screen;

import dev.orebound.cave.Floor;
import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.Approach;
import dev.orebound.world.Party;
import org.jspecify.annotations.Nullable;

/**
 * How a run begins.
 *
 * @param seed of the run
 * @param floor that it begins on, or null for its first
 * @param room before which it begins, or 0 for where one comes in
 */
record RunStart(Seed seed, @Nullable FloorRequest floor, int room) {
    /** A run from its first floor. */
    RunStart(Seed seed) {
        this(seed, null, 0);
    }

    /** Makes the run and its first floor, which takes a moment. */
    Expedition begin(Content content) {
        if (floor == null) {
            return new Expedition(seed, content);
        }
        return new Expedition(floor, Party.fresh(content), content, made -> entrance(made, content));
    }

    private int entrance(Floor made, Content content) {
        return room == 0 ? made.start() : new Approach(made, content).before(made.roomWithId(room));
    }

    /** The depth that it begins at. */
    int depth() {
        return floor == null ? 1 : floor.depth();
    }
}
