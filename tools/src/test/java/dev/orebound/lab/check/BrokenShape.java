package dev.orebound.lab.check;

import static dev.orebound.lab.check.SoundFloor.arena;
import static dev.orebound.lab.check.SoundFloor.beside;
import static dev.orebound.lab.check.SoundFloor.cell;
import static dev.orebound.lab.check.SoundFloor.ground;
import static dev.orebound.lab.check.SoundFloor.replace;
import static dev.orebound.lab.check.SoundFloor.withBorder;
import static dev.orebound.lab.check.SoundFloor.withCells;
import static dev.orebound.lab.check.SoundFloor.withCentre;
import static dev.orebound.lab.check.SoundFloor.withDoorways;

import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Vein;
import dev.orebound.grid.Cells;
import dev.orebound.lab.check.DumpedVignettes.DumpedLock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Breaks promises about rock and floor, terrain, rooms and doorways. */
final class BrokenShape {
    static final List<FloorBreakage> ALL = List.of(
            new FloorBreakage("corridors open rock", "a drilled cell is rock again", floor -> {
                floor.structure[floor.corridors.get(0).cells().at(0)] = false;
            }),
            new FloorBreakage("corridors open rock", "a cave is filled", floor -> {
                floor.structure[floor.rooms.get(0).centre()] = false;
            }),
            new FloorBreakage("corridors open rock", "a corridor claims a cave's cell", floor -> {
                int centre = floor.rooms.get(0).centre();
                floor.corridors.add(new Corridor(1, 2, Cells.of(centre)));
            }),
            new FloorBreakage("arcs are counted", "one too many", floor -> floor.arcs[floor.start]++),
            new FloorBreakage("veins are measured", "a cell deeper than it lies", floor -> {
                floor.veinDistance[cell(floor, cell -> floor.vein[cell] != 0)]++;
            }),
            new FloorBreakage("veins are measured", "distance outside veins", floor -> {
                floor.veinDistance[cell(floor, cell -> floor.vein[cell] == 0)] = 1;
            }),
            new FloorBreakage("veins are measured", "a vein with a wrong count", floor -> {
                Vein vein = floor.veins.get(0);
                floor.veins.set(0, new Vein(vein.id(), vein.ore(), vein.cells() + 1));
            }),
            new FloorBreakage("veins are measured", "a vein unlisted", floor -> floor.veins.remove(0)),
            new FloorBreakage("floor is one piece", "an island", floor -> {
                floor.structure[secluded(floor)] = true;
            }),
            new FloorBreakage("dry cells are one piece", "lava round the start", floor -> {
                beside(floor, floor.start).forEach(cell -> floor.liquid[cell] = ground(floor, "lava"));
            }),
            new FloorBreakage("the outermost ring is rock", "a gap in the north", floor -> {
                floor.structure[floor.size() - 5] = true;
            }),
            new FloorBreakage("the outermost ring is rock", "a cave that reaches the edge", floor -> {
                floor.carved[floor.width] = true;
            }),
            new FloorBreakage("no room is empty", "one that lost all it held", floor -> {
                floor.chests.clear();
                floor.fixtures.clear();
                floor.hordes.clear();
                floor.vignettes.clear();
                floor.locks.clear();
                Arrays.fill(floor.liquid, 0);
            }),
            new FloorBreakage("landmarks bar no way", "one of another depth", floor -> {
                floor.fixtures.add(new Fixture(roomy(floor), "singing_crystal"));
            }),
            new FloorBreakage("landmarks bar no way", "one in a trap", floor -> {
                floor.fixtures.add(new Fixture(arena(floor).centre(), "survey_post"));
            }),
            new FloorBreakage("landmarks bar no way", "one at a doorway", floor -> {
                int doorway = floor.rooms.stream()
                        .filter(room -> !room.trap())
                        .findFirst()
                        .orElseThrow()
                        .doorways()
                        .get(0)
                        .at(0);
                int beside = beside(floor, doorway).stream()
                        .filter(cell -> floor.room[cell] != 0)
                        .findFirst()
                        .orElseThrow();
                floor.fixtures.add(new Fixture(beside, "survey_post"));
            }),
            new FloorBreakage("landmarks bar no way", "four round a cell", floor -> {
                beside(floor, roomy(floor)).forEach(cell -> floor.fixtures.add(new Fixture(cell, "survey_post")));
            }),
            new FloorBreakage("rooms are regions", "a cell of another room", floor -> {
                floor.room[floor.rooms.get(0).centre()] = 2;
            }),
            new FloorBreakage("rooms are regions", "rock that is of a room", floor -> floor.room[0] = 1),
            new FloorBreakage("rooms are regions", "a wrong count", floor -> {
                DumpedFloor.DumpedRoom room = floor.rooms.get(0);
                replace(floor, room, withCells(room, room.cells() + 1));
            }),
            new FloorBreakage("rooms are regions", "a room unlisted", floor -> floor.rooms.remove(0)),
            new FloorBreakage("rooms are regions", "a second region", floor -> {
                int cell = secluded(floor);
                floor.carved[cell] = true;
                floor.room[cell] = 1;
            }),
            new FloorBreakage("rooms are regions", "a crumb", floor -> {
                int cell = secluded(floor);
                floor.carved[cell] = true;
                floor.room[cell] = 77;
                floor.rooms.add(
                        new DumpedFloor.DumpedRoom(77, 1, cell, Cells.EMPTY, List.of(), false, false, null, null));
            }),
            new FloorBreakage("borders surround rooms", "a cell forgotten", floor -> {
                DumpedFloor.DumpedRoom room = floor.rooms.get(0);
                Cells fewer = Cells.of(room.border().stream().skip(1).toArray());
                replace(floor, room, withBorder(room, fewer));
            }),
            new FloorBreakage("borders surround rooms", "a cell twice for another", floor -> {
                DumpedFloor.DumpedRoom room = floor.rooms.get(0);
                int[] border = room.border().toArray();
                border[0] = border[1];
                replace(floor, room, withBorder(room, Cells.of(border)));
            }),
            new FloorBreakage("borders surround rooms", "a cell that does not touch", floor -> {
                DumpedFloor.DumpedRoom room = floor.rooms.get(0);
                int[] border = room.border().toArray();
                border[0] = 0;
                replace(floor, room, withBorder(room, Cells.of(border)));
            }),
            new FloorBreakage("centres lie deepest", "a centre at the border", floor -> {
                DumpedFloor.DumpedRoom room = floor.rooms.get(0);
                int shallow = cell(floor, cell -> floor.room[cell] == room.id() && floor.borderDistance[cell] == 1);
                replace(floor, room, withCentre(room, shallow));
            }),
            new FloorBreakage("centres lie deepest", "a wrong distance", floor -> {
                floor.borderDistance[floor.rooms.get(0).centre()]++;
            }),
            new FloorBreakage("no room is too large", "a hall", floor -> {
                DumpedFloor.DumpedRoom room = floor.rooms.get(0);
                replace(floor, room, withCells(room, floor.size()));
            }),
            new FloorBreakage("doorways open borders", "a doorway forgotten", floor -> {
                DumpedFloor.DumpedRoom room = arena(floor);
                List<Cells> doorways = room.doorways();
                replace(floor, room, withDoorways(room, doorways.subList(1, doorways.size())));
            }),
            new FloorBreakage("doorways open borders", "a doorway of rock", floor -> {
                DumpedFloor.DumpedRoom room = arena(floor);
                int rock = room.border().stream()
                        .filter(cell -> !floor.structure[cell])
                        .findFirst()
                        .orElseThrow();
                replace(floor, room, withDoorways(room, List.of(Cells.of(rock))));
            }),
            new FloorBreakage("doorways open borders", "two doorways as one", floor -> {
                DumpedFloor.DumpedRoom room = floor.rooms.stream()
                        .filter(each -> each.doorways().size() > 1)
                        .findFirst()
                        .orElseThrow();
                int[] all = room.doorways().stream().flatMapToInt(Cells::stream).toArray();
                replace(floor, room, withDoorways(room, List.of(Cells.of(all))));
            }),
            new FloorBreakage("no lock shuts off a centre", "a centre behind a lock", floor -> {
                DumpedFloor.DumpedRoom room = floor.rooms.get(floor.room[floor.start] == 1 ? 1 : 0);
                DumpedLock lock = floor.locks.get(0);
                int[] about = beside(floor, room.centre()).stream()
                        .mapToInt(cell -> cell)
                        .toArray();
                floor.locks.set(
                        0, new DumpedLock(lock.id(), lock.kind(), lock.vignette(), Cells.of(about), lock.ways()));
            }),
            new FloorBreakage("doorways lead out", "a corridor filled behind its doorway", floor -> {
                DumpedFloor.DumpedRoom room = arena(floor);
                Cells doorway = room.doorways().get(0);
                for (int cell = 0; cell < floor.size(); cell++) {
                    floor.structure[cell] &= floor.room[cell] == room.id() || doorway.contains(cell);
                }
            }),
            new FloorBreakage(
                    "no passage has twin doorways", "a second doorway beside the first", BrokenShape::openTwin),
            new FloorBreakage("loops are worth having", "no corridor but to the start's room", floor -> {
                keepCorridors(
                        floor,
                        corridor ->
                                floor.room[floor.start] == corridor.from() || floor.room[floor.start] == corridor.to());
            }),
            new FloorBreakage("loops are worth having", "all rock between rooms is open", floor -> {
                for (int cell = 0; cell < floor.size(); cell++) {
                    floor.structure[cell] |= isInner(floor, cell);
                }
            }),
            new FloorBreakage("corridors are wide", "a passage of seven cells", floor -> {
                int first = cell(floor, cell -> isRockAbout(floor, cell, 7));
                for (int i = 0; i < 7; i++) {
                    floor.structure[first + i] = true;
                }
            }),
            new FloorBreakage("corridors are wide", "a passage of seven cells that turns", floor -> {
                int first = cell(floor, cell -> isRockAbout(floor, cell, 7));
                int[] steps = {0, 1, 2, 2 + floor.width, 2 + 2 * floor.width, 3 + 2 * floor.width, 4 + 2 * floor.width};
                for (int step : steps) {
                    floor.structure[first + step] = true;
                }
            }),
            new FloorBreakage("the start lies in a room", "a start in a doorway", floor -> {
                floor.start = floor.rooms.get(0).doorways().get(0).at(0);
            }));

