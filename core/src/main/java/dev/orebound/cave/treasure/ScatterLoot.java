package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.floor.ScatterRules;
import dev.orebound.content.item.Item;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Scatters loot over the rooms, in heaps or trails of the same kind: first what is worth a walk, then small treasure.
 *
 * <p>Source: a way drawn for the floor among those of the rules: {@link HeapClustering}, whose states are items, or
 * {@link BrownianWalk}, each of whose walks drops one item. Small treasure is a state of its own beside nothing, and an
 * item is drawn for each of its heaps. Items that fill the flask of the floor's primary ore are likelier.
 *
 * <p>Guarantees: loot lies in rooms, on dry floor off ore, chests, fixtures, doorways, start and exits, one piece on a
 * cell. No room holds more than the rules allow, small treasure apart: {@link RoomLootLimit} removes the surplus. Small
 * treasure lies on bare rock, off grass and water too, on the share of the room cells that the rules say, as far as
 * there is such ground. Never gives up.
 */
public final class ScatterLoot implements FloorPass {
    private static final int THOUSAND = 1000;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.CARVED,
                FloorKeys.STRUCTURE,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.ROOM,
                FloorKeys.REGIONS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.FIXTURES,
                FloorKeys.VIGNETTES,
                FloorKeys.PLANNED_LOCKS,
                FloorKeys.ORES,
                FloorKeys.PRIMARY_ORE);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.LOOT);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        ScatterRules rules = floor.content().cave().loot();
        MutableBitLayer ground = ground(floor);
        Scatter loot = new Scatter(floor, ground, List.of(), items(floor, rules, rules.items()), stream);
        loot.lay(drawWay(rules.ways(), floor, stream), ground.count() * rules.density() / THOUSAND, false);
        List<LootSpot> laid = new RoomLootLimit(floor.get(FloorKeys.ROOM), loot.spots(), floor.memory())
                .keep(floor.get(FloorKeys.REGIONS).size(), rules.mostInRoom(), stream);
        ScatterRules.SmallTreasureRules few = rules.small();
        if (few.density() > 0) {
            keepPlainGround(floor, ground, laid);
            Scatter small = new Scatter(floor, ground, laid, items(floor, rules, few.items()), stream);
            int count = floor.get(FloorKeys.CARVED).count() * few.density() / THOUSAND;
            small.lay(drawWay(few.ways(), floor, stream), count, true);
            laid = small.spots();
        }
        floor.put(FloorKeys.LOOT, laid);
        return PassOutcome.DONE;
    }

    private static WeightedTable<String> items(
            FloorBuilder floor, ScatterRules rules, List<ScatterRules.Ticket> tickets) {
        WeightedTable<String> raffle = new WeightedTable<>();
        for (ScatterRules.Ticket ticket : tickets) {
            Item item = floor.content().items().get(ticket.item());
            boolean isPrimary = floor.get(FloorKeys.PRIMARY_ORE).equals(item.ore());
            raffle.add(item.id(), ticket.tickets() * (isPrimary ? rules.primaryTimes() : 1));
        }
        return raffle;
    }

    private static ScatterRules.ScatterMethod drawWay(
            List<ScatterRules.MethodTicket> ways, FloorBuilder floor, RandomStream stream) {
        WeightedTable<ScatterRules.ScatterMethod> raffle = new WeightedTable<>();
        for (ScatterRules.MethodTicket ticket : ways) {
            boolean isDrawn = ticket.depths().holds(floor.request().depth());
            raffle.add(ticket.way(), isDrawn ? ticket.tickets() : 0);
        }
        return raffle.draw(stream);
    }

    /**
     * Removes cells with loot, a liquid or a terrain: in grass or shallow water small treasure would be lost to sight.
     */
    private static void keepPlainGround(FloorBuilder floor, MutableBitLayer ground, List<LootSpot> laid) {
        laid.forEach(piece -> ground.set(piece.at(), false));
        IntLayer terrain = floor.get(FloorKeys.TERRAIN);
        IntLayer liquid = floor.get(FloorKeys.LIQUID);
        for (int cell = 0; cell < terrain.grid().size(); cell++) {
            if (terrain.at(cell) != 0 || liquid.at(cell) != 0) {
                ground.set(cell, false);
            }
        }
    }

    private static MutableBitLayer ground(FloorBuilder floor) {
        MutableBitLayer ground = FloorQueries.bareDryCells(floor);
        ground.keepOnly(floor.get(FloorKeys.CARVED)); // every carved cell is in a room, and no other is
        floor.get(FloorKeys.FIXTURES).forEach(fixture -> ground.set(fixture.at(), false));
        floor.get(FloorKeys.ORES).forEach(ore -> ground.set(ore.at(), false));
        FloorQueries.clearVignettes(floor, ground);
        return ground;
    }

    /**
     * Removes the loot that is too much for a room. It takes whole heaps in random order, because taking single pieces
     * would tear heaps apart; a heap that fits only in part is cut down to pieces that still touch, and is left away if
     * that would be a single one.
     */
    static final class RoomLootLimit {
        private static final int LEAST_OF_A_HEAP = 2;

        private final Grid grid;
        private final IntLayer room;
        private final List<LootSpot> spots;

        /**
         * One more than the index in {@code spots} of the piece on a cell, or 0 for none that is still to be looked at.
         */
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
}
