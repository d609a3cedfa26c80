package dev.orebound.lab.check;

import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Vein;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Checks of chests, ore, loot, fixtures, start and exits: where each of them stands. */
final class ThingChecks {
    private static final int LEAST_DEPTH = 3;

    private static final List<String> CLOCKWISE = List.of("north", "east", "south", "west");

    private ThingChecks() {}

    /** Start, exits, chests, doorways, ore, loot and fixtures are dry. */
    static @Nullable String thingsStandDry(CheckedFloor floor) {
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            if (floor.doorway[cell] && !floor.dry[cell]) {
                return "the doorway " + floor.place(cell) + " is not";
            }
        }
        return occupiedCells(floor.dump)
                .filter(thing -> !floor.dry[thing.at()])
                .map(thing -> "the " + thing.what() + " " + floor.place(thing.at()) + " is not")
                .findFirst()
                .orElse(null);
    }

    /** No two of chest, ore, fixture, loot, start and exit share a cell. */
    static @Nullable String thingsShareNoCell(CheckedFloor floor) {
        boolean[] taken = new boolean[floor.dump.size()];
        return occupiedCells(floor.dump)
                .filter(thing -> isTaken(taken, thing.at()))
                .map(thing -> "the " + thing.what() + " " + floor.place(thing.at()) + " is not alone")
                .findFirst()
                .orElse(null);
    }

    /** At most one page of the story lies on a floor: in a room that is no trap, beside rock. */
    static @Nullable String pagesLieBesideRock(CheckedFloor floor) {
        int pages = 0;
        for (DumpedFloor.DumpedLoot piece : floor.dump.loot) {
            if (!piece.item().equals("page")) {
                continue;
            }
            int room = floor.dump.room[piece.at()];
            boolean isBesideRock = false;
            for (int way = 0; way < NeighbourTable.WAYS; way++) {
                int beside = floor.neighbours.of(piece.at(), way);
                isBesideRock |= beside != NeighbourTable.NONE && !floor.dump.structure[beside];
            }
            boolean isInTrap = floor.traps().stream().anyMatch(trap -> trap.id() == room);
            if (++pages > 1 || room == 0 || isInTrap || !isBesideRock) {
                return "the page " + floor.place(piece.at()) + " does not";
            }
        }
        return null;
    }

    private static boolean isTaken(boolean[] taken, int cell) {
        boolean was = taken[cell];
        taken[cell] = true;
        return was;
    }

    /**
     * Each treasure room holds one chest, and there are none elsewhere; a room is a trap exactly if it has an arena.
     */
    static @Nullable String chestsStandInTreasureRooms(CheckedFloor floor) {
        int[] chests = new int[floor.dump.size() + 1];
        for (DumpedFloor.DumpedChest chest : floor.dump.chests) {
            if (chest.room() == 0 || floor.dump.room[chest.at()] != chest.room()) {
                return "the chest " + floor.place(chest.at()) + " is not in room " + chest.room();
            }
            chests[chest.room()]++;
        }
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            if (chests[room.id()] != (room.treasure() ? 1 : 0)) {
                return "room " + room.id() + " has " + chests[room.id()] + " chests";
            }
            if (room.trap() != (room.arena() != null)) {
                return "room " + room.id() + " is half a trap";
            }
        }
        return null;
    }

    /** A chest in mode centre stands on its room's centre and faces the first step of a shortest way to a doorway. */
    static @Nullable String centreChestsFaceTheirWayOut(CheckedFloor floor) {
        for (DumpedFloor.DumpedChest chest : floor.dump.chests) {
            if (chest.mode().equals("centre")) {
                boolean isOnCentre = floor.dump.rooms.stream()
                        .anyMatch(room -> room.id() == chest.room() && room.centre() == chest.at());
                if (!isOnCentre || chest.nookDepth() != 0) {
                    return "the chest " + floor.place(chest.at()) + " is not on the centre of room " + chest.room();
                }
                if (!facesDoorway(floor, chest, floor.dump.carved) || !facesDoorway(floor, chest, floor.dry)) {
                    return "the chest " + floor.place(chest.at()) + " does not face its way out";
                }
            } else if (!chest.mode().equals("nook")) {
                return "the chest " + floor.place(chest.at()) + " has the mode " + chest.mode();
            }
        }
        return null;
    }

    /** Returns true if the chest faces a shortest way, over the whole room or over its dry cells. */
    private static boolean facesDoorway(CheckedFloor floor, DumpedFloor.DumpedChest chest, boolean[] ground) {
        floor.search.begin();
        floor.dump.rooms.stream()
                .filter(room -> room.id() == chest.room())
                .flatMap(room -> room.doorways().stream())
                .forEach(doorway -> doorway.stream().forEach(floor.search::add));
        floor.search.walk(ground);
        int way = facingWay(chest.facing());
        int before = way == NeighbourTable.NONE ? NeighbourTable.NONE : floor.neighbours.of(chest.at(), way);
        return before != NeighbourTable.NONE
                && floor.search.isReached(before)
                && floor.search.steps(before) == floor.search.steps(chest.at()) - 1;
    }

    /**
     * A chest in mode nook stands at the end of a passage one cell wide and at least three cells long, facing its way
     * out.
     */
    static @Nullable String nookChestsStandInNooks(CheckedFloor floor) {
        for (DumpedFloor.DumpedChest chest : floor.dump.chests) {
            if (!chest.mode().equals("nook")) {
                continue;
            }
            int way = onlyWayOn(floor, chest.at(), NeighbourTable.NONE, floor.dump.structure);
            if (way == NeighbourTable.NONE || way != facingWay(chest.facing())) {
                return "the chest " + floor.place(chest.at()) + " does not face the one way out of a dead end";
            }
            int depth = depth(floor, chest.at(), floor.dump.structure);
            if (depth < LEAST_DEPTH || depth != chest.nookDepth()) {
                return "the chest " + floor.place(chest.at()) + " says depth " + chest.nookDepth() + " and has "
                        + depth;
            }
        }
        return null;
    }

    /**
     * A chest says that it stands in a natural nook if the caves had a dead end there, and nothing if it stands on a
     * centre.
     */
    static @Nullable String naturalNooksHaveGrown(CheckedFloor floor) {
        for (DumpedFloor.DumpedChest chest : floor.dump.chests) {
            boolean hasGrown =
                    floor.dump.grown[chest.at()] && depth(floor, chest.at(), floor.dump.grown) >= LEAST_DEPTH;
            Boolean natural = chest.mode().equals("centre") ? null : hasGrown;
            if (!Objects.equals(natural, chest.nookNatural())) {
                return "the chest " + floor.place(chest.at()) + " says " + chest.nookNatural() + ", not " + natural;
            }
        }
        return null;
    }

    /** Returns how many cells of a layer, from that of the chest on, have exactly one way on. */
    private static int depth(CheckedFloor floor, int chest, boolean[] ground) {
        int depth = 0;
        int back = NeighbourTable.NONE;
        int cell = chest;
        int way = onlyWayOn(floor, cell, back, ground);
        while (way != NeighbourTable.NONE && depth <= ground.length) {
            depth++;
            back = cell;
            cell = floor.neighbours.of(cell, way);
            way = onlyWayOn(floor, cell, back, ground);
        }
        return depth;
    }

    /**
     * Returns the only straight way onto floor that does not lead back, or {@link NeighbourTable#NONE} if there is none
     * or several.
     */
    private static int onlyWayOn(CheckedFloor floor, int cell, int back, boolean[] ground) {
        int only = NeighbourTable.NONE;
        for (int way = 0; way < NeighbourTable.WAYS; way += 2) {
            int to = floor.neighbours.of(cell, way);
            if (to != NeighbourTable.NONE && to != back && ground[to]) {
                if (only != NeighbourTable.NONE) {
                    return NeighbourTable.NONE;
                }
                only = way;
            }
        }
        return only;
    }

    /** Every vein has as many cells as its record says, and each cell has its distance from the border of its vein. */
    static @Nullable String veinsAreMeasured(CheckedFloor floor) {
        int[] cells = new int[floor.dump.size() + 1];
        for (int vein : floor.dump.vein) {
            cells[vein]++;
        }
        for (Vein vein : floor.dump.veins) {
            if (cells[vein.id()] != vein.cells()) {
                return "vein " + vein.id() + " says " + vein.cells() + " cells and has " + cells[vein.id()];
            }
            cells[vein.id()] = 0;
        }
        return faultOfDistances(floor, cells);
    }

    /** Checks the distances of all veins with one search, because touching veins are each other's border. */
    private static @Nullable String faultOfDistances(CheckedFloor floor, int[] unlisted) {
        boolean[] inVein = new boolean[floor.dump.size()];
        floor.search.begin();
        for (int cell = 0; cell < inVein.length; cell++) {
            int vein = floor.dump.vein[cell];
            inVein[cell] = vein != 0;
            if (inVein[cell] && unlisted[vein] != 0) {
                return floor.place(cell) + " is of vein " + vein + ", which is not listed";
            }
            if (inVein[cell] && isAtBorder(floor, cell)) {
                floor.search.add(cell);
            }
        }
        floor.search.walkDiagonally(inVein);
        for (int cell = 0; cell < inVein.length; cell++) {
            int distance = floor.search.isReached(cell) ? floor.search.steps(cell) + 1 : 0;
            if (floor.dump.veinDistance[cell] != distance) {
                return floor.place(cell) + " says " + floor.dump.veinDistance[cell] + " and lies at " + distance;
            }
        }
        return null;
    }

    /** The map's edge is no border. */
    private static boolean isAtBorder(CheckedFloor floor, int cell) {
        for (int way = 0; way < NeighbourTable.WAYS; way++) {
            int neighbour = floor.neighbours.of(cell, way);
            if (neighbour != NeighbourTable.NONE && floor.dump.vein[neighbour] != floor.dump.vein[cell]) {
                return true;
            }
        }
        return false;
    }

    /** Ore stands inside its vein, is of its kind, and is off doorways. */
    static @Nullable String oreStandsInItsVein(CheckedFloor floor) {
        String[] oreOfVein = new String[floor.dump.size() + 1];
        floor.dump.veins.forEach(vein -> oreOfVein[vein.id()] = vein.ore());
        for (OreSpot ore : floor.dump.ores) {
            if (ore.vein() == 0
                    || floor.dump.vein[ore.at()] != ore.vein()
                    || !ore.ore().equals(oreOfVein[ore.vein()])) {
                return "the ore " + floor.place(ore.at()) + " is not of vein " + ore.vein();
            }
            if (ore.distance() != floor.dump.veinDistance[ore.at()]) {
                return "the ore " + floor.place(ore.at()) + " says distance " + ore.distance();
            }
            if (floor.doorway[ore.at()]) {
                return "the ore " + floor.place(ore.at()) + " is in a doorway";
            }
        }
        return null;
    }

    /** The dry cells without ore form one 4-way connected piece. */
    static @Nullable String oreLeavesWaysOpen(CheckedFloor floor) {
        boolean[] open = floor.dry.clone();
        floor.dump.ores.forEach(ore -> open[ore.at()] = false);
        int cell = floor.search.cutOff(open);
        return cell == NeighbourTable.NONE ? null : floor.place(cell) + " is cut off";
    }

    /** A cell that something occupies alone, and the word for that thing. */
    private record OccupiedCell(String what, int at) {}

    private static Stream<OccupiedCell> occupiedCells(DumpedFloor dump) {
        return Stream.of(
                        Stream.of(new OccupiedCell("start", dump.start)),
                        dump.exits.stream().map(exit -> new OccupiedCell("exit", exit.at())),
                        dump.chests.stream().map(chest -> new OccupiedCell("chest", chest.at())),
                        dump.ores.stream().map(ore -> new OccupiedCell("ore", ore.at())),
                        dump.loot.stream().map(loot -> new OccupiedCell("loot", loot.at())),
                        dump.fixtures.stream().map(fixture -> new OccupiedCell("fixture", fixture.at())))
                .flatMap(things -> things);
    }

    /**
     * Returns the way that a word of the format stands for, as {@link NeighbourTable} numbers them, or its
     * {@code NONE}.
     */
    private static int facingWay(String facing) {
        int index = CLOCKWISE.indexOf(facing);
        return index < 0 ? NeighbourTable.NONE : 2 * index;
    }
}
