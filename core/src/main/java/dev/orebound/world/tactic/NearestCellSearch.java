package dev.orebound.world.tactic;

import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.path.TerrainQueries;
import java.util.function.IntPredicate;

/** Finds the nearest cell of some kind that can be walked to, among a limited number of cells. */
final class NearestCellSearch {
    private final TerrainQueries terrain;
    private final IntPredicate isOpen;
    private final int[] reached;
    /** The number of the search that visited each cell last. */
    private final int[] visitedBy;

    private int search;

    NearestCellSearch(TerrainQueries terrain, int mostCells) {
        this.terrain = terrain;
        isOpen = terrain::isOpen;
        reached = new int[mostCells];
        visitedBy = new int[terrain.grid().size()];
    }

    /** Returns the wanted cell to which there are the fewest steps, or {@link Grid#NONE}; never the start itself. */
    int find(int from, IntPredicate isWanted) {
        return find(from, isWanted, isOpen);
    }

    /** Returns the same, passing only through allowed cells. */
    int find(int from, IntPredicate isWanted, IntPredicate isAllowed) {
        search++;
        visitedBy[from] = search;
        reached[0] = from;
        int count = 1;
        for (int i = 0; i < count; i++) {
            for (int direction = 0; direction < Direction.STRAIGHT.size(); direction++) {
                int cell = terrain.grid().neighbour(reached[i], Direction.STRAIGHT.get(direction));
                if (cell == Grid.NONE || visitedBy[cell] == search || !isOpen.test(cell) || !isAllowed.test(cell)) {
                    continue;
                }
                if (isWanted.test(cell)) {
                    return cell;
                }
                visitedBy[cell] = search;
                if (count < reached.length) {
                    reached[count++] = cell;
                }
            }
        }
        return Grid.NONE;
    }
}
