package dev.orebound.content.floor;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
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
        Ground ground,
        @Nullable Near near) {
    /** Where a patch keeps to. */
    public enum Ground {
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
            patches.add(new PatchRules(
                    terrain,
                    CountByDepth.read(entry, "count"),
                    SpreadRules.read(entry),
                    entry.choice("ground", Ground.class),
                    entry.has("near") ? readNear(entry.object("near"), terrain, terrains) : null));
            entry.rejectUnknownFields();
        }
        return patches;
    }

    /** Liquids come first: a puddle cannot ask for what will only lie on it. */
    private static Near readNear(JsonEntry entry, String patch, ContentTable<Terrain> terrains) {
        boolean isPuddle = terrains.has(patch) && terrains.get(patch).isLiquid();
        Near near = new Near(
                Terrain.reference(entry, "terrain", terrains, isPuddle ? Terrain.Layer.LIQUID : null),
                entry.whole("steps", 1, 10));
        entry.rejectUnknownFields();
        return near;
    }

    /** The field "terrain": something that can be strewn about, since it stands in nobody's way. */
    static String readPassable(JsonEntry entry, ContentTable<Terrain> terrains) {
        String id = entry.reference("terrain", terrains);
        if (terrains.has(id) && !terrains.get(id).isPassable()) {
            entry.complain("terrain", JsonEntry.quote(id) + " is impassable; give what can be walked on");
        }
        return id;
    }
}
