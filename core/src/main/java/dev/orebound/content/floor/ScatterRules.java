package dev.orebound.content.floor;

import dev.orebound.content.item.Item;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;

/**
 * The numbers of {@code ScatterLoot}: how much loot lies on a floor, what it is, and by which ways it is scattered.
 * Small treasure has numbers of its own.
 */
public record ScatterRules(
        @Field("0..400: pieces for a thousand bare cells of rooms")
        int density,

        @Field("0..40: pieces in one room") int mostInRoom,

        @Field("1..100: weight factor of what fills the flask of the primary ore")
        int primaryTimes,

        @Field("1..99 items: that can be drawn, none of them small")
        List<Ticket> items,

        @Field("ways of scattering, one of which is drawn for a floor")
        List<MethodTicket> ways,

        @Field("0..4, default 1: pages of the story in each region of a run, each on another floor")
        int pagesARegion,

        @Field("optional: small treasure, beside the other loot; none if left out")
        SmallTreasureRules small)
        implements Checked {
    private static final int DEEPEST = 17;

    /** How much small treasure lies on a floor, what it is, and by which ways it is scattered. */
    public record SmallTreasureRules(
            @Field("0..200: pieces for a thousand cells of rooms")
            int density,

            @Field("1..99 items: that can be drawn for a heap, all of them small")
            List<Ticket> items,

            @Field("ways of scattering, one of which is drawn for a floor")
            List<MethodTicket> ways) {
        /** No small treasure at all. */
        public static final SmallTreasureRules NONE = new SmallTreasureRules(0, List.of(), List.of());
    }

    /** The weight of an item, compared with the others. */
    public record Ticket(
            @Field("id in items.json: an item") String item,
            @Field("1..1000: weight") int tickets) {}

    /** The share of draws that a way of scattering has, and the depths at which it can be drawn. */
    public record MethodTicket(
            @Field("1..1000: weight") int tickets,

            @Field("1..17, default 1..17: depths at which it is drawn")
            IntRange depths,

            @Field("how pieces are scattered") ScatterMethod way) {}

    /** A way of scattering loot, with its numbers. */
    public sealed interface ScatterMethod permits TogethernessRules, BrownianWalkRules {}

    /** Pieces are strewn evenly, then move until like lies beside like. */
    @Meaning(value = "heaps of like pieces", word = "togetherness")
    public record TogethernessRules(
            @Field("1..7: states of a cell besides nothing, each with its own item; small treasure draws one for "
                    + "each heap")
            int states,

            @Field("1..64 cells: of a move, to each side") int range,

            @Field("1..9999: one move in so many is random") int lossy,

            @Field("0..2000: moves that each piece considers on average; more gives larger heaps, a longer range fewer")
            int steps)
            implements ScatterMethod {}

    /** Walkers step about at random and drop a piece now and then. */
    @Meaning(value = "trails of spilled ore along random walks", word = "brownian_walk")
    public record BrownianWalkRules(
            @Field("1..40: of one trail") IntRange pieces,

            @Field("1..40 steps: from one piece to the next")
            int stepsAPiece)
            implements ScatterMethod {}

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        checkDepths("ways", ways, entry);
        checkItems("items", items, false, entry, tables);
        if (small.density() > 0) {
            checkDepths("small", small.ways(), entry);
            checkItems("small", small.items(), true, entry, tables);
        }
    }

    private static void checkDepths(String field, List<MethodTicket> ways, JsonEntry entry) {
        for (int depth = 1; depth <= DEEPEST; depth++) {
            int at = depth;
            if (ways.stream().noneMatch(way -> way.depths().holds(at))) {
                entry.complain(field, "has none for depth " + depth + "; give one whose depths hold it");
                return;
            }
        }
    }

    /** Complains of an item that is small though it must not be, or the other way round. */
    private static void checkItems(
            String field, List<Ticket> tickets, boolean areSmall, JsonEntry entry, ContentTables tables) {
        ContentTable<Item> items = tables.of(Item.class);
        for (Ticket ticket : tickets) {
            int item = items.indexOf(ticket.item());
            if (item >= 0 && items.at(item).isSmall() != areSmall) {
                entry.complain(
                        field,
                        ticket.item() + (areSmall ? " is not small" : " is small")
                                + "; small items are for \"small\" alone");
                return;
            }
        }
    }
}
