package dev.orebound.content.floor;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * For {@code FloodLakes} and {@code SpreadTerrain}: patches of one terrain or liquid.
 *
 * @param terrain the id of what can be walked on
 * @param near what each begins near to, or null
 */
public record PatchRules(
        String terrain,
        CountByDepth count,
        SpreadRules spread,
        PatchGround ground,
        @Nullable Near near) {
    /** The ground to which a patch keeps. */
    public enum PatchGround {
        ANY,
        OPEN,
        BY_ROCK
    }

    /**
     * Nearness to something.
     *
     * @param terrain its id
     * @param steps at most so many, diagonals counted as one, whatever lies between
     */
    public record Near(String terrain, int steps) {}

    static List<PatchRules> readAll(List<JsonEntry> entries, ContentTable<Terrain> terrains) {
        List<PatchRules> patches = new ArrayList<>();
        for (JsonEntry entry : entries) {
            String terrain = readPassable(entry, terrains);
            patches.add(entry.complete(new PatchRules(
                    terrain,
                    CountByDepth.read(entry, "count"),
                    SpreadRules.read(entry),
                    entry.choice("ground", PatchGround.class),
                    entry.has("near") ? readNear(entry.object("near"), terrain, terrains) : null)));
        }
        return patches;
    }

    /** Liquids come first: a puddle cannot ask for what will only lie on it. */
    private static Near readNear(JsonEntry entry, String patch, ContentTable<Terrain> terrains) {
        boolean isPuddle = terrains.has(patch) && terrains.get(patch).isLiquid();
        return entry.complete(new Near(
                Terrain.reference(entry, "terrain", terrains, isPuddle ? Terrain.TerrainLayer.LIQUID : null),
                entry.whole("steps", 1, 10)));
    }

    /** Reads the field "terrain": a terrain that can be strewn about because it is passable. */
    static String readPassable(JsonEntry entry, ContentTable<Terrain> terrains) {
        String id = entry.reference("terrain", terrains);
        if (terrains.has(id) && !terrains.get(id).isPassable()) {
            entry.complain("terrain", QuotedText.inQuotes(id) + " is impassable; give what can be walked on");
        }
        return id;
    }

    /**
     * The spread of terrain from its first cell, generation by generation, to each neighbouring cell with a chance that
     * falls.
     *
     * @param startPercent the chance in the first generation, 0 to 100
     * @param fallPercent what it loses with each, 1 to 100
     */
    public record SpreadRules(int startPercent, int fallPercent) {
        static SpreadRules read(JsonEntry entry) {
            return new SpreadRules(entry.whole("start_percent", 0, 100), entry.whole("fall_percent", 1, 100));
        }
    }
}
