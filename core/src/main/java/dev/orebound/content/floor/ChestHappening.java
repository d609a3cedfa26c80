package dev.orebound.content.floor;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.Terrain;

/**
 * Something small that happens in a room when its chest is opened. What the player is told is the text
 * {@code happening.<id>.told}.
 */
public record ChestHappening(
        String id,
        @Field(value = "what happens", name = "does") Effect effect,

        @Field("1..100 %: share of chests outside trap rooms that hold it; at most 100 in all")
        int percent,

        @Field("60..7200 ticks: duration of its height") int ticks,

        @Field("1..240 ticks: from ring to ring of a flood, or until all light is gone; as long again on the way back")
        int spreadTicks,

        @Field("1..400 cells, default 0: most that a flood reaches; for a flood only")
        int cells,

        @Field("id in terrains.json, default -: a passable liquid; for a flood only")
        String liquid)
        implements TableEntry, Checked {

    /** The liquid of a happening that has none. */
    private static final String NO_LIQUID = "-";

    /** The effects that opening a chest can have. */
    public enum Effect {
        @Meaning("a shallow liquid spreads over the dry cells of the room, and drains")
        FLOODS,
        @Meaning("torches, ore and lava go dark, fire does not")
        DARKENS
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        boolean isFlood = effect == Effect.FLOODS;
        if (isFlood != (cells > 0)) {
            entry.complain("cells", cells + "; give 1..400 for a flood, and leave it out for anything else");
        }
        if (isFlood == liquid.equals(NO_LIQUID)) {
            entry.complain("liquid", "is missing, or not for this; give one for a flood, and leave it out otherwise");
        } else if (isFlood && !Terrain.isLiquid(liquid, tables)) {
            entry.complain("liquid", QuotedText.inQuotes(liquid) + " is not a liquid; give one that can be waded");
        } else if (isFlood) {
            Terrain.requirePassable(entry, "liquid", liquid, tables);
        }
    }
}
