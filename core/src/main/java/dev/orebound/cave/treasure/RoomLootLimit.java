package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Removes the loot that is too much for a room. It takes whole heaps in random order, because taking single pieces
 * would tear heaps apart; a heap that fits only in part is cut down to pieces that still touch, and is left away if
 * that would be a single one.
 */
final class RoomLootLimit {
    private static final int LEAST_OF_A_HEAP = 2;

    private final Grid grid;
    private final IntLayer room;
    private final List<LootSpot> spots;

    /** One more than the index in {@code spots} of the piece on a cell, or 0 for none that is still to be looked at. */
    private final MutableIntLayer pieceAt;

    /**
     * Prepares the loot of a floor.
     *
     * @param room the id of each cell's room
     * @param spots the loot in the order of its cells, at most one piece on each
     */
    RoomLootLimit(IntLayer room, List<LootSpot> spots, WorkingMemory memory) {
        this.grid = room.grid();
        this.room = room;
        this.spots = spots;
        pieceAt = memory.intLayer();
        for (int piece = 0; piece < spots.size(); piece++) {
            pieceAt.set(spots.get(piece).at(), piece + 1);
        }
    }

    /**
     * The loot that stays, in the order of its cells.
     *
     * @param rooms the largest id of a room
     * @param most pieces in one room
     */
    List<LootSpot> keep(int rooms, int most, RandomStream stream) {
        List<List<Integer>> heaps = new ArrayList<>();
        for (int piece = 0; piece < spots.size(); piece++) {
            if (pieceAt.at(spots.get(piece).at()) != 0) {
                heaps.add(heapFrom(piece));
            }
        }
        stream.shuffle(heaps);
        int[] inRoom = new int[rooms + 1];
        boolean[] stays = new boolean[spots.size()];
        for (List<Integer> heap : heaps) {
            int id = room.at(spots.get(heap.get(0)).at());
            int fitting = Math.min(heap.size(), most - inRoom[id]);
            if (fitting == heap.size() || fitting >= LEAST_OF_A_HEAP) {
                inRoom[id] += fitting;
                heap.subList(0, fitting).forEach(piece -> stays[piece] = true);
            }
        }
        List<LootSpot> kept = new ArrayList<>();
        for (int piece = 0; piece < spots.size(); piece++) {
            if (stays[piece]) {
                kept.add(spots.get(piece));
            }
        }
        return List.copyOf(kept);
    }

    /** The pieces of one item that touch each other within a room: each but the first touches one before it. */
    private List<Integer> heapFrom(int first) {
        List<Integer> heap = new ArrayList<>();
        heap.add(first);
        pieceAt.set(spots.get(first).at(), 0);
        for (int next = 0; next < heap.size(); next++) {
            LootSpot spot = spots.get(heap.get(next));
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int beside = grid.neighbour(spot.at(), Direction.ALL.get(i));
                int piece = beside == Grid.NONE ? -1 : pieceAt.at(beside) - 1;
                if (piece >= 0
                        && room.at(beside) == room.at(spot.at())
                        && spots.get(piece).item().equals(spot.item())) {
                    heap.add(piece);
                    pieceAt.set(beside, 0);
                }
            }
        }
        return heap;
    }
}
