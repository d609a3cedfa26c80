package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FirstView;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.TorchRules;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Puts torches on the rock to the north of rooms, where their lit faces are seen, each some way from the others. The
 * first is in sight of the start: by a doorway in sight, or else as far ahead as can be. The hand-made first room has
 * its own.
 */
final class TorchPlacer {
    private final FloorBuilder floor;
    private final TorchRules rules;
    private final Grid grid;
    private final int[] walls;
    private int wallCount;
    private final Cells given;
    private final int[] burning;
    private int burningCount;

    TorchPlacer(FloorBuilder floor) {
        this.floor = floor;
        rules = floor.content().cave().torches();
        grid = floor.grid();
        walls = floor.memory().cells();
        PlacedRoom firstRoom = floor.firstRoom();
        given = firstRoom == null ? Cells.EMPTY : firstRoom.cellsOf(FirstRoom.TORCH);
        burning = new int[given.size() + rules.count().most()];
        findWalls();
    }

    private void findWalls() {
        IntLayer room = floor.get(FloorKeys.ROOM);
        BitLayer structure = floor.get(FloorKeys.STRUCTURE);
        int south = grid.offset(Direction.SOUTH);
        for (int cell = grid.width(); cell < grid.size(); cell++) {
            if (!structure.at(cell) && room.at(cell + south) != 0) {
                walls[wallCount++] = cell;
            }
        }
    }

    void light(MutableIntLayer terrain, RandomStream stream) {
        int kind = floor.content().terrains().indexOf(rules.terrain());
        int count = wallCount == 0 ? 0 : FloorQueries.drawCount(rules.count(), floor, stream);
        for (int i = 0; i < given.size(); i++) {
            light(given.at(i), kind, terrain);
        }
        for (int torch = 0; torch < count; torch++) {
            int place = torch == 0 && given.isEmpty() ? placeInView() : place(stream);
            place = place == Grid.NONE ? place(stream) : place;
            if (place != Grid.NONE) {
                light(place, kind, terrain);
            }
        }
    }

    private void light(int place, int kind, MutableIntLayer terrain) {
        terrain.set(place, kind);
        burning[burningCount++] = place;
        floor.show(PassRound.TORCH_LIT, FloorKeys.TERRAIN, terrain);
    }

    /** Returns the wall in sight of the start that is nearest to a doorway in sight, else the farthest, or none. */
    private int placeInView() {
        int start = floor.get(FloorKeys.START);
        BitLayer view = new FirstView(floor).from(start);
        int best = Grid.NONE;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < wallCount; i++) {
            int wall = walls[i];
            if (view.at(wall) && view.at(wall + grid.offset(Direction.SOUTH))) {
                int toDoorway = stepsToDoorway(wall, view);
                int steps = toDoorway == Integer.MAX_VALUE ? grid.size() - grid.steps8(start, wall) : toDoorway;
                best = steps < least ? wall : best;
                least = Math.min(steps, least);
            }
        }
        return best;
    }

    /** Returns the steps from a cell to the nearest doorway in sight, or the greatest number if none is. */
    private int stepsToDoorway(int cell, BitLayer view) {
        int least = Integer.MAX_VALUE;
        for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
            for (Doorway doorway : doorways) {
                for (int i = 0; i < doorway.cells().size(); i++) {
                    int other = doorway.cells().at(i);
                    least = view.at(other) ? Math.min(least, grid.steps8(cell, other)) : least;
                }
            }
        }
        return least;
    }

    private int place(RandomStream stream) {
        for (int i = 0; i < rules.tries(); i++) {
            int wall = walls[stream.below(wallCount)];
            if (isApart(wall)) {
                return wall;
            }
        }
        return Grid.NONE;
    }

    private boolean isApart(int wall) {
        for (int i = 0; i < burningCount; i++) {
            if (grid.steps8(wall, burning[i]) < rules.leastApart()) {
                return false;
            }
        }
        return true;
    }
}
