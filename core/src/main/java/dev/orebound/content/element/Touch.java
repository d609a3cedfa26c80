package dev.orebound.content.element;

import dev.orebound.content.Entry;
import dev.orebound.content.Table;
import dev.orebound.content.Terrain;
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
public record Touch(
        Spot spot,
        @Nullable Infliction inflicts,
        int damage,
        int everyTicks,
        @Nullable Influence gives) {

    static Touch read(Entry entry, Table<Terrain> terrains) {
        Touch touch = new Touch(
                Spot.read(entry, terrains),
                entry.has("inflicts") ? Infliction.read(entry.object("inflicts")) : null,
                entry.has("damage") ? entry.whole("damage", 0, 99) : 0,
                entry.has("every_ticks") ? entry.whole("every_ticks", 1, 600) : 60,
                entry.has("gives") ? entry.choice("gives", Influence.class) : null);
        entry.rejectUnknownFields();
        return touch;
    }
}
