package dev.orebound.content.floor;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;

/**
 * Something small that happens in a room when its chest is opened. What the player is told is the text
 * {@code happening.<id>.told}.
 *
 * @param effect what happens
 * @param percent how many of a hundred chests that stand in no trap room hold it, 1 to 100
 * @param ticks for which it lasts once it has reached its height, 60 to 7200
 * @param spreadTicks of a flood: from one ring of cells to the next; of darkness: until all light is gone; as long again on
 *     the way back, 1 to 240
 * @param cells that a flood reaches at most, 1 to 400; 0 for darkness
 * @param liquid the id of the terrain that a flood spreads; empty for darkness
 */
public record ChestHappening(
        String id, Effect effect, int percent, int ticks, int spreadTicks, int cells, String liquid)
        implements TableEntry {

    /** The effects that opening a chest can have. */
    public enum Effect {
        /** A shallow liquid spreads from the chest over the dry cells of its room, and drains off again. */
        FLOODS,
        /** Torches, ore and whatever else glows in the room go dark, and light up again. Fire stays bright. */
        DARKENS
    }

    static ContentTable<ChestHappening> readAll(JsonEntry root, ContentTable<Terrain> terrains) {
        List<ChestHappening> happenings = new ArrayList<>();
        int percent = 0;
        for (JsonEntry entry : root.entries()) {
            ChestHappening happening = read(entry, terrains);
            happenings.add(happening);
            percent += happening.percent;
            if (percent > 100) {
                entry.complain("percent", "with those before it comes to " + percent + "; give at most 100 together");
            }
        }
        return new ContentTable<>(happenings);
    }

    private static ChestHappening read(JsonEntry entry, ContentTable<Terrain> terrains) {
        Effect effect = entry.choice("does", Effect.class);
        boolean isFlood = effect == Effect.FLOODS;
        String liquid = isFlood ? entry.reference("liquid", terrains) : "";
        if (terrains.has(liquid)
                && !(terrains.get(liquid).isLiquid() && terrains.get(liquid).isPassable())) {
            entry.complain(
                    "liquid", QuotedText.inQuotes(liquid) + " is no passable liquid; give one that can be waded");
        }
        return entry.complete(new ChestHappening(
                entry.name(),
                effect,
                entry.whole("percent", 1, 100),
                entry.whole("ticks", 60, 7200),
                entry.whole("spread_ticks", 1, 240),
                isFlood ? entry.whole("cells", 1, 400) : 0,
                liquid));
    }
}
