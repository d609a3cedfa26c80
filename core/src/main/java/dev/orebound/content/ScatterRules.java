package dev.orebound.content;

import java.util.ArrayList;
import java.util.List;

/**
 * What lies about on a floor, for {@code ScatterLoot}.
 *
 * @param density pieces for a thousand cells of rooms
 * @param states how many kinds there are on a floor at most; like draws to like
 * @param range cells to each side within which a piece moves in one move
 * @param lossy one in so many moves is made although it brings nothing together
 * @param steps moves that each piece considers on average
 * @param mostInRoom pieces that stay in one room
 * @param primaryTimes how many times likelier what fills the flask of the floor's primary ore is
 * @param items what it may be
 */
public record ScatterRules(
        int density,
        int states,
        int range,
        int lossy,
        int steps,
        int mostInRoom,
        int primaryTimes,
        List<Ticket> items) {

    /** How likely an item is, compared with the others. */
    public record Ticket(String item, int tickets) {}

    public ScatterRules {
        items = List.copyOf(items);
    }

    static ScatterRules read(Entry entry, Table<Item> items) {
        ScatterRules rules = new ScatterRules(
                entry.whole("density", 0, 400),
                entry.whole("states", 1, 7),
                entry.whole("range", 1, 64),
                entry.whole("lossy", 1, 9999),
                entry.whole("steps", 0, 100),
                entry.whole("most_in_room", 0, 40),
                entry.whole("primary_times", 1, 100),
                readTickets(entry, items));
        entry.rejectUnknownFields();
        return rules;
    }

    private static List<Ticket> readTickets(Entry entry, Table<Item> items) {
        List<Ticket> tickets = new ArrayList<>();
        for (Entry line : entry.objects("items")) {
            tickets.add(new Ticket(line.reference("item", items), line.whole("tickets", 1, 1000)));
            line.rejectUnknownFields();
        }
        if (tickets.isEmpty()) {
            entry.complain("items", "is empty; give at least one item");
        }
        return tickets;
    }
}
