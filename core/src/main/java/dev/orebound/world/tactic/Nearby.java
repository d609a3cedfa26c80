package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.path.TerrainQueries;
import java.util.function.IntPredicate;

/** Looks round for the nearest place of some sort that can be walked to. */
final class Nearby {
    private final TerrainQueries lie;
    private final IntPredicate isOpen;
    private final int[] reached;
    private final int[] askedAt;
    private int asked;

    /** Looks at so many cells round about, the nearest first, and no more. */
    Nearby(TerrainQueries lie, int mostCells) {
        this.lie = lie;
        isOpen = lie::isOpen;
        reached = new int[mostCells];
        askedAt = new int[lie.grid().size()];
    }

    /** The cell of that sort to which there are the fewest steps, or {@link Grid#NONE}; not where one looks from. */
    int find(int from, IntPredicate sort) {
        return find(from, sort, isOpen);
    }

    /** The same, by such cells only as can be walked on and are of another sort. */
    int find(int from, IntPredicate sort, IntPredicate through) {
        asked++;
        askedAt[from] = asked;
        reached[0] = from;
        int count = 1;
        for (int i = 0; i < count; i++) {
            for (int way = 0; way < Direction.STRAIGHT.size(); way++) {
                int cell = lie.grid().neighbour(reached[i], Direction.STRAIGHT.get(way));
                if (cell == Grid.NONE || askedAt[cell] == asked || !isOpen.test(cell) || !through.test(cell)) {
                    continue;
                }
                if (sort.test(cell)) {
                    return cell;
                }
                askedAt[cell] = asked;
                if (count < reached.length) {
                    reached[count++] = cell;
                }
            }
        }
        return Grid.NONE;
    }
}
