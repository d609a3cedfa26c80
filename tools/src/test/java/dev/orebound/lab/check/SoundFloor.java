package dev.orebound.lab.check;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Cells;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** A floor that contains enough of everything to break every promise, and methods that pick parts of it. */
final class SoundFloor {
    /** The kind matters for chasms only. */
    static final String KIND = "scroll";

    private static final int DEPTH = 6;
    private static final Floor FLOOR = find();

    private SoundFloor() {}

    private static Floor find() {
        FloorGenerator generator = new FloorGenerator(TestContent.BUILT_IN);
        for (long seed = 1; ; seed++) {
            FloorRequest request = new Descent(Seed.of(seed), TestContent.BUILT_IN.graph())
                    .request(DEPTH)
                    .promising(2, List.of("elite", "forge", "vault"));
            if (request.waysOn().size() > 1) {
                Floor floor = generator.generate(request);
                DumpedFloor dump = DumpedFloor.of(floor, TestContent.BUILT_IN);
                boolean hasArena = dump.rooms.stream().anyMatch(room -> room.trap() && !room.treasure());
                boolean hasCentreChest = dump.chests.stream()
                        .anyMatch(chest -> chest.mode().equals("centre") && !isTrap(dump, chest.room()));
                if (dump.rooms.stream().filter(DumpedFloor.DumpedRoom::trap).count() == 3
                        && hasArena
                        && dump.keys.stream().anyMatch(key -> key.carrier() < 0)
                        && dump.vignettes.stream()
                                .anyMatch(vignette -> !vignette.closes().isEmpty())
                        && dump.chests.stream().anyMatch(chest -> Boolean.TRUE.equals(chest.nookNatural()))
                        && hasCentreChest
                        && dump.width > dump.height) {
                    return floor;
                }
            }
        }
    }

    private static boolean isTrap(DumpedFloor dump, int id) {
        return dump.rooms.stream().anyMatch(room -> room.id() == id && room.trap());
    }

    /** Returns a dump of the same floor each time, to be broken. */
    static DumpedFloor dump() {
        DumpedFloor dump = DumpedFloor.of(FLOOR, TestContent.BUILT_IN);
        dump.kind = KIND;
        return dump;
    }

    static List<String> waysOn() {
        return FLOOR.request().waysOn();
    }

    static CheckedFloor underCheck(DumpedFloor dump) {
        NeighbourTable beside = new NeighbourTable(dump.width, dump.height);
        return new CheckedFloor(
                dump, TestContent.BUILT_IN, waysOn(), beside, new BreadthFirstSearch(beside, dump.size()));
    }

    /** Returns the first suitable cell. */
    static int cell(DumpedFloor dump, IntPredicate wanted) {
        for (int cell = 0; cell < dump.size(); cell++) {
            if (wanted.test(cell)) {
                return cell;
            }
        }
        throw new AssertionError("no such cell");
    }

    /** Returns the four neighbours of a cell that is not on the edge. */
    static List<Integer> beside(DumpedFloor dump, int cell) {
        return List.of(cell + 1, cell - 1, cell + dump.width, cell - dump.width);
    }

    static int ground(DumpedFloor dump, String name) {
        for (int kind = 0; kind < dump.legend.size(); kind++) {
            if (dump.legend.get(kind).name().equals(name)) {
                return kind;
            }
        }
        throw new AssertionError("no ground " + name);
    }

    /** Returns a trap room without treasure. */
    static DumpedFloor.DumpedRoom arena(DumpedFloor dump) {
        return dump.rooms.stream()
                .filter(room -> room.trap() && !room.treasure())
                .findFirst()
                .orElseThrow();
    }

    /** Replaces a room's record by another. */
    static void replace(DumpedFloor dump, DumpedFloor.DumpedRoom room, DumpedFloor.DumpedRoom other) {
        dump.rooms.set(dump.rooms.indexOf(room), other);
    }

    static DumpedFloor.DumpedRoom withCells(DumpedFloor.DumpedRoom room, int cells) {
        return new DumpedFloor.DumpedRoom(
                room.id(),
                cells,
                room.centre(),
                room.border(),
                room.doorways(),
                room.treasure(),
                room.trap(),
                room.trapDrawn(),
                room.arena());
    }

    static DumpedFloor.DumpedRoom withCentre(DumpedFloor.DumpedRoom room, int centre) {
        return new DumpedFloor.DumpedRoom(
                room.id(),
                room.cells(),
                centre,
                room.border(),
                room.doorways(),
                room.treasure(),
                room.trap(),
                room.trapDrawn(),
                room.arena());
    }

    static DumpedFloor.DumpedRoom withBorder(DumpedFloor.DumpedRoom room, Cells border) {
        return new DumpedFloor.DumpedRoom(
                room.id(),
                room.cells(),
                room.centre(),
                border,
                room.doorways(),
                room.treasure(),
                room.trap(),
                room.trapDrawn(),
                room.arena());
    }

    static DumpedFloor.DumpedRoom withDoorways(DumpedFloor.DumpedRoom room, List<Cells> doorways) {
        return new DumpedFloor.DumpedRoom(
                room.id(),
                room.cells(),
                room.centre(),
                room.border(),
                doorways,
                room.treasure(),
                room.trap(),
                room.trapDrawn(),
                room.arena());
    }

    static DumpedFloor.DumpedRoom withTrap(DumpedFloor.DumpedRoom room, boolean trap) {
        return new DumpedFloor.DumpedRoom(
                room.id(),
                room.cells(),
                room.centre(),
                room.border(),
                room.doorways(),
                room.treasure(),
                trap,
                room.trapDrawn(),
                trap ? "any" : null);
    }

    /** Returns a trap room of a kind of arena. */
    static DumpedFloor.DumpedRoom withArena(DumpedFloor.DumpedRoom room, String arena) {
        return new DumpedFloor.DumpedRoom(
                room.id(),
                room.cells(),
                room.centre(),
                room.border(),
                room.doorways(),
                room.treasure(),
                true,
                room.trapDrawn(),
                arena);
    }

    static DumpedFloor.DumpedRoom withDraw(DumpedFloor.DumpedRoom room, @Nullable Boolean trapDrawn) {
        return new DumpedFloor.DumpedRoom(
                room.id(),
                room.cells(),
                room.centre(),
                room.border(),
                room.doorways(),
                room.treasure(),
                room.trap(),
                trapDrawn,
                room.arena());
    }
}
