package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which two rooms each doorway of a floor joins. */
final class DoorwaySigns {
    /**
     * A doorway.
     *
     * @param room that it belongs to
     * @param beyond the nearest other room on its far side, 0 if no way leads to one
     */
    record Sign(Cells cells, int room, int beyond) {}

    private DoorwaySigns() {}

    /** Each doorway of a floor once. */
    static List<Sign> of(Floor floor) {
        Map<Integer, Sign> byFirstCell = new LinkedHashMap<>();
        for (Room room : floor.rooms()) {
            for (Doorway doorway : room.doorways()) {
                Cells cells = doorway.cells();
                Sign shared = byFirstCell.get(cells.at(0));
                int beyond = shared == null ? beyond(floor, room.id(), cells) : room.id();
                int own = shared == null ? room.id() : shared.room();
                byFirstCell.put(cells.at(0), new Sign(cells, own, beyond));
            }
        }
        return List.copyOf(byFirstCell.values());
    }

    /** The nearest other room, by four-way steps off all rooms. */
    private static int beyond(Floor floor, int room, Cells doorway) {
        Grid grid = floor.grid();
        boolean[] seen = new boolean[grid.size()];
        ArrayDeque<Integer> open = new ArrayDeque<>();
        doorway.stream().forEach(open::add);
        while (!open.isEmpty()) {
            int cell = open.remove();
            for (Direction towards : Direction.STRAIGHT) {
                int beside = grid.neighbour(cell, towards);
                if (beside == Grid.NONE || seen[beside] || !floor.structure().at(beside)) {
                    continue;
                }
                seen[beside] = true;
                int other = floor.room().at(beside);
                if (other > 0 && other != room) {
                    return other;
                }
                if (other == 0) {
                    open.add(beside);
                }
            }
        }
        return 0;
    }
}
