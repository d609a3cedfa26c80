package dev.orebound.cave.treasure;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.floor.ScatterRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
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
 * there is such ground. At most one piece is a page of the story; it lies beside rock. Never gives up.
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
                FloorKeys.PLACED_FIXTURES,
                FloorKeys.VIGNETTES,
                FloorKeys.PLANNED_LOCKS,
                FloorKeys.ORES,
                FloorKeys.TRAPS,
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
        floor.put(FloorKeys.LOOT, withPage(floor, ground, laid, stream));
        return PassOutcome.DONE;
    }

    /**
     * Adds a page of the story, if the floor has one: beside rock, in no trap room and not in the room of the start.
     *
     * @param ground where loot may lie; only plain ground is left of it
     */
    private static List<LootSpot> withPage(
            FloorBuilder floor, MutableBitLayer ground, List<LootSpot> laid, RandomStream stream) {
        String page = floor.content().items().asList().stream()
                .filter(item -> item.effect() == ItemEffect.PAGE)
                .map(Item::id)
                .findFirst()
                .orElse("");
        if (page.isEmpty() || !floor.request().hasPage(floor.content())) {
            return laid;
        }
        keepPlainGround(floor, ground, laid);
        IntLayer room = floor.get(FloorKeys.ROOM);
        boolean[] isOff = new boolean[floor.get(FloorKeys.REGIONS).size() + 1];
        isOff[room.at(floor.get(FloorKeys.START))] = true;
        floor.get(FloorKeys.TRAPS).forEach(trap -> isOff[trap.room()] = true);
        int[] places = floor.memory().cells();
        int count = 0;
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (ground.at(cell) && !isOff[room.at(cell)] && isBesideRock(cell, floor.get(FloorKeys.STRUCTURE))) {
                places[count++] = cell;
            }
        }
        if (count == 0) {
            return laid;
        }
        List<LootSpot> all = new ArrayList<>(laid);
        all.add(new LootSpot(places[stream.below(count)], page));
        return List.copyOf(all);
    }

    /** Returns true for a floor cell, none of which lies on the edge of the map, with rock around it. */
    private static boolean isBesideRock(int cell, BitLayer structure) {
        for (int way = 0; way < Direction.ALL.size(); way++) {
            if (!structure.at(cell + structure.grid().offset(Direction.ALL.get(way)))) {
                return true;
            }
        }
        return false;
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
        floor.get(FloorKeys.PLACED_FIXTURES).forEach(fixture -> ground.set(fixture.at(), false));
        floor.get(FloorKeys.ORES).forEach(ore -> ground.set(ore.at(), false));
        FloorQueries.clearVignettes(floor, ground);
        return ground;
    }
}
