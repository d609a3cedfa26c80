package dev.orebound.content.terrain;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of terrain: one entry of {@code terrains.json}, for the layers {@code terrain} and {@code liquid} alike. The
 * first entry stands for no terrain. Its name is the text {@code terrain.<id>.name}.
 */
@Meaning("""
        Terrains: what may lie on a cell, for the layers terrain and liquid. The first entry is nothing, and passable, on both
        layers. Text: terrain.<id>.name.""")
public record Terrain(
        String id,

        @Field("one character that stands for it in dumps; unique")
        char glyph,

        @Field("layer on which it lies; terrain lies over liquid")
        TerrainLayer layer,

        @Field(
                "what is impassable stops walkers only, not sight or shots; an impassable liquid without peril is deep, and swimmers live in it")
        Passability passability,

        @Field(
                "10..100 %, default 100: share of the speed that is left; of terrain and liquid the slower counts, except on what carries")
        int pacePercent,

        @Field(
                "default none: what happens to a body there; impassable terrain with a peril stops nobody who is knocked or walks there on purpose, but walkers avoid it")
        Peril peril,

        @Field("optional: its glow") @Nullable LightSource light)
        implements TableEntry {

    public static final String FILE = "content/terrains.json";

    /** The two layers, of which the terrain lies above the liquid. */
    public enum TerrainLayer {
        TERRAIN,
        LIQUID
    }

    /** The ways in which terrain lets walkers pass. */
    public enum Passability {
        PASSABLE,
        IMPASSABLE,
        @Meaning("passable, whatever liquid lies beneath")
        CARRIES
    }

    /** The perils for a body that nothing carries. */
    public enum Peril {
        NONE,
        BURNS,
        SWALLOWS
    }

    /** Returns true if it blocks no walker; the liquid beneath it still may. */
    public boolean isPassable() {
        return passability != Passability.IMPASSABLE;
    }

    /** Returns true if it is a liquid too deep to walk in that harms nothing: swimming monsters live in it. */
    public boolean isDeep() {
        return isLiquid() && !isPassable() && peril == Peril.NONE;
    }

    public boolean isLiquid() {
        return layer == TerrainLayer.LIQUID;
    }

    /**
     * Returns true if walkers can cross a floor cell on which this lies over a liquid: a bridge carries them over deep
     * liquid.
     */
    public boolean isWalkableOver(Terrain liquid) {
        return passability == Passability.CARRIES || (isPassable() && liquid.isPassable());
    }

    /**
     * Returns the share of a walker's speed that is left if this lies over a liquid, above 0, at most 1: the slower of
     * both counts.
     */
    public float paceOver(Terrain liquid) {
        int percent = passability == Passability.CARRIES ? pacePercent : Math.min(pacePercent, liquid.pacePercent);
        return percent / 100f;
    }

    /** Complains of a terrain in a field that walkers cannot pass. */
    public static void requirePassable(JsonEntry entry, String field, String id, ContentTables tables) {
        ContentTable<Terrain> terrains = tables.of(Terrain.class);
        if (terrains.has(id) && !terrains.get(id).isPassable()) {
            entry.complain(field, QuotedText.inQuotes(id) + " is impassable; give what can be walked on");
        }
    }

    /** Complains of a terrain that lies on the other layer. */
    public static void requireLayer(
            JsonEntry entry, String field, String id, TerrainLayer layer, ContentTables tables) {
        ContentTable<Terrain> terrains = tables.of(Terrain.class);
        if (terrains.has(id) && terrains.get(id).layer() != layer) {
            List<String> fitting = terrains.asList().stream()
                    .filter(terrain -> terrain.layer() == layer)
                    .map(Terrain::id)
                    .toList();
            entry.complain(field, QuotedText.inQuotes(id) + " lies on the other layer; give one of " + fitting);
        }
    }

    /** Returns true if there is a terrain of this id, and it is a liquid. */
    public static boolean isLiquid(String id, ContentTables tables) {
        ContentTable<Terrain> terrains = tables.of(Terrain.class);
        return terrains.has(id) && terrains.get(id).isLiquid();
    }
}
