package dev.orebound.lab.check;

import dev.orebound.content.Content;
import dev.orebound.grid.Cells;
import java.util.List;

/** A floor that is being checked: its dump, and what several checks compute from it. */
final class CheckedFloor {
    private static final int NOT_COUNTED = -1;

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

    /** Returns how many corridors count as loops. */
    int loops() {
        if (loops == NOT_COUNTED) {
            loops = new LoopCounter(this).count();
        }
        return loops;
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