    private BrokenShape() {}

    /** Returns a dry cell deep in a room that is no trap. */
    private static int roomy(DumpedFloor floor) {
        return cell(
                floor,
                cell -> floor.borderDistance[cell] > 3
                        && floor.liquid[cell] == 0
                        && floor.rooms.stream().noneMatch(room -> room.id() == floor.room[cell] && room.trap())
                        && beside(floor, cell).stream().allMatch(near -> floor.liquid[near] == 0));
    }

    /** Fills the other corridors with rock. */
    private static void keepCorridors(DumpedFloor floor, Predicate<Corridor> wanted) {
        for (Corridor corridor : floor.corridors) {
            corridor.cells().stream()
                    .filter(cell -> !wanted.test(corridor))
                    .forEach(cell -> floor.structure[cell] = false);
        }
    }

    /** Opens the wall of a room two cells beside a doorway, and the rock outside about it. */
    private static void openTwin(DumpedFloor floor) {
        DumpedFloor.DumpedRoom room = floor.rooms.get(0);
        Cells border = room.border();
        int doorway = room.doorways().get(0).at(0);
        int twin = border.stream()
                .filter(cell -> room.doorways().stream()
                        .allMatch(each -> each.stream().allMatch(other -> steps(floor, cell, other) >= 2)))
                .filter(cell -> steps(floor, cell, doorway) == 2)
                .findFirst()
                .orElseThrow();
        for (int cell = 0; cell < floor.size(); cell++) {
            if (steps(floor, cell, twin) <= 3 && !border.contains(cell) && floor.room[cell] == 0) {
                floor.structure[cell] = true;
            }
        }
        floor.structure[twin] = true;
        List<Cells> doorways = new ArrayList<>(room.doorways());
        doorways.add(Cells.of(twin));
        replace(floor, room, withDoorways(room, doorways));
    }

