package dev.orebound.content.item;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * A number of one item that a chest or a cleared arena gives.
 *
 * @param item the id of an item
 * @param count how many, 0 to 20
 * @param percent how often there is any of it, 1 to 100
 */
public record Loot(String item, IntRange count, int percent) {

    public static List<Loot> readAll(JsonEntry entry, String field, ContentTable<Item> items) {
        List<Loot> loot = new ArrayList<>();
        for (JsonEntry line : entry.objects(field)) {
            loot.add(line.complete(new Loot(
                    line.reference("item", items),
                    IntRange.read(line, "count", 0, 20),
                    line.wholeOr("percent", 1, 100, 100))));
        }
        return List.copyOf(loot);
    }
}
