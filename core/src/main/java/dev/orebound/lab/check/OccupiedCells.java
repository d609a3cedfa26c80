package dev.orebound.lab.check;

import java.util.stream.Stream;

/** All that has a cell of its own: start, exits, chests, ore, loot and fixtures. */
final class OccupiedCells {
    private OccupiedCells() {}

    /** One of them, and what it is in a word. */
    record OccupiedCell(String what, int at) {}

    static Stream<OccupiedCell> of(DumpedFloor dump) {
        return Stream.of(
                        Stream.of(new OccupiedCell("start", dump.start)),
                        dump.exits.stream().map(exit -> new OccupiedCell("exit", exit.at())),
                        dump.chests.stream().map(chest -> new OccupiedCell("chest", chest.at())),
                        dump.ores.stream().map(ore -> new OccupiedCell("ore", ore.at())),
                        dump.loot.stream().map(loot -> new OccupiedCell("loot", loot.at())),
                        dump.fixtures.stream().map(fixture -> new OccupiedCell("fixture", fixture.at())))
                .flatMap(things -> things);
    }
}
