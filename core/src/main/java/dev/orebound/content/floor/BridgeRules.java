package dev.orebound.content.floor;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.terrain.Terrain;
/**
 * For {@code Bridges}. The file's manual says what each number does.
 *
 * @param terrain the id of what carries
 * @param length of a bridge, in cells
 * @param leastSavedSteps by which the way round is longer
 * @param most on a floor
 * @param tries to find them
 */
public record BridgeRules(String terrain, IntRange length, int leastSavedSteps, int most, int tries) {
    static BridgeRules read(JsonEntry entry, ContentTable<Terrain> terrains) {
        String terrain = Terrain.reference(entry, "terrain", terrains, Terrain.Layer.TERRAIN);
        if (terrains.has(terrain) && terrains.get(terrain).passability() != Terrain.Passability.CARRIES) {
            entry.complain("terrain", JsonEntry.quote(terrain) + " carries nobody; give what does");
        }
        BridgeRules rules = new BridgeRules(
                terrain,
                IntRange.read(entry, "length", 1, 40),
                entry.whole("least_saved_steps", 1, 500),
                entry.whole("most", 0, 40),
                entry.whole("tries", 0, 500));
        entry.rejectUnknownFields();
        return rules;
    }
}
