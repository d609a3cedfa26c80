package dev.orebound.cave;

import dev.orebound.chance.Raffle;
import dev.orebound.chance.Stream;
import dev.orebound.content.Item;
import dev.orebound.content.ScatterRules;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Scatters small treasure over the rooms, in heaps of the same kind.
 *
 * <p>Source: {@link Togetherness}; each of its states is an item drawn for this floor, what is of the floor's primary ore
 * more likely.
 *
 * <p>Guarantees: loot lies in rooms, on dry floor off ore, chests, fixtures, doorways, start and exits, and no room holds more
 * than the rules allow: what is too much there is left away, at random. Never gives up.
 */
final class ScatterLoot implements Pass {
    private static final int THOUSAND = 1000;

    @Override
    public List<Key<?>> reads() {
        return List.of(
                Keys.STRUCTURE,
                Keys.TERRAIN,
                Keys.LIQUID,
                Keys.ROOM,
                Keys.REGIONS,
                Keys.DOORWAYS,
                Keys.START,
                Keys.EXITS,
                Keys.CHESTS,
                Keys.FIXTURES,
                Keys.ORES,
                Keys.PRIMARY_ORE);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.LOOT);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        ScatterRules rules = floor.content().cave().loot();
        List<String> items = drawItems(floor, rules, stream);
        MutableBitLayer ground = ground(floor);
        int count = ground.count() * rules.density() / THOUSAND;
        Togetherness heaps = new Togetherness(ground, count, rules.states(), stream);
        show(Round.LOOT_STREWN, floor, heaps, items);
        for (int step = 0; step < rules.steps(); step++) {
            heaps.move(rules.range(), rules.lossy(), stream);
            show(Round.LOOT_MOVED, floor, heaps, items);
        }
        floor.put(Keys.LOOT, pickUpTooMuch(floor, heaps.states(), items, rules.mostInRoom(), stream));
        return Outcome.DONE;
    }

    private static void show(Round round, FloorBuilder floor, Togetherness heaps, List<String> items) {
        if (floor.isWatched()) {
            floor.show(round, Keys.LOOT, spots(cellsOf(heaps.states()), heaps.states(), items));
        }
    }

    /** One for each state. */
    private static List<String> drawItems(FloorBuilder floor, ScatterRules rules, Stream stream) {
        Raffle<String> raffle = new Raffle<>();
        for (ScatterRules.Ticket ticket : rules.items()) {
            Item item = floor.content().items().get(ticket.item());
            boolean isPrimary = floor.get(Keys.PRIMARY_ORE).equals(item.ore());
            raffle.add(item.id(), ticket.tickets() * (isPrimary ? rules.primaryTimes() : 1));
        }
        List<String> items = new ArrayList<>();
        for (int state = 1; state <= rules.states(); state++) {
            items.add(raffle.draw(stream));
        }
        return items;
    }

    private static MutableBitLayer ground(FloorBuilder floor) {
        MutableBitLayer ground = BareCells.of(floor);
        IntLayer room = floor.get(Keys.ROOM);
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            ground.set(cell, ground.at(cell) && room.at(cell) != 0);
        }
        floor.get(Keys.FIXTURES).forEach(fixture -> ground.set(fixture.at(), false));
        floor.get(Keys.ORES).forEach(ore -> ground.set(ore.at(), false));
        return ground;
    }

    private static List<LootSpot> pickUpTooMuch(
            FloorBuilder floor, IntLayer states, List<String> items, int mostInRoom, Stream stream) {
        List<Integer> cells = cellsOf(states);
        stream.shuffle(cells);
        IntLayer room = floor.get(Keys.ROOM);
        int[] inRoom = new int[floor.get(Keys.REGIONS).size() + 1];
        cells.removeIf(cell -> ++inRoom[room.at(cell)] > mostInRoom);
        return spots(cells, states, items);
    }

    private static List<Integer> cellsOf(IntLayer states) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < states.grid().size(); cell++) {
            if (states.at(cell) != 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private static List<LootSpot> spots(List<Integer> cells, IntLayer states, List<String> items) {
        return cells.stream()
                .sorted()
                .map(cell -> new LootSpot(cell, items.get(states.at(cell) - 1)))
                .toList();
    }
}
