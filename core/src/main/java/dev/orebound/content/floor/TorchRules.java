package dev.orebound.content.floor;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.terrain.Terrain;
/**
 * For {@code Torches}. The file's manual says what each number does.
 *
 * @param terrain the id of what burns on the rock
 * @param leastApart between two, in cells
 * @param tries for a place of one
 */
public record TorchRules(String terrain, CountByDepth count, int leastApart, int tries) {
    static TorchRules read(JsonEntry entry, ContentTable<Terrain> terrains) {
        TorchRules rules = new TorchRules(
                Terrain.reference(entry, "terrain", terrains, Terrain.Layer.TERRAIN),
                CountByDepth.read(entry, "count"),
                entry.whole("least_apart", 1, 60),
                entry.whole("tries", 1, 200));
        entry.rejectUnknownFields();
        return rules;
    }
}
