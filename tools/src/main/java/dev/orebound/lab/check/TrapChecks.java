package dev.orebound.lab.check;

import dev.orebound.grid.Cells;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Checks of trap rooms and of the draws that decide which treasure rooms are traps. */
final class TrapChecks {
    private static final int MOST_DOORWAYS = 2;
    private static final int DOORWAYS_OF_HALL = 3;
    private static final int LEAST_CELLS = 31;
    private static final int LEAST_CENTRE_DISTANCE = 3;

    private static final int LEAST_TRAPS = 3;
    private static final int MOST_TRAPS = 5;
    private static final int LEAST_TREASURES = 2;
    private static final int MOST_TREASURES = 4;

    private TrapChecks() {}

    /** With its doorways shut, nothing passes out of a trap room. */
    static @Nullable String trapsSeal(CheckedFloor floor) {
        for (DumpedFloor.DumpedRoom trap : floor.traps()) {
            boolean[] open = floor.dump.structure.clone();
            trap.doorways().forEach(doorway -> CheckedFloor.clear(doorway, open));
            // Nothing passes between two cells that touch only at a corner with rock, or what is shut, on both sides;
            // so
            // whatever diagonal steps lead to, straight ones lead to as well.
            floor.search.walkFrom(trap.centre(), open);
            for (int i = 0; i < floor.search.reachedCount(); i++) {
                int cell = floor.search.reached(i);
                if (floor.dump.room[cell] != trap.id()) {
                    return "from room " + trap.id() + " one comes out at " + floor.place(cell);
                }
            }
        }
        return null;
    }

    /** The free cells of a trap room form one piece that touches each of its doorways. */
    static @Nullable String trapInsidesAreWhole(CheckedFloor floor) {
        for (DumpedFloor.DumpedRoom trap : floor.traps()) {
            boolean[] inside = floor.cellsOf(trap);
            for (int cell = 0; cell < inside.length; cell++) {
                inside[cell] &= floor.free[cell];
            }
            int cell = floor.search.cutOff(inside);
            if (cell != NeighbourTable.NONE) {
                return "in room " + trap.id() + ", " + floor.place(cell) + " is cut off";
            }
            for (Cells doorway : trap.doorways()) {
                if (doorway.stream().noneMatch(each -> floor.neighbours.touches(each, inside, 2))) {
                    return "room " + trap.id() + " cannot be walked from its doorway " + floor.place(doorway.at(0));
                }
            }
        }
        return null;
    }

    /**
     * A trap room has few doorways, enough cells and a deep centre, or holds treasure; the halls of the boss and of
     * guardians have any size.
     */
    static @Nullable String trapsFitTheirRooms(CheckedFloor floor) {
        return floor.traps().stream()
                .filter(trap -> !fits(floor, trap))
                .map(trap -> "room " + trap.id() + " has " + trap.doorways().size() + " doorways, " + trap.cells()
                        + " cells, a centre at distance " + floor.dump.borderDistance[trap.centre()]
                        + " and no treasure")
                .findFirst()
                .orElse(null);
    }

    private static boolean fits(CheckedFloor floor, DumpedFloor.DumpedRoom trap) {
        return isArena(floor, trap) || trap.treasure() || floor.isBossHall(trap) || floor.isGuardianHall(trap);
    }

    /** Returns true if a room may be a trap without treasure. */
    static boolean isArena(CheckedFloor floor, DumpedFloor.DumpedRoom room) {
        return room.doorways().size() <= MOST_DOORWAYS
                && room.cells() >= LEAST_CELLS
                && floor.dump.borderDistance[room.centre()] >= LEAST_CENTRE_DISTANCE;
    }

