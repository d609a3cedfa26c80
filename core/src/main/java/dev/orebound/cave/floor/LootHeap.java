package dev.orebound.cave.floor;

import dev.orebound.content.Content;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Touching pieces of one small item, which are taken together. Pieces touch in eight directions, except across a corner
 * with rock on both sides.
 *
 * @param item the id of its item
 * @param cells of its pieces, each beside one before it
 */
public record LootHeap(String item, Cells cells) {
    /** Returns the heaps of all small loot of a floor, in the order of their first cells. */
    public static List<LootHeap> of(Floor floor, Content content) {
        MutableIntLayer items = new MutableIntLayer(floor.grid());
        for (LootSpot piece : floor.loot()) {
            if (content.items().get(piece.item()).isSmall()) {
                items.set(piece.at(), 1 + content.items().indexOf(piece.item()));
            }
        }
        List<LootHeap> heaps = new ArrayList<>();
        int[] reached = new int[floor.loot().size()];
        for (LootSpot piece : floor.loot()) {
            if (items.at(piece.at()) != 0) {
                heaps.add(new LootHeap(piece.item(), takeHeap(floor, piece.at(), items, reached)));
            }
        }
        return List.copyOf(heaps);
    }

    /** Returns the cells of the heap with a piece on a cell, and removes its pieces from the layer. */
    private static Cells takeHeap(Floor floor, int first, MutableIntLayer items, int[] reached) {
        int item = items.at(first);
        int count = 0;
        items.set(first, 0);
        reached[count++] = first;
        for (int next = 0; next < count; next++) {
            for (Direction way : Direction.ALL) {
                int beside = floor.grid().neighbour(reached[next], way);
                if (beside != Grid.NONE && items.at(beside) == item && isOpenBetween(floor, reached[next], way)) {
                    items.set(beside, 0);
                    reached[count++] = beside;
                }
            }
        }
        return Cells.ofFirst(count, reached);
    }

    private static boolean isOpenBetween(Floor floor, int cell, Direction way) {
        Grid grid = floor.grid();
        return floor.structure().at(grid.cell(grid.x(cell) + way.dx(), grid.y(cell)))
                || floor.structure().at(grid.cell(grid.x(cell), grid.y(cell) + way.dy()));
    }
}
