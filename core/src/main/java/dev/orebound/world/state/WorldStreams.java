package dev.orebound.world.state;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The random streams of a world, one for each purpose. */
public final class WorldStreams {
    /** The purposes, in the order in which the streams are hashed. */
    private enum Purpose {
        /** Decides which monsters notice the player. */
        MINDS,
        /** Decides which monsters appear, and where. */
        ARENAS,
        /** Fills chests and rewards. */
        LOOT,
        /** Counts shards. */
        ORE,
        /** Turns the directions in which things fly. */
        SCATTER,
        /** Decides which cells catch fire. */
        ELEMENTS,
        /** Draws the scrolls of shrines and the build of a sleeping golem. */
        GIFTS,
        /** Places growing ore and arriving hordes. */
        BOSS
    }

    private final List<RandomStream> all = new ArrayList<>();

    /** Creates the streams of a floor. */
    public WorldStreams(FloorRequest floor) {
        RandomStreams streams = new RandomStreams(floor.seed());
        for (Purpose purpose : Purpose.values()) {
            all.add(streams.stream("world." + purpose.name().toLowerCase(Locale.ROOT), floor.node(), floor.kind()));
        }
    }

    private RandomStream of(Purpose purpose) {
        return all.get(purpose.ordinal());
    }

    public RandomStream minds() {
        return of(Purpose.MINDS);
    }

    public RandomStream arenas() {
        return of(Purpose.ARENAS);
    }

    public RandomStream loot() {
        return of(Purpose.LOOT);
    }

    public RandomStream ore() {
        return of(Purpose.ORE);
    }

    public RandomStream scatter() {
        return of(Purpose.SCATTER);
    }

    public RandomStream elements() {
        return of(Purpose.ELEMENTS);
    }

    public RandomStream gifts() {
        return of(Purpose.GIFTS);
    }

    public RandomStream boss() {
        return of(Purpose.BOSS);
    }

    /** Returns all streams, in an order that never changes. */
    public List<RandomStream> all() {
        return List.copyOf(all);
    }
}
