package dev.orebound.content.item;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * So many of one item, as a chest or a cleared arena gives them.
 *
 * @param item the id of an item
 * @param count how many, 0 to 20
 * @param percent how often there is any of it, 1 to 100
 */
public record Loot(String item, IntRange count, int percent) {

    public static List<Loot> readAll(JsonEntry entry, String field, ContentTable<Item> items) {
        List<Loot> loot = new ArrayList<>();
        for (JsonEntry line : entry.objects(field)) {
            loot.add(new Loot(
                    line.reference("item", items),
                    IntRange.read(line, "count", 0, 20),
                    line.has("percent") ? line.whole("percent", 1, 100) : 100));
            line.rejectUnknownFields();
        }
        return List.copyOf(loot);
    }
}
