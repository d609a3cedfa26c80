package dev.orebound.content;

import java.util.ArrayList;
import java.util.List;

/**
 * So many of one item, as a chest or a cleared arena gives them.
 *
 * @param item the id of an item
 * @param count how many, 0 to 20
 * @param percent how often there is any of it, 1 to 100
 */
public record Loot(String item, Range count, int percent) {

    static List<Loot> readAll(Entry entry, String field, Table<Item> items) {
        List<Loot> loot = new ArrayList<>();
        for (Entry line : entry.objects(field)) {
            loot.add(new Loot(
                    line.reference("item", items),
                    Range.read(line, "count", 0, 20),
                    line.has("percent") ? line.whole("percent", 1, 100) : 100));
            line.rejectUnknownFields();
        }
        return List.copyOf(loot);
    }
}
