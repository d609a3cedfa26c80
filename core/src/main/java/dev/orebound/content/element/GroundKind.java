package dev.orebound.content.element;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of ground that the elements make of a cell for a while: one entry of {@code grounds.json}. Its name is the
 * text {@code ground.<id>.name}, what it does the text {@code ground.<id>.words}.
 */
@Meaning("""
        Grounds: what the elements make of a cell for a while. A cell holds at most one ground of each slot. How \
        grounds come
        about and what they do to bodies is in elements.json. Texts: ground.<id>.name, and ground.<id>.words for what \
        it does.
        A second has 60 ticks.""")
public record GroundKind(
        String id,

        @Field("the part of a cell that it takes") GroundSlot slot,

        @Field("1..3600 ticks: longest time for which it lasts in all, whatever makes it; above 240 only with the "
                + "trait lasting")
        int longestTicks,

        @Field("optional: further traits") List<GroundTrait> traits,

        @Field("ids in terrains.json, optional: liquids that it covers; left out: a surface forms on floor without "
                + "liquid")
        List<String> covers,

        @Field("id in grounds.json, optional: what it becomes at its end; no row of these leads back to itself")
        @Nullable
        String then,

        @Field("0..3600 ticks, default 0: for how long that lasts")
        int thenTicks,

        @Field("optional: the burst at its end") @Nullable GroundBurst bursts,

        @Field("optional: how it blows, in the direction in which it was laid; for the slot surface alone") @Nullable
        GroundWind blows,

        @Field(value = "rrggbb: its colour on overlays and in the air", name = "colour")
        int rgb)
        implements TableEntry, Checked {

    public static final String FILE = "content/grounds.json";

    /** The longest time for which a ground lasts that is not declared lasting, in ticks. */
    public static final int LONGEST_BRIEF_TICKS = 240;

    /** The parts of a cell that a ground can take. */
    public enum GroundSlot {
        @Meaning("the air over the cell")
        AIR,
        @Meaning("its surface, over any terrain and liquid")
        SURFACE,
        @Meaning("what grows on it, and burns")
        FIRE,
        @Meaning("the charge that its water carries")
        CHARGE;

        /** The number of slots. */
        public static final int COUNT = values().length;
    }

    /** Further traits of a ground. */
    public enum GroundTrait {
        @Meaning("it may last for more than 240 ticks, and starts anew when it is made anew")
        LASTING,
        @Meaning("it carries walkers over the liquid beneath; over deep liquid it holds while a body stands on it")
        CARRIES,
        @Meaning("it stops bodies, shots and sight; it never forms on a body, in or beside a doorway, or where it "
                + "could cut a way off")
        SOLID,
        @Meaning("nobody sees into or out of it from more than a step away")
        CONCEALS,
        @Meaning("bodies slide on it")
        SLIPPERY,
        @Meaning("it sets neighbours alight on which fire makes the same ground, and burns down what grows there")
        SPREADS
    }

    /** The burst at the end of a ground. It hits everybody near it, once for all cells that burst in a tick. */
    @Meaning(value = "a burst", home = "grounds.json")
    public record GroundBurst(
            @Field("0.5..3 cells: distance from the middle of a cell to which it reaches")
            float radiusCells,

            @Field("1..99: health that it takes, before armour")
            int damage,

            @Field("0..6 cells: how far a body of weight 1 slides over free ground")
            float pushCells,

            @Field("0..240 ticks, default 0: time for which it keeps bodies from acting")
            int staggerTicks,

            @Field("0..999, default 0: damage to ore within")
            int oreDamage,

            @Field("optional: influence that it brings to the cells within") @Nullable
            GroundInfluence influence) {}

    /** The wind of a ground. It carries what is over it along. */
    @Meaning(value = "a wind", home = "grounds.json")
    public record GroundWind(
            @Field("0..6 cells/s: speed at which it pushes a body of weight 1")
            float pushSpeed,

            @Field("0..6 cells/s: speed at which it carries shots along")
            float shotSpeed,

            @Field("1..60 ticks: time in which clouds, and fire that finds something to burn, go on by a cell")
            int driftTicks) {}

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (longestTicks > LONGEST_BRIEF_TICKS && !is(GroundTrait.LASTING)) {
            entry.complain(
                    "longest_ticks",
                    "is " + longestTicks + "; give at most " + LONGEST_BRIEF_TICKS + ", or the trait lasting");
        }
        boolean isSurface = slot == GroundSlot.SURFACE;
        if (!isSurface && (is(GroundTrait.CARRIES) || is(GroundTrait.SOLID) || is(GroundTrait.SLIPPERY))) {
            entry.complain("traits", "has carries, solid or slippery, which are for the slot surface; leave them out");
        }
        if (slot != GroundSlot.AIR && is(GroundTrait.CONCEALS)) {
            entry.complain("traits", "has conceals, which is for the slot air; leave it out");
        }
        if (slot != GroundSlot.FIRE && is(GroundTrait.SPREADS)) {
            entry.complain("traits", "has spreads, which is for the slot fire; leave it out");
        }
        if ((then == null) != (thenTicks == 0)) {
            entry.complain("then_ticks", "goes with then; give both or neither");
        }
        if (!isSurface && blows != null) {
            entry.complain("blows", "is for the slot surface; leave it out");
        }
        if (returnsToItself(tables.of(GroundKind.class))) {
            entry.complain("then", "leads back to " + id + ", which would never end; give another, or leave it out");
        }
    }

    private boolean returnsToItself(ContentTable<GroundKind> all) {
        String next = then;
        for (int i = 0; i < all.size() && next != null && all.has(next); i++) {
            if (next.equals(id)) {
                return true;
            }
            next = all.get(next).then;
        }
        return false;
    }

    /** Returns true if it has a trait. */
    public boolean is(GroundTrait trait) {
        return traits.contains(trait);
    }
}
