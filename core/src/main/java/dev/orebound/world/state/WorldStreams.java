package dev.orebound.world.state;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import java.util.List;

/**
 * The world's chance, a stream for each purpose.
 *
 * @param minds who notices whom
 * @param arenas who comes up, and where
 * @param loot what is in chests and rewards
 * @param ore how many shards there are
 * @param scatter where things fly
 * @param elements what catches fire
 * @param gifts what scrolls there are
 * @param boss where ore grows and a horde comes from
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

    /** All of them, in an order that never changes. */
    public List<RandomStream> all() {
        return List.of(minds, arenas, loot, ore, scatter, elements, gifts, boss);
    }
}
