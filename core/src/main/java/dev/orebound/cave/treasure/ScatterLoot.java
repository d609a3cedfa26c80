package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.floor.ScatterRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Scatters small treasure over the rooms, in heaps or trails of the same kind.
 *
 * <p>Source: a way drawn for the floor among those of the rules: {@link HeapClustering}, each of whose states is an item, or
 * {@link BrownianWalk}, each of whose walks drops one item. Items are drawn for this floor; those that fill the flask of the
 * floor's primary ore are likelier.
 *
 * <p>Guarantees: loot lies in rooms, on dry floor off ore, chests, fixtures, doorways, start and exits, and no room holds more
 * than the rules allow: {@link RoomLootLimit} removes the surplus. Never gives up.
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
        int count = ground.count() * rules.density() / THOUSAND;
        WeightedTable<String> items = items(floor, rules);
        ScatterRules.ScatterMethod way = drawWay(rules, floor.request().depth(), stream);
        List<LootSpot> laid = way instanceof ScatterRules.TogethernessRules heaps
                ? layHeaps(floor, ground, count, heaps, items, stream)
                : layTrails(floor, ground, count, (ScatterRules.BrownianWalkRules) way, items, stream);
        int rooms = floor.get(FloorKeys.REGIONS).size();
        floor.put(
                FloorKeys.LOOT,
                new RoomLootLimit(floor.get(FloorKeys.ROOM), laid, floor.memory())
                        .keep(rooms, rules.mostInRoom(), stream));
        return PassOutcome.DONE;
    }

    private static WeightedTable<String> items(FloorBuilder floor, ScatterRules rules) {
        WeightedTable<String> raffle = new WeightedTable<>();
        for (ScatterRules.Ticket ticket : rules.items()) {
            Item item = floor.content().items().get(ticket.item());
            boolean isPrimary = floor.get(FloorKeys.PRIMARY_ORE).equals(item.ore());
            raffle.add(item.id(), ticket.tickets() * (isPrimary ? rules.primaryTimes() : 1));
        }
        return raffle;
    }

    private static ScatterRules.ScatterMethod drawWay(ScatterRules rules, int depth, RandomStream stream) {
        WeightedTable<ScatterRules.ScatterMethod> raffle = new WeightedTable<>();
        for (ScatterRules.MethodTicket ticket : rules.ways()) {
            raffle.add(ticket.way(), ticket.depths().holds(depth) ? ticket.tickets() : 0);
        }
        return raffle.draw(stream);
    }

    private static List<LootSpot> layHeaps(
            FloorBuilder floor,
            MutableBitLayer ground,
            int count,
            ScatterRules.TogethernessRules rules,
            WeightedTable<String> items,
            RandomStream stream) {
        List<String> drawn = new ArrayList<>();
        for (int state = 1; state <= rules.states(); state++) {
            drawn.add(items.draw(stream));
        }
        HeapClustering heaps = new HeapClustering(ground, count, rules.states(), floor.memory(), stream);
        show(PassRound.LOOT_STREWN, floor, heaps.states(), drawn);
        for (int step = 0; step < rules.steps(); step++) {
            if (heaps.move(rules.range(), rules.lossy(), stream)) {
                show(PassRound.LOOT_MOVED, floor, heaps.states(), drawn);
            }
        }
        return spots(heaps.states(), drawn);
    }

    private static List<LootSpot> layTrails(
            FloorBuilder floor,
            MutableBitLayer ground,
            int count,
            ScatterRules.BrownianWalkRules rules,
            WeightedTable<String> items,
            RandomStream stream) {
        BrownianWalk trails = new BrownianWalk(ground, floor.memory());
        List<String> drawn = new ArrayList<>();
        int left = count;
        boolean hasRoom = true;
        while (left > 0 && hasRoom) {
            drawn.add(items.draw(stream));
            IntRange pieces = rules.pieces();
            int wanted = Math.min(left, stream.between(pieces.lowest(), pieces.highest()));
            int dropped = trails.walk(drawn.size(), wanted, rules.stepsAPiece(), stream);
            hasRoom = dropped > 0;
            left -= dropped;
            show(PassRound.LOOT_SPILLED, floor, trails.states(), drawn);
        }
        return spots(trails.states(), drawn);
    }

    private static void show(PassRound round, FloorBuilder floor, IntLayer states, List<String> items) {
        if (floor.isWatched()) {
            floor.show(round, FloorKeys.LOOT, spots(states, items));
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

    /** The pieces in the order of their cells; a state is the number of its item, from 1 on. */
    private static List<LootSpot> spots(IntLayer states, List<String> items) {
        List<LootSpot> spots = new ArrayList<>();
        for (int cell = 0; cell < states.grid().size(); cell++) {
            if (states.at(cell) != 0) {
                spots.add(new LootSpot(cell, items.get(states.at(cell) - 1)));
            }
        }
        return spots;
    }

    /**
     * Lays pieces along the paths of random walks, so that each walk leaves a trail like spilled ore.
     *
     * <p>Source: the random walk on a square lattice, the discrete form of Brownian motion. A walker starts on a free cell, takes
     * each step to one of the four cells beside it, each as likely, and stands still when that cell is not ground. A walk returns
     * to its own path again and again, so a trail is a cluster with a few loose ends.
     */
    static final class BrownianWalk {
        /** A walker gives up after so many times the steps that its pieces need, when it finds no free cell any more. */
        private static final int PATIENCE = 8;

        private static final int START_TRIES = 40;

        private final Grid grid;
        private final BitLayer ground;
        private final MutableIntLayer states;
        private final int[] cells;
        private final int cellCount;

        /** Prepares walks over ground on which nothing lies yet. */
        BrownianWalk(BitLayer ground, WorkingMemory memory) {
            this.grid = ground.grid();
            this.ground = ground;
            states = memory.intLayer();
            cells = memory.cells();
            cellCount = ground.listInto(cells);
        }

        /**
         * Lets one walker start on a free cell and drop pieces along its way, the first on that cell.
         *
         * @param state the state of its pieces, from 1 on
         * @param count pieces to drop
         * @param stepsAPiece steps between two pieces; more while the walker stands on a cell that has one
         * @return how many pieces were dropped; fewer if there is too little free ground
         */
        int walk(int state, int count, int stepsAPiece, RandomStream stream) {
            int at = freeCell(stream);
            int dropped = 0;
            int sincePiece = stepsAPiece;
            int stepsLeft = count * stepsAPiece * PATIENCE;
            while (at != Grid.NONE && dropped < count && stepsLeft-- > 0) {
                if (sincePiece >= stepsAPiece && states.at(at) == 0) {
                    states.set(at, state);
                    dropped++;
                    sincePiece = 0;
                }
                int beside = grid.neighbour(at, Direction.STRAIGHT.get(stream.below(Direction.STRAIGHT.size())));
                if (beside != Grid.NONE && ground.at(beside)) {
                    at = beside;
                }
                sincePiece++;
            }
            return dropped;
        }

        private int freeCell(RandomStream stream) {
            for (int i = 0; i < START_TRIES && cellCount > 0; i++) {
                int cell = cells[stream.below(cellCount)];
                if (states.at(cell) == 0) {
                    return cell;
                }
            }
            return Grid.NONE;
        }

        /** The state of the piece on each cell, 0 for nothing. */
        IntLayer states() {
            return states.readOnly();
        }
    }

    /**
     * Removes the loot that is too much for a room. It takes whole heaps in random order, because taking single pieces would
     * tear heaps apart; a heap that fits only in part is cut down to pieces that still touch, and is left away if that would be a
     * single one.
     */
    static final class RoomLootLimit {
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
}
