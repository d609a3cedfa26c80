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
        boolean[] open = dump.structure.clone();
        boolean[] outside = new boolean[dump.size()];
        for (int cell = 0; cell < outside.length; cell++) {
            outside[cell] = dump.structure[cell] && dump.room[cell] == 0;
        }
        int count = 0;
        for (int cell = 0; cell < outside.length; cell++) {
            if (outside[cell]) {
                count += isLoop(takePiece(cell, outside), open) ? 1 : 0;
            }
        }
        return count;
    }

    private List<Integer> takePiece(int first, boolean[] outside) {
        search.walkFrom(first, outside);
        List<Integer> piece = new ArrayList<>();
        for (int i = 0; i < search.reachedCount(); i++) {
            piece.add(search.reached(i));
            outside[search.reached(i)] = false;
        }
        return piece;
    }

    private boolean isLoop(List<Integer> piece, boolean[] open) {
        Set<Integer> touched = touchedRooms(piece);
        List<Integer> centres = dump.rooms.stream()
                .filter(room -> touched.contains(room.id()))
                .map(DumpedFloor.DumpedRoom::centre)
                .toList();
        if (centres.size() < 2) {
            return false;
        }
        piece.forEach(cell -> open[cell] = false);
        search.walkFrom(centres.get(0), open);
        boolean isWhole = dump.rooms.stream().allMatch(room -> search.isReached(room.centre()));
        int[][] shut = isWhole ? steps(centres, open) : new int[0][0];
        piece.forEach(cell -> open[cell] = true);
        return isWhole && isFarther(shut, steps(centres, open));
    }

    private Set<Integer> touchedRooms(List<Integer> piece) {
        Set<Integer> touched = new TreeSet<>();
        for (int cell : piece) {
            for (int way = 0; way < NeighbourTable.WAYS; way += 2) {
                int next = neighbours.of(cell, way);
                if (next != NeighbourTable.NONE && dump.room[next] != 0) {
                    touched.add(dump.room[next]);
                }
            }
        }
        return touched;
    }

    /** Returns the steps from each centre to those after it. */
    private int[][] steps(List<Integer> centres, boolean[] open) {
        int[][] steps = new int[centres.size()][centres.size()];
        for (int from = 0; from < centres.size() - 1; from++) {
            search.walkFrom(centres.get(from), open);
            for (int to = from + 1; to < centres.size(); to++) {
                steps[from][to] = search.steps(centres.get(to));
            }
        }
        return steps;
    }

    private static boolean isFarther(int[][] shut, int[][] before) {
        for (int from = 0; from < shut.length; from++) {
            for (int to = from + 1; to < shut.length; to++) {
                if (shut[from][to] - before[from][to] >= LEAST_DETOUR) {
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
