package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import org.jspecify.annotations.Nullable;

/**
 * What a cell does to a body that stands on it.
 *
 * @param spot what the cell must be
 * @param inflicts the status that it brings, or null
 * @param damage that it does besides, 0 to 99, each time
 * @param everyTicks how often, 1 to 600
 * @param gives what a body that stands there brings to the ground by that, or null
 */
public record ContactRule(
        GroundCondition spot,
        @Nullable TimedStatus inflicts,
        int damage,
        int everyTicks,
        @Nullable GroundInfluence gives) {

    static ContactRule read(JsonEntry entry, ContentTable<Terrain> terrains) {
        ContactRule touch = new ContactRule(
                GroundCondition.read(entry, terrains),
                entry.has("inflicts") ? TimedStatus.read(entry.object("inflicts")) : null,
                entry.has("damage") ? entry.whole("damage", 0, 99) : 0,
                entry.has("every_ticks") ? entry.whole("every_ticks", 1, 600) : 60,
                entry.has("gives") ? entry.choice("gives", GroundInfluence.class) : null);
        entry.rejectUnknownFields();
        return touch;
    }
}
