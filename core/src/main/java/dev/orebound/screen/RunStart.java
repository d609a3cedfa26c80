package dev.orebound.screen;

import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.Party;
import org.jspecify.annotations.Nullable;

/**
 * How a run begins.
 *
 * @param seed of the run
 * @param floor that it begins on, or null for its first
 */
record RunStart(Seed seed, @Nullable FloorRequest floor) {
    /** Makes the run and its first floor, which takes a moment. */
    Expedition begin(Content content) {
        return floor == null ? new Expedition(seed, content) : new Expedition(floor, Party.fresh(content), content);
    }

    /** The depth that it begins at. */
    int depth() {
        return floor == null ? 1 : floor.depth();
    }
}
