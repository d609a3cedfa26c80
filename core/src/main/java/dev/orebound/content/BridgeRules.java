package dev.orebound.content;

/**
 * For {@code Bridges}. The file's manual says what each number does.
 *
 * @param terrain the id of what carries
 * @param length of a bridge, in cells
 * @param leastSavedSteps by which the way round is longer
 * @param most on a floor
 * @param tries to find them
 */
public record BridgeRules(String terrain, Range length, int leastSavedSteps, int most, int tries) {
    static BridgeRules read(Entry entry, Table<Terrain> terrains) {
        String terrain = Terrain.reference(entry, "terrain", terrains, Terrain.Layer.TERRAIN);
        if (terrains.has(terrain) && terrains.get(terrain).passability() != Terrain.Passability.CARRIES) {
            entry.complain("terrain", Entry.quote(terrain) + " carries nobody; give what does");
        }
        BridgeRules rules = new BridgeRules(
                terrain,
                Range.read(entry, "length", 1, 40),
                entry.whole("least_saved_steps", 1, 500),
                entry.whole("most", 0, 40),
                entry.whole("tries", 0, 500));
        entry.rejectUnknownFields();
        return rules;
    }
}
