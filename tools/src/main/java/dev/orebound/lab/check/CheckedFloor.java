package dev.orebound.lab.check;

import dev.orebound.content.Content;
import dev.orebound.grid.Cells;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A floor that is being checked: its dump, and what several checks compute from it. */
final class CheckedFloor {
    private static final int NOT_COUNTED = -1;

    /** Steps by which the centres of two rooms must be farther apart with a loop shut. */
    private static final int LEAST_DETOUR = 20;

    final DumpedFloor dump;
    final Content content;

    /** The nodes that the floor's exits should lead to, in the order of their columns. */
    final List<String> waysOn;

    final NeighbourTable neighbours;

    /** Shared by all checks; each starts a new search. */
    final BreadthFirstSearch search;

    /** Floor in the structure, with neither terrain nor liquid that is impassable. */
    final boolean[] dry;

    /** Dry, with neither ore, chest nor fixture. */
    final boolean[] free;

    final boolean[] ore;
    final boolean[] chest;
    final boolean[] doorway;

    private int loops = NOT_COUNTED;

    CheckedFloor(
            DumpedFloor dump,
            Content content,
            List<String> waysOn,
            NeighbourTable neighbours,
            BreadthFirstSearch search) {
        this.dump = dump;
        this.content = content;
        this.waysOn = waysOn;
        this.neighbours = neighbours;
        this.search = search;
        dry = new boolean[dump.size()];
        ore = new boolean[dump.size()];
        chest = new boolean[dump.size()];
        doorway = new boolean[dump.size()];
        free = new boolean[dump.size()];
        dump.ores.forEach(each -> ore[each.at()] = true);
        dump.chests.forEach(each -> chest[each.at()] = true);
        dump.rooms.forEach(room -> room.doorways().forEach(cells -> mark(cells, doorway)));
        for (int cell = 0; cell < dry.length; cell++) {
            dry[cell] = dump.structure[cell]
                    && dump.legend.get(dump.terrain[cell]).passable()
                    && dump.legend.get(dump.liquid[cell]).passable();
            free[cell] = dry[cell] && !ore[cell] && !chest[cell];
        }
        dump.fixtures.forEach(each -> free[each.at()] = false);
    }

    /**
     * Returns how many corridors make useful loops: pieces of floor outside rooms that touch two rooms or more, without
     * which every room still reaches every other, but two of the rooms they touch are far apart.
     */
    int loops() {
        if (loops == NOT_COUNTED) {
            loops = countLoops();
        }
        return loops;
    }

    private int countLoops() {
        boolean[] outside = new boolean[dump.size()];
        for (int cell = 0; cell < outside.length; cell++) {
            outside[cell] = dump.structure[cell] && dump.room[cell] == 0;
        }
        List<CorridorPiece> pieces = new ArrayList<>();
        for (int cell = 0; cell < outside.length; cell++) {
            if (outside[cell]) {
                pieces.add(takePiece(cell, outside));
            }
        }
        boolean[] open = dump.structure.clone();
        int count = 0;
        for (CorridorPiece piece : pieces) {
            count += piece.centres.size() > 1 && isWholeWithout(piece, pieces) && isDetour(piece, open) ? 1 : 0;
        }
        return count;
    }

    /** A connected piece of floor outside rooms, and the rooms that it touches. */
    private record CorridorPiece(Cells cells, Set<Integer> rooms, Cells centres) {}

    private CorridorPiece takePiece(int first, boolean[] outside) {
        search.walkFrom(first, outside);
        int[] cells = new int[search.reachedCount()];
        Set<Integer> touched = new TreeSet<>();
        for (int i = 0; i < cells.length; i++) {
            cells[i] = search.reached(i);
            outside[cells[i]] = false;
            for (int way = 0; way < NeighbourTable.WAYS; way += 2) {
                int next = neighbours.of(cells[i], way);
                if (next != NeighbourTable.NONE && dump.room[next] != 0) {
                    touched.add(dump.room[next]);
                }
            }
        }
        int[] centres = dump.rooms.stream()
                .filter(room -> touched.contains(room.id()))
                .mapToInt(DumpedFloor.DumpedRoom::centre)
                .toArray();
        return new CorridorPiece(Cells.of(cells), touched, Cells.of(centres));
    }

