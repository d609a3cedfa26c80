package dev.orebound.content.item;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import java.util.List;

/**
 * A kind of ore, one for each element. Its name is the text {@code ore.<id>.name}.
 *
 * @param sprite the key of the standing ore's pictures
 * @param shardSprite the key of the picture of what drops
 * @param hardness damage by the pick that breaks it, 1 to 999
 * @param yield how many shards it drops, each one measure in a flask
 * @param wardenYield how many shards a warden drops on a floor whose primary ore it is
 * @param light what it glows with
 * @param thrown what a flask of it does that the player throws; a lob
 */
public record Ore(
        String id,
        String sprite,
        String shardSprite,
        int hardness,
        IntRange yield,
        IntRange wardenYield,
        LightSource light,
        Attack thrown)
        implements TableEntry {

    /** No more kinds than this: one for each of the alchemist's flasks. */
    public static final int MOST_KINDS = 4;

    public static final String FILE = "content/ores.json";

    public static ContentTable<Ore> readAll(Assets assets, List<String> complaints) {
        return ContentTable.read(
                assets,
                FILE,
                complaints,
                entry -> entry.complete(new Ore(
                        entry.name(),
                        entry.word("sprite"),
                        entry.word("shard_sprite"),
                        entry.whole("hardness", 1, 999),
                        IntRange.read(entry, "yield", 1, 20),
                        IntRange.read(entry, "warden_yield", 1, 60),
                        LightSource.read(entry.object("light")),
                        Attack.read(entry.object("thrown")))));
    }
}
