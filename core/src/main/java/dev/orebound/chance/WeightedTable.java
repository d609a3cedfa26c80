package dev.orebound.chance;

import java.util.ArrayList;
import java.util.List;

/** A draw among things of which some are likelier than others. */
public final class WeightedTable<T> {
    private final List<T> prizes = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    private int tickets;

    /**
     * Adds something that may be drawn.
     *
     * @param tickets how likely, compared with the others; 0 is never
     */
    public void add(T prize, int tickets) {
        if (tickets < 0) {
            throw new IllegalArgumentException(tickets + " tickets for " + prize);
        }
        this.tickets += tickets;
        prizes.add(prize);
        ends.add(this.tickets);
    }

    /** True if nothing can be drawn. */
    public boolean isEmpty() {
        return tickets == 0;
    }

    /**
     * Draws one; it stays in the raffle.
     *
     * @throws IllegalStateException if the raffle is empty
     */
    public T draw(RandomStream stream) {
        if (isEmpty()) {
            throw new IllegalStateException("a raffle without tickets");
        }
        int ticket = stream.below(tickets);
        int prize = 0;
        while (ends.get(prize) <= ticket) {
            prize++;
        }
        return prizes.get(prize);
    }
}
