package dev.orebound.content.floor;

import dev.orebound.content.item.Item;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * The numbers of {@code ScatterLoot}: how much small treasure lies on a floor, what it is, and by which ways it is scattered.
 *
 * @param density pieces for a thousand cells of rooms
 * @param mostInRoom pieces that stay in one room
 * @param primaryTimes how many times likelier an item is that fills the flask of the floor's primary ore
 * @param items the items that can be drawn
 * @param ways the ways of scattering, one of which is drawn for each floor
 */
public record ScatterRules(int density, int mostInRoom, int primaryTimes, List<Ticket> items, List<MethodTicket> ways) {
    private static final int DEEPEST = 17;

    /** The weight of an item, compared with the others. */
    public record Ticket(String item, int tickets) {}

    /** The share of draws that a way of scattering has, and the depths at which it can be drawn. */
    public record MethodTicket(int tickets, IntRange depths, ScatterMethod way) {}

    /** A way of scattering loot, with its numbers. */
    public sealed interface ScatterMethod {}

    /**
     * Pieces are strewn evenly, then move until like lies beside like.
     *
     * @param states how many items there are on a floor at most
     * @param range cells to each side within which a piece moves in one move
     * @param lossy one in so many moves is made although it brings nothing together
     * @param steps moves that each piece considers on average
     */
    public record TogethernessRules(int states, int range, int lossy, int steps) implements ScatterMethod {}

    /**
     * Walkers step about at random and drop a piece now and then.
     *
     * @param pieces that one walker drops
     * @param stepsAPiece steps from one piece to the next
     */
    public record BrownianWalkRules(IntRange pieces, int stepsAPiece) implements ScatterMethod {}

    private enum WayKind {
        TOGETHERNESS,
        BROWNIAN_WALK
    }

    public ScatterRules {
        items = List.copyOf(items);
        ways = List.copyOf(ways);
    }

    static ScatterRules read(JsonEntry entry, ContentTable<Item> items) {
        return entry.complete(new ScatterRules(
                entry.whole("density", 0, 400),
                entry.whole("most_in_room", 0, 40),
                entry.whole("primary_times", 1, 100),
                readTickets(entry, items),
                readWays(entry)));
    }

    private static List<Ticket> readTickets(JsonEntry entry, ContentTable<Item> items) {
        List<Ticket> tickets = new ArrayList<>();
        for (JsonEntry line : entry.objects("items")) {
            tickets.add(line.complete(new Ticket(line.reference("item", items), line.whole("tickets", 1, 1000))));
        }
        if (tickets.isEmpty()) {
            entry.complain("items", "is empty; give at least one item");
        }
        return tickets;
    }

    private static List<MethodTicket> readWays(JsonEntry entry) {
        int faults = entry.faults();
        List<MethodTicket> ways = new ArrayList<>();
        for (JsonEntry line : entry.objects("ways")) {
            ways.add(line.complete(new MethodTicket(
                    line.whole("tickets", 1, 1000),
                    line.has("depths") ? IntRange.read(line, "depths", 1, DEEPEST) : new IntRange(1, DEEPEST),
                    readWay(line))));
        }
        for (int depth = 1; depth <= DEEPEST && entry.faults() == faults; depth++) {
            int at = depth;
            if (ways.stream().noneMatch(way -> way.depths().holds(at))) {
                entry.complain("ways", "has none for depth " + depth + "; give one whose depths hold it");
            }
        }
        return ways;
    }

    private static ScatterMethod readWay(JsonEntry line) {
        int faults = line.faults();
        WayKind kind = line.choice("way", WayKind.class);
        if (line.faults() > faults) {
            line.names(); // which fields there should be cannot be told, so none is complained of
            return new TogethernessRules(1, 1, 1, 0);
        }
        return switch (kind) {
            case TOGETHERNESS ->
                new TogethernessRules(
                        line.whole("states", 1, 7),
                        line.whole("range", 1, 64),
                        line.whole("lossy", 1, 9999),
                        line.whole("steps", 0, 2000));
            case BROWNIAN_WALK ->
                new BrownianWalkRules(IntRange.read(line, "pieces", 1, 40), line.whole("steps_a_piece", 1, 40));
        };
    }
}
