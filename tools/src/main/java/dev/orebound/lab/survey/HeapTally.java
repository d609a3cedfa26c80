package dev.orebound.lab.survey;

import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.DumpedFloor.DumpedLoot;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.IntHistogram;
import java.util.List;

/**
 * Counts how much small loot there is, and how it lies together. A heap is a set of pieces of one item that are
 * connected in eight directions; a single piece is a heap of one.
 */
final class HeapTally extends FigureGroup {
    /** The number of pieces of each heap, including heaps of one. */
    final IntHistogram sizes = part("sizes", new IntHistogram());

    final Sum pieces = part("pieces", new Sum());

    /** Cells of rooms. */
    final Sum roomCells = part("room_cells", new Sum());

    private final Sum touching = part("touching", new Sum());
    private final Sum floors = part("floors", new Sum());
    private final Sum floorsOfSingles = part("floors_of_singles", new Sum());

    void add(DumpedFloor floor) {
        floor.rooms.forEach(room -> roomCells.add(room.cells()));
        List<DumpedLoot> loot = floor.loot.stream().filter(DumpedLoot::small).toList();
        if (loot.isEmpty()) {
            return;
        }
        boolean[] isCounted = new boolean[loot.size()];
        int largest = 0;
        for (int piece = 0; piece < isCounted.length; piece++) {
            if (!isCounted[piece]) {
                int size = countHeap(floor, loot, piece, isCounted);
                sizes.add(size);
                pieces.add(size);
                touching.add(size > 1 ? size : 0);
                largest = Math.max(largest, size);
            }
        }
        floors.add(1);
        floorsOfSingles.addIf(largest == 1);
    }

    /** Counts a piece and all that are connected with it. */
    private static int countHeap(DumpedFloor floor, List<DumpedLoot> loot, int piece, boolean[] isCounted) {
        isCounted[piece] = true;
        int size = 1;
        for (int other = 0; other < isCounted.length; other++) {
            if (!isCounted[other] && areTogether(floor, loot.get(piece), loot.get(other))) {
                size += countHeap(floor, loot, other, isCounted);
            }
        }
        return size;
    }

    private static boolean areTogether(DumpedFloor floor, DumpedLoot one, DumpedLoot other) {
        return one.item().equals(other.item())
                && Math.abs(floor.x(one.at()) - floor.x(other.at())) <= 1
                && Math.abs(floor.y(one.at()) - floor.y(other.at())) <= 1;
    }

    /** The share of the cells of rooms on which a piece lies. */
    double share() {
        return pieces.value() / (double) Math.max(1, roomCells.value());
    }

    /** The share of pieces that touch another of the same item. */
    double touchingShare() {
        return touching.value() / (double) Math.max(1, pieces.value());
    }

    /** The share of floors with small loot on which no two pieces of an item touch. */
    double floorsOfSinglesShare() {
        return floorsOfSingles.value() / (double) Math.max(1, floors.value());
    }
}
