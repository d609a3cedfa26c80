package dev.orebound.content.monster;

import dev.orebound.content.item.Ore;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * A kind of golem that can be woken, one for each ore. Its name is that of its body.
 *
 * @param monster the id of the monster whose body it has; no horde has it
 * @param ore the id of the ore that wakes it; each ore has one golem
 * @param measures of it that waking takes, 1 to 999
 */
public record GolemKind(String id, String monster, String ore, int measures) implements TableEntry {
    public static final String FILE = "content/golems.json";

    public static ContentTable<GolemKind> readAll(
            Assets assets, ContentTable<Monster> monsters, ContentTable<Ore> ores, List<String> complaints) {
        return ContentTable.read(
                assets,
                FILE,
                complaints,
                entry -> entry.complete(new GolemKind(
                        entry.name(),
                        entry.reference("monster", monsters),
                        entry.reference("ore", ores),
                        entry.whole("measures", 1, 999))));
    }
}
