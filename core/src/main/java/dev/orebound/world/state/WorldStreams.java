package dev.orebound.world.state;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import java.util.List;

/**
 * The random streams of a world, one for each purpose.
 *
 * @param minds which monsters notice the player
 * @param arenas which monsters appear, and where
 * @param loot contents of chests and rewards
 * @param ore number of shards
 * @param scatter directions in which things fly
 * @param elements which cells catch fire
 * @param gifts the scrolls of shrines and the build of a sleeping golem
 * @param boss places of growing ore and of arriving hordes
 */
public record WorldStreams(
        RandomStream minds,
        RandomStream arenas,
        RandomStream loot,
        RandomStream ore,
        RandomStream scatter,
        RandomStream elements,
        RandomStream gifts,
        RandomStream boss) {

    public static WorldStreams of(FloorRequest floor) {
        RandomStreams streams = new RandomStreams(floor.seed());
        return new WorldStreams(
                streams.stream("world.minds", floor.node(), floor.kind()),
                streams.stream("world.arenas", floor.node(), floor.kind()),
                streams.stream("world.loot", floor.node(), floor.kind()),
                streams.stream("world.ore", floor.node(), floor.kind()),
                streams.stream("world.scatter", floor.node(), floor.kind()),
                streams.stream("world.elements", floor.node(), floor.kind()),
                streams.stream("world.gifts", floor.node(), floor.kind()),
                streams.stream("world.boss", floor.node(), floor.kind()));
    }

    /** Returns all streams, in an order that never changes. */
    public List<RandomStream> all() {
        return List.of(minds, arenas, loot, ore, scatter, elements, gifts, boss);
    }
}