    private static int steps(DumpedFloor floor, int from, int to) {
        return Math.max(Math.abs(floor.x(from) - floor.x(to)), Math.abs(floor.y(from) - floor.y(to)));
    }

    private static boolean isInner(DumpedFloor floor, int cell) {
        int x = floor.x(cell);
        int y = floor.y(cell);
        return x > 0 && y > 0 && x < floor.width - 1 && y < floor.height - 1;
    }

    /** Returns true if a square of cells to the north-east, and a margin of one cell, are all rock. */
    private static boolean isRockAbout(DumpedFloor floor, int cell, int side) {
        int x = floor.x(cell);
        int y = floor.y(cell);
        boolean isRock = x > 0 && y > 0 && x + side < floor.width && y + side < floor.height;
        for (int i = 0; isRock && i < (side + 2) * (side + 2); i++) {
            isRock = !floor.structure[cell - 1 - floor.width + i % (side + 2) + i / (side + 2) * floor.width];
        }
        return isRock;
    }

    /** Returns a cell of rock with only rock around it. */
    private static int secluded(DumpedFloor floor) {
        return cell(floor, cell -> {
            int x = floor.x(cell);
            int y = floor.y(cell);
            return x > 1
                    && y > 1
                    && x < floor.width - 2
                    && y < floor.height - 2
                    && !floor.structure[cell]
                    && beside(floor, cell).stream().noneMatch(near -> floor.structure[near])
                    && !floor.structure[cell + floor.width + 1]
                    && !floor.structure[cell + floor.width - 1]
                    && !floor.structure[cell - floor.width + 1]
                    && !floor.structure[cell - floor.width - 1];
        });
    }
}
