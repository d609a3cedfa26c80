package dev.orebound.world.state;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LootHeap;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.grid.Cells;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Holds the heaps of small treasure on a floor, by their cells. Its pieces are no entities: they lie still until the
 * player takes their heap, so they cost a tick nothing.
 */
@ChangedBy("player")
public final class SmallTreasure implements HashedPart {
    /** No heap. */
    public static final int NONE = -1;

    private final List<LootHeap> heaps;

    /** One more than the heap on each cell, 0 for none. */
    private final MutableIntLayer heapAt;

    /** The item of each heap, as an index into the content's items. */
    private final int[] items;

    private final boolean[] isTaken;

    /** The heaps that were taken, in this order. */
    private final int[] taken;

    private int takenCount;

    public SmallTreasure(Floor floor, Content content) {
        heaps = LootHeap.of(floor, content);
        heapAt = new MutableIntLayer(floor.grid());
        items = new int[heaps.size()];
        isTaken = new boolean[items.length];
        taken = new int[items.length];
        for (int heap = 0; heap < items.length; heap++) {
            items[heap] = content.items().indexOf(heaps.get(heap).item());
            Cells cells = heaps.get(heap).cells();
            for (int i = 0; i < cells.size(); i++) {
                heapAt.set(cells.at(i), heap + 1);
            }
        }
    }

    /** Returns the number of heaps that lay on the floor at first; they are numbered from 0. */
    public int heaps() {
        return items.length;
    }

    /** Returns the heap with a piece on a cell, or {@link #NONE}. */
    public int at(int cell) {
        int heap = heapAt.at(cell) - 1;
        return heap != NONE && isTaken[heap] ? NONE : heap;
    }

    /** Returns the cells of a heap, taken or not. */
    public Cells cells(int heap) {
        return heaps.get(heap).cells();
    }

    /** Returns the item of a heap, as an index into the content's items. */
    public int item(int heap) {
        return items[heap];
    }

    public boolean isTaken(int heap) {
        return isTaken[heap];
    }

    /** Returns the number of heaps that were taken so far. */
    public int takenCount() {
        return takenCount;
    }

    /** Returns a heap that was taken, in the order in which they were. */
    public int taken(int index) {
        return taken[index];
    }

    /** Removes a heap whole. */
    public void take(int heap) {
        isTaken[heap] = true;
        taken[takenCount++] = heap;
    }

    @Override
    public void addTo(Hash64 hash) {
        for (int i = 0; i < takenCount; i++) {
            hash.add((long) taken[i]);
        }
    }
}
