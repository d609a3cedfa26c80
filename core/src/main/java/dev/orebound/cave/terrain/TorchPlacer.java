package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.TorchRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;

/** Puts torches on the rock to the north of rooms, where their lit faces are seen, each some way from the others. */
final class TorchPlacer {
    private final FloorBuilder floor;
    private final TorchRules rules;
    private final Grid grid;
    private final int[] walls;
    private int wallCount;
    private final int[] burning;
    private int burningCount;

    TorchPlacer(FloorBuilder floor) {
        this.floor = floor;
        rules = floor.content().cave().torches();
        grid = floor.grid();
        walls = floor.memory().cells();
        burning = new int[rules.count().most()];
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
        for (int torch = 0; torch < count; torch++) {
            int place = place(stream);
            if (place != Grid.NONE) {
                terrain.set(place, kind);
                burning[burningCount++] = place;
                floor.show(PassRound.TORCH_LIT, FloorKeys.TERRAIN, terrain);
            }
        }
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
