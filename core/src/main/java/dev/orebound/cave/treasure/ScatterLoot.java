package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.floor.ScatterRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
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
 * than the rules allow: {@link RoomLootLimit} leaves away what is too much. Never gives up.
 */
public final class ScatterLoot implements FloorPass {
    private static final int THOUSAND = 1000;

    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
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
                new RoomLootLimit(floor.get(FloorKeys.ROOM), laid).keep(rooms, rules.mostInRoom(), stream));
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
        HeapClustering heaps = new HeapClustering(ground, count, rules.states(), stream);
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
        BrownianWalk trails = new BrownianWalk(ground);
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
        IntLayer room = floor.get(FloorKeys.ROOM);
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            ground.set(cell, ground.at(cell) && room.at(cell) != 0);
        }
        floor.get(FloorKeys.FIXTURES).forEach(fixture -> ground.set(fixture.at(), false));
        floor.get(FloorKeys.ORES).forEach(ore -> ground.set(ore.at(), false));
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
}
