package dev.orebound.content.item;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of item that lies about and is picked up. Its name is the text {@code item.<id>.name}.
 *
 * @param sprite the key of its picture
 * @param effect what picking it up does
 * @param amount of the effect, 1 to 999
 * @param ore the id of the ore that an effect {@code ore} fills, else null
 * @param light what it glows with
 */
public record Item(
        String id,
        String sprite,
        ItemEffect effect,
        int amount,
        @Nullable String ore,
        LightSource light) implements TableEntry {

    public static final String FILE = "content/items.json";

    public static ContentTable<Item> readAll(Assets assets, ContentTable<Ore> ores, List<String> complaints) {
        List<Item> items = new ArrayList<>();
        for (JsonEntry entry : JsonEntry.root(assets, FILE, complaints).entries()) {
            ItemEffect effect = entry.choice("effect", ItemEffect.class);
            items.add(entry.complete(new Item(
                    entry.name(),
                    entry.word("sprite"),
                    effect,
                    entry.whole("amount", 1, 999),
                    effect == ItemEffect.ORE ? entry.reference("ore", ores) : null,
                    LightSource.read(entry.object("light")))));
        }
        return new ContentTable<>(items);
    }

    /** The effects of picking up an item. */
    public enum ItemEffect {
        /** Gives back health. */
        HEAL,
        /** Fills the flask of an ore. */
        ORE,
        /** Opens the exits of a floor whose warden held it. */
        KEY,
        /** Permanently shows so many more rows of the descent than the next. */
        LENS,
        /** Shows so many rows of the descent below, once. */
        MAP
    }
}