    /** Returns true if all rooms still reach each other: each is one piece itself, which another check is about. */
    private boolean isWholeWithout(CorridorPiece without, List<CorridorPiece> pieces) {
        Set<Integer> joined = new TreeSet<>(Set.of(dump.rooms.get(0).id()));
        List<CorridorPiece> left = new ArrayList<>(pieces);
        left.remove(without);
        while (left.removeIf(piece -> joins(piece, joined))) {
            // Goes on until no piece touches a joined room.
        }
        return dump.rooms.stream().allMatch(room -> joined.contains(room.id()));
    }

    /** Adds the rooms that a piece touches, if one of them is joined. */
    private static boolean joins(CorridorPiece piece, Set<Integer> joined) {
        boolean isJoined = piece.rooms.stream().anyMatch(joined::contains);
        if (isJoined) {
            joined.addAll(piece.rooms);
        }
        return isJoined;
    }

    /** Returns true if two of the rooms that a piece touches are much farther apart with it shut. */
    private boolean isDetour(CorridorPiece piece, boolean[] open) {
        for (int from = 0; from < piece.centres.size(); from++) {
            for (int to = from + 1; to < piece.centres.size(); to++) {
                int before = search.steps(piece.centres.at(from), piece.centres.at(to), open, dump.size());
                clear(piece.cells, open);
                int most = before + LEAST_DETOUR - 1;
                boolean isFarther = search.steps(piece.centres.at(from), piece.centres.at(to), open, most) > most;
                mark(piece.cells, open);
                if (isFarther) {
                    return true;
                }
            }
        }
        return false;
    }

    static void mark(Cells cells, boolean[] layer) {
        for (int i = 0; i < cells.size(); i++) {
            layer[cells.at(i)] = true;
        }
    }

    static void clear(Cells cells, boolean[] layer) {
        for (int i = 0; i < cells.size(); i++) {
            layer[cells.at(i)] = false;
        }
    }

    /** Returns the trap rooms in order. */
    List<DumpedFloor.DumpedRoom> traps() {
        return dump.rooms.stream().filter(DumpedFloor.DumpedRoom::trap).toList();
    }

    /** Returns true if a cell lies in a trap room. */
    boolean isInTrap(int cell) {
        int id = dump.room[cell];
        return id != 0 && dump.rooms.stream().anyMatch(room -> room.id() == id && room.trap());
    }

    /** Returns true for the trap room in which the boss guards the exit. */
    boolean isBossHall(DumpedFloor.DumpedRoom room) {
        return dump.isBossFloor()
                && room.trap()
                && dump.exits.stream().anyMatch(exit -> dump.room[exit.at()] == room.id());
    }

    /** Returns true for a floor at the depth of a guardian, whose hall bars the way down. */
    boolean isGuardianFloor() {
        return !dump.isBossFloor()
                && content.arenaKinds().asList().stream()
                        .anyMatch(arena ->
                                arena.isGuardianHall() && arena.depths().holds(dump.depth));
    }

    /** Returns true for the trap room in which a guardian bars the way to the exits. */
    boolean isGuardianHall(DumpedFloor.DumpedRoom room) {
        return room.trap() && content.isGuardianHall(room.arena());
    }

    /** Returns true if the search that was made last reached a cell beside (4-way) a doorway of the guardian's hall. */
    boolean isGuardianHallReached() {
        return traps().stream()
                .filter(this::isGuardianHall)
                .flatMap(hall -> hall.doorways().stream())
                .anyMatch(doorway -> doorway.stream().anyMatch(this::isReachedBeside));
    }

    private boolean isReachedBeside(int cell) {
        for (int way = 0; way < NeighbourTable.WAYS; way += 2) {
            int next = neighbours.of(cell, way);
            if (next != NeighbourTable.NONE && search.isReached(next)) {
                return true;
            }
        }
        return false;
    }

    /** Returns a layer that is true on all floor except one room's. */
    boolean[] outside(DumpedFloor.DumpedRoom room) {
        boolean[] cells = dump.structure.clone();
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] &= dump.room[cell] != room.id();
        }
        return cells;
    }

    /** Returns a layer that is true on the cells of one room. */
    boolean[] cellsOf(DumpedFloor.DumpedRoom room) {
        boolean[] cells = new boolean[dump.size()];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = dump.room[cell] == room.id();
        }
        return cells;
    }

    String place(int cell) {
        return dump.place(cell);
    }
}
