package dev.orebound.world.combat;

import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.FloorState;

/** Where somebody can come up beside a cell: in the same room, where nothing stands and no corner is between. */
final class BirthPlaces {
    private final Grid grid;
    private final IntLayer room;
    private final FloorState state;

    BirthPlaces(IntLayer room, FloorState state) {
        this.grid = room.grid();
        this.room = room;
        this.state = state;
    }

    /** The place of a number from 0; they are used in turn, and the cell itself is the only one where nothing else is free. */
    int at(int beside, int number) {
        int count = 0;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            count += isFree(beside, i) ? 1 : 0;
        }
        if (count == 0) {
            return beside;
        }
        int left = number % count;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            if (isFree(beside, i) && left-- == 0) {
                return grid.neighbour(beside, Direction.ALL.get(i));
            }
        }
        return beside;
    }

    private boolean isFree(int beside, int way) {
        int cell = grid.neighbour(beside, Direction.ALL.get(way));
        if (cell == Grid.NONE || state.isSolid(cell) || room.at(cell) != room.at(beside)) {
            return false;
        }
        return !Direction.ALL.get(way).isDiagonal() || (isOpen(beside, way + 7) && isOpen(beside, way + 1));
    }

    private boolean isOpen(int beside, int way) {
        int cell = grid.neighbour(beside, Direction.ALL.get(way % 8));
        return cell != Grid.NONE && !state.isSolid(cell);
    }
}
