package dev.orebound.lab.check;

import java.util.stream.Stream;

/** All that has a cell of its own: start, exits, chests, ore, loot and fixtures. */
final class OccupiedCells {
    private OccupiedCells() {}

    /** One of them, and what it is in a word. */
    record Thing(String what, int at) {}

    static Stream<Thing> of(DumpedFloor dump) {
        return Stream.of(
                        Stream.of(new Thing("start", dump.start)),
                        dump.exits.stream().map(exit -> new Thing("exit", exit.at())),
                        dump.chests.stream().map(chest -> new Thing("chest", chest.at())),
                        dump.ores.stream().map(ore -> new Thing("ore", ore.at())),
                        dump.loot.stream().map(loot -> new Thing("loot", loot.at())),
                        dump.fixtures.stream().map(fixture -> new Thing("fixture", fixture.at())))
                .flatMap(things -> things);
    }
}