    /**
     * A dry way joins the start and all exits, or on a guardian's floor the start and its hall, without a trap room.
     * Only the boss's hall cannot be refused, because it holds the exit.
     */
    static @Nullable String trapsCanBeRefused(CheckedFloor floor) {
        boolean[] trap = new boolean[floor.dump.size()];
        boolean[] open = floor.free.clone();
        for (DumpedFloor.DumpedRoom room : floor.traps()) {
            if (floor.isBossHall(room)) {
                continue;
            }
            for (int cell = 0; cell < open.length; cell++) {
                boolean isInside = floor.dump.room[cell] == room.id();
                trap[cell] |= isInside;
                open[cell] &= !isInside;
            }
            room.doorways().forEach(doorway -> CheckedFloor.mark(doorway, trap));
        }
        if (trap[floor.dump.start]) {
            return "the start lies in a trap";
        }
        floor.traps().stream()
                .filter(floor::isGuardianHall)
                .forEach(hall -> hall.doorways().forEach(doorway -> CheckedFloor.clear(doorway, open)));
        floor.search.walkFrom(floor.dump.start, open);
        if (floor.isGuardianFloor()) {
            return floor.isGuardianHallReached() ? null : "the guardian's hall is reached only through another trap";
        }
        return floor.dump.exits.stream()
                .filter(exit -> trap[exit.at()] || !floor.search.isReached(exit.at()))
                .map(exit -> "the exit " + floor.place(exit.at()) + " is reached only through a trap")
                .findFirst()
                .orElse(null);
    }

    /** No cell belongs to the doorways of two trap rooms. */
    static @Nullable String trapsShareNoDoorway(CheckedFloor floor) {
        boolean[] taken = new boolean[floor.dump.size()];
        for (DumpedFloor.DumpedRoom trap : floor.traps()) {
            for (Cells doorway : trap.doorways()) {
                for (int i = 0; i < doorway.size(); i++) {
                    if (taken[doorway.at(i)]) {
                        return floor.place(doorway.at(i)) + " is a doorway of room " + trap.id() + " and of another";
                    }
                }
            }
            trap.doorways().forEach(doorway -> CheckedFloor.mark(doorway, taken));
        }
        return null;
    }

    /** No monster of a horde lies in a trap room. */
    static @Nullable String noHordeSleepsInATrap(CheckedFloor floor) {
        return floor.dump.hordes.stream()
                .flatMap(horde -> Stream.concat(Stream.of(horde.leader()), horde.members().stream()))
                .filter(monster -> floor.isInTrap(monster.at()))
                .map(monster -> "the " + monster.monster() + " at " + floor.place(monster.at()) + " does")
                .findFirst()
                .orElse(null);
    }

    /**
     * Every floor except the boss's has 3 to 5 trap rooms, a guardian's hall not counted, and 2 to 4 treasure rooms.
     */
    static @Nullable String trapsAndTreasuresAreCounted(CheckedFloor floor) {
        int traps = (int) floor.traps().stream()
                .filter(trap -> !floor.isGuardianHall(trap))
                .count();
        int treasures = (int) floor.dump.rooms.stream()
                .filter(DumpedFloor.DumpedRoom::treasure)
                .count();
        boolean isRight = traps >= LEAST_TRAPS
                && traps <= MOST_TRAPS
                && treasures >= LEAST_TREASURES
                && treasures <= MOST_TREASURES;
        return isRight || floor.dump.isBossFloor()
                ? null
                : "there are " + traps + " trap rooms and " + treasures + " treasure rooms";
    }

    /** On the boss's floor the exit lies in a trap room, the boss's hall, and is reached through its doorways only. */
    static @Nullable String theBossBarsTheExit(CheckedFloor floor) {
        if (!floor.dump.isBossFloor()) {
            return null;
        }
        DumpedFloor.DumpedRoom hall =
                floor.traps().stream().filter(floor::isBossHall).findFirst().orElse(null);
        if (hall == null) {
            return "the exit lies in no trap room";
        }
        boolean[] open = floor.dump.structure.clone();
        hall.doorways().forEach(doorway -> CheckedFloor.clear(doorway, open));
        floor.search.walkFrom(floor.dump.start, open);
        return floor.dump.exits.stream()
                .filter(exit -> floor.search.isReached(exit.at()))
                .map(exit -> "the exit " + floor.place(exit.at()) + " is reached past room " + hall.id())
                .findFirst()
                .orElse(null);
    }

