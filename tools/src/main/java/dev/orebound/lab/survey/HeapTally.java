package dev.orebound.lab.survey;

import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.DumpedFloor.DumpedLoot;
import dev.orebound.lab.figure.IntHistogram;
import java.util.List;

/**
 * Counts how much small loot there is, and how it lies together. A heap is a set of pieces of one item that are connected in
 * eight directions; a single piece is a heap of one.
 */
final class HeapTally {
    /** The number of pieces of each heap, including heaps of one. */
    final IntHistogram sizes = new IntHistogram();

    long pieces;

    /** Cells of rooms. */
    long roomCells;

    private long touching;
    private long floors;
    private long floorsOfSingles;

    void add(DumpedFloor floor) {
        floor.rooms.forEach(room -> roomCells += room.cells());
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
                pieces += size;
                touching += size > 1 ? size : 0;
                largest = Math.max(largest, size);
            }
        }
        floors++;
        floorsOfSingles += largest == 1 ? 1 : 0;
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

    void addAll(HeapTally other) {
        sizes.addAll(other.sizes);
        pieces += other.pieces;
        roomCells += other.roomCells;
        touching += other.touching;
        floors += other.floors;
        floorsOfSingles += other.floorsOfSingles;
    }

    /** The share of the cells of rooms on which a piece lies. */
    double share() {
        return pieces / (double) Math.max(1, roomCells);
    }

    /** The share of pieces that touch another of the same item. */
    double touchingShare() {
        return touching / (double) Math.max(1, pieces);
    }

    /** The share of floors with small loot on which no two pieces of an item touch. */
    double floorsOfSinglesShare() {
        return floorsOfSingles / (double) Math.max(1, floors);
    }
}
