package dev.orebound.cave.floor;

import dev.orebound.content.floor.CaveRules.Traps;
import dev.orebound.grid.Cells;
import dev.orebound.grid.IntLayer;

/**
 * One connected piece of the carved caves, which is to be a room.
 *
 * @param id from 1
 * @param cells in the order of their numbers
 * @param centre a cell with the largest border distance
 * @param border the rock that touches it in 8 directions, in the order of their numbers
 */
public record RoomRegion(int id, Cells cells, int centre, Cells border) {
    /** Returns true if the room has space for a fight behind closed doors: not too small, too narrow or too large. */
    public boolean suitsArena(IntLayer borderDistance, Traps rules) {
        return isRoomyForArena(borderDistance, rules) && cells.size() <= rules.mostCells();
    }

    /** Returns true if the room is large enough, and wide enough at its centre, for an arena. */
    public boolean isRoomyForArena(IntLayer borderDistance, Traps rules) {
        return cells.size() >= rules.leastCells() && borderDistance.at(centre) >= rules.leastCentreDistance();
    }
}