    /** A guardian's floor, and no other, has one guardian's hall; past its doorways no exit is reached. */
    static @Nullable String theGuardianBarsTheExits(CheckedFloor floor) {
        List<DumpedFloor.DumpedRoom> halls =
                floor.traps().stream().filter(floor::isGuardianHall).toList();
        if (halls.size() != (floor.isGuardianFloor() ? 1 : 0)) {
            return "there are " + halls.size() + " guardians' halls";
        }
        boolean[] open = floor.dump.structure.clone();
        halls.forEach(hall -> hall.doorways().forEach(doorway -> CheckedFloor.clear(doorway, open)));
        floor.search.walkFrom(floor.dump.start, open);
        return halls.isEmpty()
                ? null
                : floor.dump.exits.stream()
                        .filter(exit -> floor.search.isReached(exit.at()))
                        .map(exit -> "the exit " + floor.place(exit.at()) + " is reached past the hall")
                        .findFirst()
                        .orElse(null);
    }

    /** The hall of a guardian has three doorways: one for the way there, and one for each room behind it. */
    static @Nullable String hallsHaveThreeDoorways(CheckedFloor floor) {
        return floor.traps().stream()
                .filter(floor::isGuardianHall)
                .filter(hall -> hall.doorways().size() != DOORWAYS_OF_HALL)
                .map(hall -> "room " + hall.id() + " has " + hall.doorways().size())
                .findFirst()
                .orElse(null);
    }

    /**
     * A treasure room that is no arena by its shape is a trap exactly if a draw says so, and draws are made only for
     * rooms that could be traps. The dump does not tell in which order rooms had their turns, so this checks what holds
     * in any order; {@code survey} checks over many floors how often the draw said yes.
     */
    static @Nullable String treasureTrapsAreDrawn(CheckedFloor floor) {
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            String fault = faultOfDraw(floor, room);
            if (fault != null) {
                return "room " + room.id() + " " + fault;
            }
        }
        return null;
    }

    private static @Nullable String faultOfDraw(CheckedFloor floor, DumpedFloor.DumpedRoom room) {
        Boolean drawn = room.trapDrawn();
        boolean needsDraw = room.treasure() && !isArena(floor, room) && !floor.dump.isBossFloor();
        if (!needsDraw) {
            return drawn == null ? null : "was drawn for, and needs no draw";
        }
        if (room.trap() != Boolean.TRUE.equals(drawn)) {
            return (room.trap() ? "is a trap" : "is no trap") + ", and its draw is " + drawn;
        }
        if (drawn == null) {
            return null;
        }
        if (!isOnePiece(floor, room)) {
            return "was drawn for, and cannot be walked whole with its doorways shut";
        }
        return isRefusable(floor, room) ? null : "was drawn for, and bars the way from start to exit";
    }

    /**
     * Returns true if the room without its chest is one piece that touches every doorway. Lakes and ore are placed
     * after the draw.
     */
    private static boolean isOnePiece(CheckedFloor floor, DumpedFloor.DumpedRoom room) {
        boolean[] inside = floor.cellsOf(room);
        for (int cell = 0; cell < inside.length; cell++) {
            inside[cell] &= !floor.chest[cell];
        }
        if (room.doorways().isEmpty() || floor.search.cutOff(inside) != NeighbourTable.NONE) {
            return false;
        }
        for (Cells doorway : room.doorways()) {
            if (doorway.stream().noneMatch(cell -> floor.neighbours.touches(cell, inside, 2))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRefusable(CheckedFloor floor, DumpedFloor.DumpedRoom room) {
        boolean[] open = floor.dump.structure.clone();
        for (int cell = 0; cell < open.length; cell++) {
            open[cell] &= !floor.chest[cell] && floor.dump.room[cell] != room.id();
        }
        room.doorways().forEach(doorway -> CheckedFloor.clear(doorway, open));
        if (!open[floor.dump.start]) {
            return false;
        }
        floor.search.walkFrom(floor.dump.start, open);
        return floor.dump.exits.stream().allMatch(exit -> floor.search.isReached(exit.at()));
    }
}
