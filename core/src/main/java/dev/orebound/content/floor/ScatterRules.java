package dev.orebound.content.floor;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;

/**
 * The numbers of {@code ScatterLoot}: how much small treasure lies on a floor, what it is, and by which ways it is scattered.
 */
public record ScatterRules(
        @Field("0..400: pieces for a thousand cells of rooms")
        int density,

        @Field("0..40: pieces in one room") int mostInRoom,

        @Field("1..100: weight factor of what fills the flask of the primary ore")
        int primaryTimes,

        @Field("1..99 items: that can be drawn") List<Ticket> items,

        @Field("ways of scattering, one of which is drawn for a floor")
        List<MethodTicket> ways)
        implements Checked {
    private static final int DEEPEST = 17;

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
            @Field("1..7: kinds of item on a floor, at most")
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
        for (int depth = 1; depth <= DEEPEST; depth++) {
            int at = depth;
            if (ways.stream().noneMatch(way -> way.depths().holds(at))) {
                entry.complain("ways", "has none for depth " + depth + "; give one whose depths hold it");
                return;
            }
        }
    }
}
