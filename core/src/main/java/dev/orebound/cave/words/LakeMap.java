package dev.orebound.cave.words;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.floor.WordRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Cells;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the lakes of a floor, their shores and their islands. Computed once for a floor; memory is a few numbers a
 * cell.
 *
 * <p>A lake is a 4-way piece of one impassable liquid of at least {@link WordRules#lakeCells} cells. A shore is ground
 * beside a lake, in eight directions, but not across a corner with rock on both sides. An island is a 4-way piece of
 * ground beside a lake that no dry way joins to the largest piece, of at most {@link WordRules#islandCells} cells.
 */
public final class LakeMap {
    private final Floor floor;
    private final Grid grid;
    private final ContentTable<Terrain> terrains;
    private final List<Lake> lakes = new ArrayList<>();

    /** One more than the index of each cell's lake, 0 for none. */
    private final MutableIntLayer lakeOfCell;

    /** Cells that belong to an island. */
    private final MutableBitLayer islands;

    /** Finds all lakes of a floor. */
    public LakeMap(Floor floor, Content content) {
        this.floor = floor;
        grid = floor.grid();
        terrains = content.terrains();
        lakeOfCell = new MutableIntLayer(grid);
        islands = new MutableBitLayer(grid);
        for (int kind = 1; kind < terrains.size(); kind++) {
            if (terrains.at(kind).isLiquid() && !terrains.at(kind).isPassable()) {
                findLakes(kind, content.words().lakeCells());
            }
        }
        if (!lakes.isEmpty()) {
            findIslands(content.words().islandCells());
        }
    }

    private void findLakes(int kind, int leastCells) {
        MutableBitLayer wet = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            wet.set(cell, floor.liquid().at(cell) == kind);
        }
        ConnectedRegions pieces = new ConnectedRegions(wet);
        for (int piece = 1; piece <= pieces.count(); piece++) {
            if (pieces.size(piece) >= leastCells) {
                Cells cells = pieces.cells(piece);
                lakes.add(Lake.of(terrains.at(kind).id(), cells, grid));
                cells.stream().forEach(cell -> lakeOfCell.set(cell, lakes.size()));
            }
        }
    }

    private void findIslands(int mostCells) {
        MutableBitLayer dry = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            dry.set(cell, isDry(cell));
        }
        ConnectedRegions pieces = new ConnectedRegions(dry);
        int mainland = pieces.largest();
        for (int piece = 1; piece <= pieces.count(); piece++) {
            if (piece != mainland && pieces.size(piece) <= mostCells) {
                Cells cells = pieces.cells(piece);
                if (cells.stream().anyMatch(cell -> waterBeside(cell) != Grid.NONE)) {
                    cells.stream().forEach(cell -> islands.set(cell, true));
                }
            }
        }
    }

    /** True of floor that one walks on without a bridge. */
    private boolean isDry(int cell) {
        return floor.structure().at(cell)
                && terrains.at(floor.terrain().at(cell)).isPassable()
                && terrains.at(floor.liquid().at(cell)).isPassable();
    }

    /** The lakes, by the order of their liquids and then of their lowest cells. */
    public List<Lake> all() {
        return List.copyOf(lakes);
    }

    /** The lake that a cell belongs to, also under a bridge; null outside lakes. */
    @Nullable
    Lake at(int cell) {
        int number = lakeOfCell.at(cell);
        return number == 0 ? null : lakes.get(number - 1);
    }

    /** True if the cell lies under a bridge. */
    boolean isBridge(int cell) {
        return lakeOfCell.at(cell) != 0
                && terrains.at(floor.terrain().at(cell)).passability() == Terrain.Passability.CARRIES;
    }

    /** True if the cell is ground on an island. */
    boolean isIsland(int cell) {
        return islands.at(cell);
    }

    /**
     * The first cell of a lake right beside a cell of ground, straight ones first; {@link Grid#NONE} if there is none.
     */
    int waterBeside(int cell) {
        if (!isDry(cell)) {
            return Grid.NONE;
        }
        for (int pass = 0; pass < 2; pass++) {
            for (Direction way : Direction.ALL) {
                int beside = grid.neighbour(cell, way);
                if (way.isDiagonal() == (pass == 1)
                        && beside != Grid.NONE
                        && lakeOfCell.at(beside) != 0
                        && (pass == 0 || isOpenCorner(cell, way))) {
                    return beside;
                }
            }
        }
        return Grid.NONE;
    }

    private boolean isOpenCorner(int cell, Direction way) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        return floor.structure().at(grid.cell(x + way.dx(), y))
                || floor.structure().at(grid.cell(x, y + way.dy()));
    }

    /** The lake whose shore or island the cell belongs to, or null. An island's inner cells take the nearest lake. */
    @Nullable
    Lake beside(int cell) {
        int water = waterBeside(cell);
        if (water != Grid.NONE || !isIsland(cell)) {
            return water == Grid.NONE ? null : at(water);
        }
        int nearest = Grid.NONE;
        for (int other = 0; other < grid.size(); other++) {
            if (lakeOfCell.at(other) != 0
                    && (nearest == Grid.NONE || grid.steps8(cell, other) < grid.steps8(cell, nearest))) {
                nearest = other;
            }
        }
        return nearest == Grid.NONE ? null : at(nearest);
    }
}
